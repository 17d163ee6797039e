import { expect, test } from 'vitest';
import { makeFirebaseWorld } from '#adapters/firebase/testing/firebase-world.ts';
import { soak } from './soak.ts';

test('a short soak with faults breaks no invariant', { timeout: 60_000 }, async () => {
  const world = await makeFirebaseWorld();
  const samples: string[] = [];
  const sample = (moment: string) => void samples.push(moment);
  const { operations, faults, broken } = await soak(world, {
    seconds: 10,
    operations: 120,
    browsers: 6,
    seed: 7,
    sample,
  });
  await world.close();
  expect(broken).toEqual([]);
  expect(Object.keys(operations).toSorted()).toEqual([
    'check',
    'leaveMidway',
    'register',
    'repair',
    'review',
    'signIn',
  ]);
  expect(faults).toBeGreaterThan(5);
  expect(samples).toEqual(['start', 'middle', 'end']);
});
