import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brokenInvariants,
  isContinued,
  unslotted,
} from '#domain/rides/model/steps/ride-invariants.builder.ts';
import { loadSource } from '../../scenario/load-source.ts';
import { RULES_SOURCE } from '../../scenario/read-rules.ts';
import { SEQUENCES } from '../accounts/sequences.ts';
import { sequence, STEPS } from './attempts.ts';
import { SEED } from './model-seed.ts';
import { openRuleWorld } from './rule-world.ts';

const RUNS = Math.max(20, SEQUENCES / 50);

const RULESET = loadSource(RULES_SOURCE);

describe('the rules and the table of steps', () => {
  it(`the rules and the table of steps agree on ${RUNS} sequences of attempts, and no invariant breaks`, () => {
    let allowed = 0;
    fc.assert(
      fc.property(sequence, (tried) => {
        const world = openRuleWorld(RULESET, SEED);
        let present = world.rides();
        for (const [attempt, seconds] of tried) {
          world.wait(seconds);
          const { rules, table } = world.attempt(attempt);
          expect(rules, JSON.stringify(attempt)).toBe(table);
          if (!rules) continue;
          allowed += 1;
          const after = new Map(world.rides().map((each) => [each.id, each]));
          const rewritten = present.filter((each) => !isContinued(each, after.get(each.id)));
          const broken = [...brokenInvariants(world), ...rewritten, ...unslotted(world)];
          expect(broken, JSON.stringify(attempt)).toEqual([]);
          present = [...after.values()];
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    expect(allowed).toBeGreaterThan(RUNS);
  }, 600_000);

  it('the sequences of attempts take every step', () => {
    const missed = new Set<string>(STEPS);
    for (const tried of fc.sample(sequence, { numRuns: 800, seed: 7 })) {
      if (missed.size === 0) break;
      const world = openRuleWorld(RULESET, SEED);
      for (const [attempt, seconds] of tried) {
        world.wait(seconds);
        if (world.attempt(attempt).rules && attempt.does === 'step') missed.delete(attempt.did);
      }
    }
    expect([...missed]).toEqual([]);
  }, 600_000);
});
