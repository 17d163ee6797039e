import { expect, test } from 'vitest';
import { loadSource } from '../../scenario/load-source.ts';
import { RULES_SOURCE } from '../../scenario/read-rules.ts';
import type { Attempt, TriedStep } from './attempt.ts';
import { SEED } from './model-seed.ts';
import { openRuleWorld } from './rule-world.ts';

/** The most that a ride may cost if a driver takes it at once (docs/scale.md). A ride that was promised costs more. */
const MOST = { lookups: 16, writes: 8 };

const stepOf = (by: 'dora' | 'ada', did: TriedStep['did'], ride: number): Attempt => ({
  by,
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

test('a ride from its request to its completion costs at most sixteen look-ups of the rules and eight writes', () => {
  const world = openRuleWorld(loadSource(RULES_SOURCE), SEED);
  const ride = world.rides().length;
  const dora = (did: TriedStep['did']) => stepOf('dora', did, ride);
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

test('to take back a step costs as much as the step, and to take back an end four or five look-ups and two writes', () => {
  const world = openRuleWorld(loadSource(RULES_SOURCE), SEED);
  const ride = world.rides().length;
  const priceOf = (attempt: Attempt) => {
    const { lookups, writes } = world.spent();
    world.wait(1);
    expect(world.attempt(attempt).rules, JSON.stringify(attempt)).toBe(true);
    const now = world.spent();
    return [now.lookups - lookups, now.writes - writes];
  };
  const by = (who: 'dora' | 'ada', did: TriedStep['did']) => stepOf(who, did, ride);
  priceOf({ by: 'penny', does: 'book', when: 'now' });
  const [arrived, undone] = [by('dora', 'take'), by('dora', 'arrive'), by('dora', 'take_back')]
    .map(priceOf)
    .slice(1);
  expect(undone).toEqual(arrived);
  for (const did of ['arrive', 'start', 'complete'] as const) priceOf(by('dora', did));
  expect(priceOf(by('dora', 'take_back'))).toEqual([4, 2]);
  priceOf(by('dora', 'complete'));
  expect(priceOf(by('ada', 'take_back'))).toEqual([5, 2]);
});
