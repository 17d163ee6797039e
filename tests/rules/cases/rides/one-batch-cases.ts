import { SERVER_TIME } from '../../scenario/datum.ts';
import { commits, set, update, writesOf, type Case, type Request } from '../../scenario/request.ts';
import { CUSTOMER_PATH, KNOWN } from '../../scenario/rides/customers.ts';
import { FIRM as PLAIN_FIRM } from '../../scenario/rides/firm.ts';
import { GIFTS, gives } from '../../scenario/rides/giving.ts';
import { assigns } from '../../scenario/rides/promising.ts';
import { books, newRide } from '../../scenario/rides/booking-request.ts';
import {
  CARD,
  endsDuty,
  idOf,
  NEXT_TURN,
  OTHER_RIDE,
  ride,
  ridePath,
  shift,
} from '../../scenario/rides/ride-documents.ts';
import { ada, olga } from '../../scenario/rides/ride-people.ts';
import { steppedRide, takes, type Taken } from '../../scenario/rides/ride-step.ts';

const FIRM = { ...PLAIN_FIRM, [CUSTOMER_PATH]: KNOWN };
const together = (by: Request['by'], ...requests: readonly Request[]): Request =>
  commits(by, ...requests.flatMap((one) => writesOf(one)));

const booked = (id: string, by = ada) => {
  const { rider, log, bookedBy } = newRide(`caller-${id}`, by.sub);
  return books({
    id,
    by,
    ride: { rider, log, bookedBy },
    details: { customer: idOf('caller') },
    rider: null,
  });
};
/** Ada books a ride for a passenger. The rules read fewer documents for it than for a caller's ride. */
const bookedForPenny = books({
  id: OTHER_RIDE,
  by: ada,
  ride: { rider: 'penny', log: newRide('penny', 'ada')['log'], bookedBy: ['dispatch', 'ada'] },
  rider: null,
});
const ended = (by = ada): Request =>
  commits(by, update('drivers/dan', { duty: 'off', ...NEXT_TURN }), endsDuty(by.sub, 'dan'));
const requested = ride('requested');
const assigned = (slot: string, others = {}) =>
  takes({ ...gives(GIFTS[1], requested), also: [update('drivers/dan', assigns(slot, others))] });

/** A ride that Dan has promised, and its recall. */
const promised = ride('accepted', { driver: 'dan', card: { ...CARD, name: 'Person dan' } });
const recall: Taken = {
  by: ada,
  before: promised,
  did: 'recall',
  changes: { state: 'requested', driver: null, card: null, searchFrom: SERVER_TIME, declined: ['dan'] },
};
const recalled: Request = commits(ada, set(ridePath(OTHER_RIDE), steppedRide(recall)));

const withShift = (changes = {}) => ({
  ...FIRM,
  'drivers/dan': shift({ name: 'Person dan', ...changes }),
  [ridePath()]: requested,
});
const SLOTS = { slots: { next: OTHER_RIDE }, claim: 'next' };

/** A write in a batch is judged by the documents before the batch, not by the other writes. */
export const ONE_BATCH_CASES: readonly Case[] = [
  {
    title: 'dispatch ends a shift whose pointer names a ride that is gone, and books that ride in one batch',
    seed: withShift({ ride: OTHER_RIDE }),
    permitted: together(ada, booked(OTHER_RIDE), ended()),
    refused: { 'not an auditor': together(olga, booked(OTHER_RIDE, olga), ended(olga)) },
  },
  {
    title: 'dispatch ends a shift with a promise of a ride that is gone, and books that ride in one batch',
    seed: withShift(SLOTS),
    permitted: together(ada, booked(OTHER_RIDE), ended()),
    refused: { 'not an auditor': together(olga, booked(OTHER_RIDE, olga), ended(olga)) },
  },
  {
    title: 'dispatch assigns a ride in a slot whose ride is gone, and books that ride in one batch',
    seed: withShift(SLOTS),
    permitted: together(ada, bookedForPenny, assigned('next')),
    refused: {
      'not in two slots': together(ada, bookedForPenny, assigned('next', { later1: OTHER_RIDE })),
    },
  },
  {
    title: 'dispatch assigns one ride in one slot with one batch',
    seed: { ...withShift(), [ridePath(OTHER_RIDE)]: requested },
    permitted: assigned('later1'),
    refused: {
      'not two': together(
        ada,
        commits(ada, set(ridePath(OTHER_RIDE), steppedRide(gives(GIFTS[1], requested)))),
        assigned('later1'),
      ),
    },
  },
  {
    title: 'a slot whose ride is recalled takes another ride only with a later batch',
    seed: { ...withShift(SLOTS), [ridePath(OTHER_RIDE)]: promised },
    permitted: together(ada, recalled, assigned('later1', { next: OTHER_RIDE })),
    refused: { 'not at once': together(ada, recalled, assigned('next')) },
  },
  {
    title: 'a shift from which a due promise is recalled ends only with a later batch',
    seed: { ...withShift(SLOTS), [ridePath(OTHER_RIDE)]: promised },
    permitted: recalled,
    refused: { 'not at once': together(ada, recalled, ended()) },
  },
  {
    title: 'a ride for a caller has an id of twenty characters',
    seed: FIRM,
    permitted: booked(OTHER_RIDE),
    refused: {
      'not of four': booked('ride'),
      'not of twenty-one': booked(`${OTHER_RIDE}0`),
      'not with a hyphen': booked('ride-000000000000000'),
    },
  },
];
