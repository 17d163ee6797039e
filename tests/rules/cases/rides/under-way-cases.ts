import { SERVER_TIME } from '../../scenario/datum.ts';
import { type Changes, account, withChanges } from '../../scenario/documents.ts';
import { type Case, set } from '../../scenario/request.ts';
import { text } from '../../scenario/wrong-values.ts';
import {
  CARD,
  OTHER_RIDE,
  RIDE,
  TERMS,
  type State,
  DAY,
  at,
  ride,
  ridePath,
  shift,
} from '../../scenario/rides/ride-documents.ts';
import { RIDE_PEOPLE, ada, dan, dora, olga, penny } from '../../scenario/rides/ride-people.ts';
import { type Taken, by, notSteps, takes } from '../../scenario/rides/ride-step.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { givesBack } from '../../scenario/rides/remarking.ts';
import { depart, isRefusedTo, notTakes, onDuty } from '../../scenario/rides/driving.ts';

const forward = (state: State, to: State, did: string, changes: Changes = {}): Taken => ({
  by: dora,
  before: ride(state),
  did,
  changes: { state: to, ...changes },
});
const arrive = forward('on_the_way', 'arrived', 'arrive', { arrivedAt: SERVER_TIME });
const start = forward('arrived', 'in_progress', 'start');

const setOff = ride('on_the_way');
/** Penny's ride. By the clock of Dora's device, Dora arrived before the server stored the step. */
const arrived = ride('arrived', {
  log: {
    0: { did: 'request', by: 'penny', at: at(-600) },
    1: { did: 'take', by: 'dora', at: at(-599) },
    2: { did: 'arrive', by: 'dora', at: at(-100), saidAt: at(-300) },
  },
});
const seeded = (before: typeof setOff) => ({ ...RIDE_PEOPLE, [ridePath()]: before });
const arrives = (line: Changes) =>
  takes({
    by: dora,
    before: setOff,
    did: 'arrive',
    changes: { state: 'arrived', arrivedAt: SERVER_TIME },
    line,
  });
const starts = (line: Changes) =>
  takes({ by: dora, before: arrived, did: 'start', changes: { state: 'in_progress' }, line });

/** The time of a step by the driver's device is neither before the previous step nor in the future. */
const SAID_TIME_CASES: readonly Case[] = [
  {
    title: 'a driver need not state the time of a step',
    seed: seeded(setOff),
    permitted: arrives({}),
    refused: { 'at a time without a name': arrives({ at: at(-60) }) },
  },
  {
    title: 'a driver may state the time at which the server receives a step',
    seed: seeded(setOff),
    permitted: arrives({ saidAt: SERVER_TIME }),
    refused: { 'not an hour later': arrives({ saidAt: at(3600) }) },
  },
  {
    title: 'a driver may state the time of the step before it',
    seed: seeded(setOff),
    permitted: arrives({ saidAt: at(-599) }),
    refused: { 'not a second earlier': arrives({ saidAt: at(-600) }) },
  },
  {
    title: 'a driver states a time after the stated time of the step before it',
    seed: seeded(arrived),
    permitted: starts({ saidAt: at(-200) }),
    refused: { 'not before that': starts({ saidAt: at(-301) }) },
  },
];

/** How long before its pick-up a driver may set off for Penny's later ride. Seconds. */
const EARLIEST = TERMS.release + 3600;
const promisedIn = (seconds: number) =>
  ride('accepted', { kind: 'later', wall: '10:00', pickupAt: at(seconds), searchFrom: at(seconds) });
const givesBackLater = (seconds: number): Taken => {
  const { changes, ...back } = givesBack();
  return { ...back, before: promisedIn(seconds), changes: { ...changes, searchFrom: at(seconds) }, also: [] };
};

/** Steps 9 to 11 of rides 3. */
export const UNDER_WAY_CASES: readonly Case[] = [
  {
    title: 'a driver sets off for the ride that was promised',
    seed: { ...onDuty(), [ridePath()]: ride('accepted') },
    permitted: takes(depart({ etaAt: at(600) })),
    refused: {
      ...notSteps(depart()),
      ...notTakes(depart()),
      ...by(depart(), [penny, dan, ada]),
      'without the pointer': takes({ ...depart(), also: [] }),
      'while off duty': takes(
        depart({}, [
          set('drivers/dora', withChanges(shift({ duty: 'off' }), { ride: RIDE, seenAt: SERVER_TIME })),
        ]),
      ),
      'as on board': takes(depart({ state: 'in_progress' })),
    },
  },
  isRefusedTo(
    'a driver whose other ride is under way does not set off',
    {
      ...onDuty({ ride: OTHER_RIDE }),
      [ridePath()]: ride('accepted'),
      [ridePath(OTHER_RIDE)]: ride('arrived'),
    },
    depart(),
  ),
  {
    title: 'a driver sets off for a promised ride an hour before it is due',
    seed: { ...onDuty(), [ridePath()]: promisedIn(EARLIEST) },
    permitted: takes({ ...depart(), before: promisedIn(EARLIEST) }),
    refused: { 'without the pointer': takes({ ...depart({}, []), before: promisedIn(EARLIEST) }) },
  },
  ...[EARLIEST + 1, 5 * DAY].map((seconds) => ({
    title: `a driver whose promised ride is in ${seconds} seconds gives it back`,
    ofMoment: true,
    seed: { ...FIRM, ...onDuty(), [ridePath()]: promisedIn(seconds) },
    permitted: takes(givesBackLater(seconds)),
    refused: { 'but does not set off yet': takes({ ...depart(), before: promisedIn(seconds) }) },
  })),
  ...Object.entries({
    'is searched for already': ride('accepted', {
      kind: 'later',
      wall: '10:00',
      pickupAt: at(5 * DAY),
      searchFrom: at(-600),
    }),
    'has the kind for now': ride('accepted', { pickupAt: at(5 * DAY) }),
  }).map(([what, before]) => ({
    title: `a driver reads a ride in five days that ${what}`,
    seed: { ...onDuty(), [ridePath()]: before },
    permitted: { by: dora, does: { kind: 'get' as const, path: ridePath() } },
    refused: { 'but does not set off yet': takes({ ...depart(), before }) },
  })),
  {
    title: 'a driver sets off with the card of the present shift',
    seed: { ...onDuty({ phone: '+49 30 2' }), [ridePath()]: ride('accepted') },
    permitted: takes(depart({ card: { ...CARD, phone: '+49 30 2' } })),
    refused: {
      'not with the old one': takes(depart()),
      'not with a long one': takes(depart({ card: { ...CARD, phone: text(9) } })),
    },
  },

  {
    title: 'the driver has arrived, and says when that was',
    seed: { ...RIDE_PEOPLE, [ridePath()]: ride('on_the_way') },
    permitted: takes({ ...arrive, line: { saidAt: at(-120) } }),
    refused: {
      ...notSteps(arrive),
      ...by(arrive, [penny, dan, olga]),
      'at another time': takes(arrive, { arrivedAt: at(-300) }),
      'at no time': takes(arrive, { arrivedAt: undefined }),
      'with another card': takes(arrive, { card: { ...CARD, name: 'x' } }),
      'on board at once': takes(forward('on_the_way', 'in_progress', 'start')),
      'complete at once': takes(
        forward('on_the_way', 'completed', 'complete', { open: false, endedAt: SERVER_TIME }),
      ),
    },
  },
  {
    title: 'the driver says that the passenger is on board',
    seed: { ...RIDE_PEOPLE, [ridePath()]: ride('arrived') },
    permitted: takes({ ...start, line: { saidAt: at(-5) } }),
    refused: {
      ...notSteps(start),
      ...by(start, [penny, dan, olga]),
      'with another arrival': takes(start, { arrivedAt: at(-1) }),
      'with another estimate': takes(start, { etaAt: at(60) }),
      'arrived once more': takes(forward('arrived', 'arrived', 'arrive', { arrivedAt: SERVER_TIME })),
    },
  },
  ...(['arrive', 'start', 'complete'] as const).map((did) => ({
    title: `a driver who was rejected does not ${did}`,
    seed: {
      ...RIDE_PEOPLE,
      ...account(dora, 'driver', { status: 'rejected' }),
      [ridePath()]: ride('arrived'),
    },
    permitted: { by: dora, does: { kind: 'get' as const, path: ridePath() } },
    refused: { 'the ride': takes({ ...start, did }) },
  })),
  ...SAID_TIME_CASES,
];
