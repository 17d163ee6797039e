import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openRideWorld, type RideModelWorld } from './ride-model-world.builder.ts';
import { isEnded, locksDriver, RIDE_STATES } from './ride-state.ts';
import { STEP_NAMES } from './ride-steps.ts';
import { holdsSlot } from './deadlines.ts';
import type { Ride } from './ride.ts';

/** Rides 3: what must hold after every step, whoever takes it and whenever. */
const INVARIANTS: Readonly<Record<string, (world: RideModelWorld) => boolean>> = {
  'a driver is in at most one ride that is driven, and points at it': ({ rides, pointerOf, drivers }) =>
    drivers.every((uid) => {
      const driven = rides().filter((ride) => ride.driver === uid && locksDriver(ride.state));
      return driven.length === 0 || (driven.length === 1 && driven[0]?.id === pointerOf(uid));
    }),
  'a passenger has at most one open ride now that is not expired': ({ rides, riders, now }) =>
    riders.every((uid) => rides().filter((ride) => ride.rider === uid && holdsSlot(ride, now())).length <= 1),
  'the log has one line a step, and the last one says what was done': ({ rides }) =>
    rides().every(({ log, rev, did }) => log.length === rev + 1 && log.at(-1)?.did === did),
  'a request has no driver, no card and no arrival, and a card is its driver’s': ({ rides }) =>
    rides().every(({ state, driver, card, arrivedAt }) =>
      state === 'requested'
        ? driver === null && card === null && arrivedAt === null
        : card === null || card.name === driver,
    ),
  'a no-show comes once the driver has waited': ({ rides }) =>
    rides().every(({ log, arrivedAt, terms }) =>
      log.every(
        ({ did, at }) =>
          did !== 'no_show' ||
          (arrivedAt !== null && at.getTime() >= arrivedAt.getTime() + terms.wait * 1000),
      ),
    ),
  'an ended ride has no telephone number of its driver': ({ rides }) =>
    rides().every(({ state, card }) => !isEnded(state) || (card?.phone ?? null) === null),
};

/** An ended ride changes only by a correction, and no line of a log ever changes. */
function isContinued(before: Ride, after: Ride | undefined): boolean {
  if (after === undefined) return false;
  if (after.rev === before.rev) return true;
  const isKept = JSON.stringify(after.log.slice(0, before.log.length)) === JSON.stringify(before.log);
  const isCorrected = !isEnded(before.state) || after.did === 'correct';
  return isKept && isCorrected;
}

/** Which of the steps that are possible, after how many seconds. */
const moves = (minLength: number, maxLength: number) =>
  fc.array(fc.tuple(fc.noBias(fc.nat()), fc.nat({ max: 900 })), { minLength, maxLength });

describe('any sequence of permitted steps', () => {
  it('no sequence of permitted steps breaks an invariant', () => {
    fc.assert(
      fc.property(moves(5, 40), (sequence) => {
        const world = openRideWorld();
        for (const [choice, seconds] of sequence) {
          const before = world.rides();
          world.move(choice, seconds);
          const broken = Object.keys(INVARIANTS).filter((name) => !INVARIANTS[name]?.(world));
          const after = new Map(world.rides().map((ride) => [ride.id, ride]));
          const rewritten = before.filter((ride) => !isContinued(ride, after.get(ride.id)));
          expect([...broken, ...rewritten], world.told()).toEqual([]);
        }
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('such sequences reach every step and every state', () => {
    const missed = new Set<string>([...STEP_NAMES, ...RIDE_STATES.map((state) => `is ${state}`)]);
    for (const sequence of fc.sample(moves(40, 40), { numRuns: 60, seed: 7 })) {
      if (missed.size === 0) break;
      const world = openRideWorld();
      for (const [choice, seconds] of sequence) {
        world.move(choice, seconds);
        for (const { state, did } of world.rides()) {
          missed.delete(did);
          missed.delete(`is ${state}`);
        }
      }
    }
    expect([...missed]).toEqual([]);
  }, 60_000);
});
