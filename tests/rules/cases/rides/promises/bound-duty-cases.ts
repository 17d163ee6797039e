import { SERVER_TIME, type Data } from '../../../scenario/datum.ts';
import type { Changes } from '../../../scenario/documents.ts';
import { commits, set, update, writesOf, type Case, type Seed } from '../../../scenario/request.ts';
import { FIRM } from '../../../scenario/rides/firm.ts';
import { promised, DRIVER_SLOTS, taken } from '../../../scenario/rides/promising.ts';
import {
  at,
  CAR,
  idOf,
  OTHER_RIDE,
  ride,
  ridePath,
  shift,
  TERMS,
  type State,
  endsDuty,
  FIRST_TURN,
  NEXT_TURN,
} from '../../../scenario/rides/ride-documents.ts';
import { ada, dora } from '../../../scenario/rides/ride-people.ts';

const PROMISES = { slots: taken(DRIVER_SLOTS), claim: 'later2' };
/** A seed in which Dora has promised a ride of tomorrow in each slot. `others` may replace these rides. */
const seeded = (others: Seed): Seed => ({
  ...FIRM,
  'vehicles/car-1': CAR,
  'drivers/dora': shift(PROMISES),
  ...Object.assign({}, ...DRIVER_SLOTS.map((slot) => promised(slot))),
  ...others,
});
/** Dora’s shift from now on. */
const saves = (changes: Changes) =>
  commits(
    dora,
    set('drivers/dora', shift({ ...PROMISES, ...NEXT_TURN, seenAt: SERVER_TIME, ...changes })),
    endsDuty(),
  );
/** Dora’s first shift. */
const begins = (changes: Changes) =>
  commits(dora, set('drivers/dora', shift({ ...PROMISES, ...FIRST_TURN, ...changes })));
const ends = (more: Data = {}) =>
  commits(ada, update('drivers/dora', { duty: 'off', ...NEXT_TURN, ...more }), endsDuty('ada'));

/** The pick-up of a ride that is due in `seconds`. */
const dueIn = (seconds: number) => ({ pickupAt: at(TERMS.release + seconds) });
/** Rides in a slot that allow their driver to go off duty. */
const FREE: Readonly<Record<string, readonly [State, Changes]>> = {
  'that is not due': ['accepted', dueIn(3600)],
  'that is promised by another driver': ['accepted', { driver: 'dan' }],
  'whose search has begun anew': ['requested', {}],
  'that they are only asked for': ['offered', {}],
  'that is completed': ['completed', {}],
  'that was cancelled': ['cancelled', { driver: 'dora' }],
};

/** A driver stays on duty while a passenger relies on them (rides R35). */
export const BOUND_DUTY_CASES: readonly Case[] = [
  ...DRIVER_SLOTS.map((slot) => ({
    title: `a driver with a due promise in the slot ${slot} stays on duty`,
    seed: seeded({ [ridePath(idOf(slot))]: ride('accepted', dueIn(0)) }),
    permitted: saves({ phone: '+49 30 2' }),
    refused: {
      'and takes no break': saves({ duty: 'break' }),
      'nor goes off duty': saves({ duty: 'off' }),
      'whatever an administrator does': ends(),
    },
  })),
  ...Object.entries(FREE).flatMap(([what, [state, changes]]) =>
    DRIVER_SLOTS.map((slot) => ({
      title: `a driver with a ride ${what} in the slot ${slot} goes off duty`,
      seed: seeded({ [ridePath(idOf(slot))]: ride(state, changes) }),
      permitted: saves({ duty: 'off' }),
      refused: {
        'but keeps the slots': saves({ duty: 'off', slots: undefined, claim: undefined }),
        'but keeps this slot': saves({ duty: 'off', slots: { ...PROMISES.slots, [slot]: idOf('x') } }),
        'but keeps its name': saves({ duty: 'off', claim: 'later3' }),
      },
    })),
  ),
  {
    title: 'an administrator ends the shift of a driver with six promises that are not due',
    seed: seeded({}),
    permitted: ends(),
    refused: {
      'but empties no slots': ends({ slots: {} }),
      'but names no slot': ends({ claim: 'next' }),
      'but makes it no break': ends({ duty: 'break' }),
    },
  },
  {
    title: 'a driver with six promises that are not due takes a break after a ride',
    seed: seeded({
      'drivers/dora': shift({ ...PROMISES, ride: OTHER_RIDE }),
      [ridePath(OTHER_RIDE)]: ride('completed'),
    }),
    permitted: saves({ duty: 'break', ride: OTHER_RIDE }),
    refused: { 'but no other pause': saves({ duty: 'lunch', ride: OTHER_RIDE }) },
  },
  ...DRIVER_SLOTS.map((slot) => ({
    title: `a driver whose slot ${slot} names a ride that is gone goes off duty`,
    seed: seeded({
      'drivers/dora': shift({ ...PROMISES, slots: { ...PROMISES.slots, [slot]: idOf('gone') } }),
    }),
    permitted: saves({ duty: 'off', slots: { ...PROMISES.slots, [slot]: idOf('gone') } }),
    refused: { 'but keeps the slot': saves({ duty: 'off' }) },
  })),
  {
    title: 'a driver who drives stays on duty, whatever the promises',
    seed: seeded({
      'drivers/dora': shift({ ...PROMISES, ride: OTHER_RIDE }),
      [ridePath(OTHER_RIDE)]: ride('arrived'),
    }),
    permitted: saves({ ride: OTHER_RIDE }),
    refused: {
      'on a break': saves({ ride: OTHER_RIDE, duty: 'break' }),
      'off duty': saves({ ride: OTHER_RIDE, duty: 'off' }),
      'by an administrator': ends(),
    },
  },
  {
    title: 'a driver gives a due promise back before going off duty, not with the same batch',
    seed: seeded({ [ridePath(idOf('later1'))]: ride('accepted') }),
    permitted: saves({}),
    refused: {
      'in one batch': commits(
        dora,
        ...writesOf(saves({ duty: 'off' })),
        update(ridePath(idOf('later1')), { state: 'requested', driver: null, card: null }),
      ),
    },
  },
  {
    title: 'a first shift begins without slots',
    seed: { ...FIRM, 'vehicles/car-1': CAR },
    permitted: begins({ slots: undefined, claim: undefined }),
    refused: {
      'not with slots and a name': begins({}),
      'not with slots': begins({ claim: undefined }),
      'not with no slots': begins({ slots: {}, claim: undefined }),
      'not with the name of a slot': begins({ slots: undefined }),
    },
  },
];
