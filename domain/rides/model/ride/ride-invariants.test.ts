import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenInvariants, isContinued } from './ride-invariants.builder.ts';
import { openRideWorld } from './ride-model-world.builder.ts';
import { RIDE_STATES } from './ride-state.ts';
import { STEP_NAMES } from './ride-steps.ts';

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
          const broken = brokenInvariants(world);
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
