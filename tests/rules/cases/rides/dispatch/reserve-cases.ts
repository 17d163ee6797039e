import { SERVER_TIME } from '../../../scenario/datum.ts';
import { account, type Changes } from '../../../scenario/documents.ts';
import { update, type Case } from '../../../scenario/request.ts';
import { each } from '../../../scenario/wrong-values.ts';
import { isRefusedTo, onDuty } from '../../../scenario/rides/driving.ts';
import {
  at,
  CAR,
  CARD,
  DAY,
  OTHER_RIDE,
  ride,
  ridePath,
  shift,
  TERMS,
} from '../../../scenario/rides/ride-documents.ts';
import { ada, dan, dora, olga, penny, pia } from '../../../scenario/rides/ride-people.ts';
import { by, notSteps, takes, type Taken } from '../../../scenario/rides/ride-step.ts';

/** Dora promises a ride. */
const reserve = (before = ride('requested'), changes: Changes = {}, also: Taken['also'] = []): Taken => ({
  by: dora,
  before,
  did: 'reserve',
  changes: { state: 'accepted', driver: 'dora', card: CARD, offeredAt: undefined, ...changes },
  also,
});
const later = ride('requested', { pickupAt: at(DAY), searchFrom: at(DAY) });
const seeded = (before: Taken['before'], changes: Changes = {}) => ({
  ...onDuty(changes),
  [ridePath()]: before,
});

const notReserves = (taken: Taken) =>
  each(
    {
      'for another driver': { driver: 'dan' },
      'with another card': { card: { ...CARD, plate: 'B-XX 9' } },
      'without a card': { card: null },
      'with an estimate': { etaAt: at(300) },
      'as an offer': { offeredAt: SERVER_TIME },
      'as on the way': { state: 'on_the_way' },
      'with the search begun anew': { searchFrom: SERVER_TIME },
      'with somebody who declined': { declined: ['dan'] },
    },
    (altered) => takes(taken, altered),
  );

/** Step 6 of rides 3. */
export const RESERVE_CASES: readonly Case[] = [
  ...Object.entries({
    'a request': ride('requested'),
    'a request of tomorrow': later,
    'a ride that they are asked for': ride('offered'),
  }).map(([what, before]) => ({
    title: `a driver on duty promises ${what}`,
    seed: { ...seeded(before), 'drivers/dan': shift({ name: 'Person dan' }), 'vehicles/car-1': CAR },
    permitted: takes(reserve(before)),
    refused: {
      ...notSteps(reserve(before)),
      ...notReserves(reserve(before)),
      ...by(reserve(before), [penny, pia, dan, ada, olga]),
      'and takes a break': takes(
        reserve(before, {}, [
          update('drivers/dora', { duty: 'break', dutySince: SERVER_TIME, seenAt: SERVER_TIME }),
        ]),
      ),
      'and points at it': takes(
        reserve(before, {}, [update('drivers/dora', { ride: 'x', seenAt: SERVER_TIME })]),
      ),
    },
  })),
  {
    title: 'a driver who drives promises the next ride',
    seed: {
      ...seeded(ride('requested'), { ride: OTHER_RIDE }),
      [ridePath(OTHER_RIDE)]: ride('in_progress'),
    },
    permitted: takes(reserve()),
    refused: { 'as on the way': takes(reserve(), { state: 'on_the_way' }) },
  },
  {
    title: 'another driver promises what was not answered in time',
    seed: seeded(ride('offered', { driver: 'dan', offeredAt: at(-TERMS.offer) })),
    permitted: takes(reserve(ride('offered', { driver: 'dan', offeredAt: at(-TERMS.offer) }))),
    refused: {
      'for the one who was asked': takes(
        reserve(ride('offered', { driver: 'dan', offeredAt: at(-TERMS.offer) })),
        {
          driver: 'dan',
        },
      ),
    },
  },
  isRefusedTo(
    'another driver does not promise it before',
    seeded(ride('offered', { driver: 'dan', offeredAt: at(3600) })),
    reserve(ride('offered', { driver: 'dan', offeredAt: at(3600) })),
  ),
  ...(['break', 'off'] as const).map((duty) =>
    isRefusedTo(
      `a driver does not promise a ride with the duty ${duty}`,
      seeded(later, { duty }),
      reserve(later),
    ),
  ),
  isRefusedTo(
    'a dead request is not promised (rides R10)',
    seeded(ride('requested', { searchFrom: at(-TERMS.search) })),
    reserve(ride('requested', { searchFrom: at(-TERMS.search) })),
  ),
  isRefusedTo(
    'a request whose log is too long is not promised',
    seeded(ride('requested', { rev: 200 })),
    reserve(ride('requested', { rev: 200 })),
  ),
  isRefusedTo(
    'a rejected driver promises nothing',
    { ...seeded(later), ...account(dora, 'driver', { status: 'rejected' }) },
    reserve(later),
  ),
  ...(['accepted', 'on_the_way', 'arrived', 'in_progress', 'completed', 'cancelled', 'expired'] as const).map(
    (state) =>
      isRefusedTo(
        `a ride that is ${state} is not there to be promised`,
        seeded(ride(state)),
        reserve(ride(state)),
      ),
  ),
];
