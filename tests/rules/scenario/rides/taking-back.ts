import { SERVER_TIME, type Data } from '../datum.ts';
import type { Changes } from '../documents.ts';
import type { SignedIn } from '../people.ts';
import { get, update, type Request, type Seed } from '../request.ts';
import { FIRM } from './firm.ts';
import { at, CARD, RIDE, ride, ridePath, shift } from './ride-documents.ts';
import { ada, dora } from './ride-people.ts';
import { takes, type Taken } from './ride-step.ts';

/** The states after steps of driving that can be taken back, and the steps until then. */
const LED_TO = {
  arrived: ['request', 'take', 'arrive'],
  in_progress: ['request', 'take', 'arrive', 'start'],
  completed: ['request', 'take', 'arrive', 'start', 'complete'],
  no_show: ['request', 'take', 'arrive', 'no_show'],
} as const;
export type Back = keyof typeof LED_TO;

export const OPEN_AGAIN = { open: true, endedAt: undefined, card: CARD };
/** The changes when the last step is taken back. */
const CHANGES: Readonly<Record<Back, Changes>> = {
  arrived: { state: 'on_the_way', arrivedAt: undefined },
  in_progress: { state: 'arrived' },
  completed: { state: 'in_progress', ...OPEN_AGAIN },
  no_show: { state: 'arrived', ...OPEN_AGAIN },
};

/** Penny's ride after this person's last step. The step is an hour ahead, so that a slow test can take it back. */
export function done(state: Back, who = 'dora', changes: Changes = {}): Data {
  const steps = LED_TO[state];
  const log = steps.map((did, n) => {
    const by = n === 0 ? 'penny' : n === steps.length - 1 ? who : 'dora';
    return [String(n), { did, by, at: at(-600 + n) }];
  });
  return ride(state, { changedAt: at(3600), log: Object.fromEntries(log), ...changes });
}

export const isOver = (state: Back) => state === 'completed' || state === 'no_show';

/** The write by which Dora or dispatch stores the ride in Dora's record. */
export const points = (who: SignedIn, changes: Changes = {}) => [
  update('drivers/dora', {
    ride: RIDE,
    ...(who === dora ? { seenAt: SERVER_TIME } : { assignedAt: SERVER_TIME }),
    ...changes,
  }),
];

/** Takes back the step that led to this state. */
export const takesBack = (state: Back, who: SignedIn = dora, before = done(state)): Taken => ({
  by: who,
  before,
  did: 'take_back',
  changes: CHANGES[state],
  also: isOver(state) ? points(who) : [],
});

/** A seed with all people, the ride, and Dora on duty, whose record names the ride. */
export const seededWith = (before: Data, driver: Changes = {}): Seed => ({
  ...FIRM,
  'drivers/dora': shift({ ride: RIDE, ...driver }),
  [ridePath()]: before,
});

export const BACK: readonly Back[] = ['arrived', 'in_progress', 'completed', 'no_show'];
export const OVER: readonly Back[] = ['completed', 'no_show'];

/** The permitted request of a case in which no step may be taken back. */
export const reads: Request = { by: ada, does: get(ridePath()) };

export const lastLine = (did: string, rev: number, who: string): Changes => ({
  did,
  rev,
  log: { [rev]: { did, by: who, at: at(-60) } },
});

/** Requests of driver and dispatch that take the step back, with the write of the driver's record and without it. */
export const refusedToBoth = (state: Back, before = done(state)): Readonly<Record<string, Request>> => ({
  'by its driver': takes(takesBack(state, dora, before)),
  'by its driver, without the record': takes({ ...takesBack(state, dora, before), also: [] }),
  'by dispatch': takes(takesBack(state, ada, before)),
  'by dispatch, without the record': takes({ ...takesBack(state, ada, before), also: [] }),
});
