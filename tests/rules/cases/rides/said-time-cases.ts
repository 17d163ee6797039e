import { SERVER_TIME } from '../../scenario/datum.ts';
import type { Changes } from '../../scenario/documents.ts';
import type { Case } from '../../scenario/request.ts';
import { at, ride, ridePath } from '../../scenario/rides/ride-documents.ts';
import { dora, RIDE_PEOPLE } from '../../scenario/rides/ride-people.ts';
import { takes } from '../../scenario/rides/ride-step.ts';

const setOff = ride('on_the_way');
/** Penny's ride, at which Dora's device says that it arrived before the server heard of it. */
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

/** When a driver's device says that a step was: neither before the step that it follows, nor in the future. */
export const SAID_TIME_CASES: readonly Case[] = [
  {
    title: 'a driver need not say when a step was',
    seed: seeded(setOff),
    permitted: arrives({}),
    refused: { 'at a time without a name': arrives({ at: at(-60) }) },
  },
  {
    title: 'a step was when the server hears of it',
    seed: seeded(setOff),
    permitted: arrives({ saidAt: SERVER_TIME }),
    refused: { 'not an hour later': arrives({ saidAt: at(3600) }) },
  },
  {
    title: 'a step was at the time of the one before',
    seed: seeded(setOff),
    permitted: arrives({ saidAt: at(-599) }),
    refused: { 'not a second earlier': arrives({ saidAt: at(-600) }) },
  },
  {
    title: 'a step was after the time that was said of the one before',
    seed: seeded(arrived),
    permitted: starts({ saidAt: at(-200) }),
    refused: { 'not before that': starts({ saidAt: at(-301) }) },
  },
];
