import type { Case } from '../../scenario/request.ts';
import { GIFTS, isRefused } from '../../scenario/rides/giving.ts';
import { onDuty, pool, take } from '../../scenario/rides/driving.ts';
import { edit } from '../../scenario/rides/editing.ts';
import {
  at,
  CARD,
  DAY,
  DETAILS,
  detailsPath,
  OTHER_RIDE,
  ride,
  ridePath,
  shift,
} from '../../scenario/rides/ride-documents.ts';
import { ada, dora, penny } from '../../scenario/rides/ride-people.ts';
import { takes } from '../../scenario/rides/ride-step.ts';
import { oneMore } from '../../scenario/unknown.ts';

const UNKNOWN = oneMore([]);
const strange = ride('requested', { state: UNKNOWN });
const onTheWay = ride('on_the_way', { state: UNKNOWN, card: { ...CARD, phone: '+49 30 9' } });
const renewed = { before: onTheWay, did: 'renew_card', changes: { card: CARD } };
const tomorrow = ride('requested', { kind: 'later', pickupAt: at(DAY), searchFrom: at(DAY) });
const asleep = { 'drivers/dan': shift({ name: 'Person dan', duty: UNKNOWN }) };

/** Rides and shifts in an unknown state, which only a mistake can have stored. The rules allow no change of them. */
export const UNKNOWN_STATE_CASES: readonly Case[] = [
  {
    title: 'a ride in an unknown state is not changed',
    seed: { ...onDuty(), [ridePath()]: strange, [detailsPath()]: DETAILS },
    permitted: { by: ada, does: { kind: 'get', path: ridePath() } },
    refused: {
      'by its passenger': takes(edit(penny, strange)),
      'by dispatch': takes(edit(ada, strange)),
    },
  },
  {
    title: 'the card of a ride in an unknown state is not renewed',
    seed: { ...onDuty(), [ridePath()]: onTheWay },
    permitted: { by: ada, does: { kind: 'get', path: ridePath() } },
    refused: {
      'by its driver': takes({ ...renewed, by: dora }),
      'by dispatch': takes({ ...renewed, by: ada }),
    },
  },
  {
    title: 'a ride in an unknown state holds no driver',
    seed: {
      ...onDuty({ ride: OTHER_RIDE }),
      ...pool,
      [ridePath(OTHER_RIDE)]: ride('on_the_way', { state: UNKNOWN }),
    },
    permitted: takes(take()),
    refused: { 'who arrives in four hours': takes(take(undefined, { etaAt: at(4 * 3600) })) },
  },
  ...GIFTS.flatMap((gift) => [isRefused(gift, 'a driver whose duty is unknown', ride('requested'), asleep)]),
  isRefused(GIFTS[1], 'a driver whose duty is unknown, a day ahead', tomorrow, asleep),
];
