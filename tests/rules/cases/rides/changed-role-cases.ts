import { SERVER_TIME } from '../../scenario/datum.ts';
import { account } from '../../scenario/documents.ts';
import { commits, get, update, type Case } from '../../scenario/request.ts';
import { onDuty, pool, take } from '../../scenario/rides/driving.ts';
import { detailed, edit } from '../../scenario/rides/editing.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { CARD, DETAILS, detailsPath, RIDE, ride, ridePath } from '../../scenario/rides/ride-documents.ts';
import { dora, penny, pia } from '../../scenario/rides/ride-people.ts';
import { takes } from '../../scenario/rides/ride-step.ts';
import { record, withRecord } from '../../scenario/rides/slots.ts';

const NUMBER = { phone: '+49 30 8', phoneKey: '308', phoneEnd: '308', keptAt: SERVER_TIME };
const keepsNumber = (who: typeof penny) => commits(who, update(`riders/${who.sub}`, NUMBER));

/** Dora has become a passenger, and her shift, with the pointer to a ride, is still stored. */
const noDriverAnyMore = { ...onDuty({ ride: RIDE }), ...account(dora, 'passenger') };

/** Approved people whose role has changed since they booked or drove: their old documents give them no rights. */
export const CHANGED_ROLE_CASES: readonly Case[] = [
  {
    title: 'a former driver does not drive, although their shift goes on',
    seed: { ...noDriverAnyMore, ...pool },
    permitted: { by: dora, does: get('drivers/dora') },
    refused: {
      'to take a ride': takes(take(undefined, {}, [])),
      'to promise a ride': takes({
        ...take(undefined, { state: 'accepted', card: CARD }, []),
        did: 'reserve',
      }),
      'to be seen': commits(dora, update('drivers/dora', { seenAt: SERVER_TIME })),
    },
  },
  {
    title: 'a former driver reads the ride that they drove, and takes no further step',
    seed: { ...noDriverAnyMore, [ridePath()]: ride('on_the_way'), [detailsPath()]: DETAILS },
    permitted: { by: dora, does: get(ridePath()) },
    refused: {
      'nor with a step': takes({
        by: dora,
        before: ride('on_the_way'),
        did: 'arrive',
        changes: { state: 'arrived', arrivedAt: SERVER_TIME },
      }),
      'nor with the details': { by: dora, does: get(detailsPath()) },
    },
  },
  {
    title: 'only a passenger saves a number',
    seed: { ...withRecord, 'riders/pia': record, ...account(penny, 'driver') },
    permitted: keepsNumber(pia),
    refused: { 'not who has become a driver': keepsNumber(penny) },
  },
  {
    title: 'a driver who was a passenger still changes the request that they booked',
    seed: {
      ...onDuty(),
      ...FIRM,
      ...account(penny, 'driver'),
      [ridePath()]: ride('requested'),
      [detailsPath()]: DETAILS,
    },
    permitted: takes(edit(penny)),
    refused: {
      'but no other driver does': takes(edit(dora)),
      'nor the details alone': commits(penny, ...detailed({})),
    },
  },
];
