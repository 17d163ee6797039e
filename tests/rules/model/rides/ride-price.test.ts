import { expect, test } from 'vitest';
import { loadSource } from '../../scenario/load-source.ts';
import { RULES_SOURCE } from '../../scenario/read-rules.ts';
import type { Attempt, TriedStep } from './attempt.ts';
import { SEED } from './model-seed.ts';
import { openRuleWorld } from './rule-world.ts';

/** What a ride may cost that is taken at once (docs/scale.md); a promise before it costs more. */
const MOST = { lookups: 16, writes: 8 };

test('a ride from its request to its completion costs at most sixteen look-ups of the rules and eight writes', () => {
  const world = openRuleWorld(loadSource(RULES_SOURCE), SEED);
  const ride = world.rides().length;
  const dora = (did: TriedStep['did']): Attempt => ({
    by: 'dora',
    does: 'step',
    did,
    ride,
    to: 'dora',
    fits: false,
    slot: 'free',
    pickUp: 'as it is',
    minutes: 5,
    remark: 'as it should be',
  });
  const whole: readonly Attempt[] = [
    { by: 'penny', does: 'book', when: 'now' },
    ...(['take', 'arrive', 'start', 'complete'] as const).map(dora),
  ];
  for (const attempt of whole) {
    world.wait(60);
    expect(world.attempt(attempt).rules, JSON.stringify(attempt)).toBe(true);
  }
  expect(world.rides()[ride]?.state).toBe('completed');
  const { lookups, writes } = world.spent();
  expect(lookups).toBeLessThanOrEqual(MOST.lookups);
  expect(writes).toBeLessThanOrEqual(MOST.writes);
});
