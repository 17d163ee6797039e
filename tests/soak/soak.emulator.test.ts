import { expect, test } from 'vitest';
import { makeFirebaseWorld } from '#adapters/firebase/testing/firebase-world.ts';
import { memoryOf } from './memory-of.ts';
import { soak } from './soak.ts';

/**
 * Among the other tests a few operations, for which a minute is ample; with `SOAK_SECONDS` as many as fit, on a backend that
 * nobody else uses.
 */
const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 0);
const PLAN =
  SECONDS > 0
    ? { seconds: SECONDS, operations: 1_000_000, browsers: 9, seed: Date.now() % 100_000 }
    : { seconds: 60, operations: 120, browsers: 6, seed: 7 };

/** A store keeps what it is given, so it may grow; more growth than this in the second half is a leak. */
const KILOBYTES_PER_OPERATION = 8;
const SLACK_MEGABYTES = 48;

const TIMEOUT_MS = (60 + PLAN.seconds) * 1000;

test('a soak with faults breaks no invariant, and leaks no memory', { timeout: TIMEOUT_MS }, async () => {
  const world = await makeFirebaseWorld();
  const memory: Record<string, number> = {};
  // The built-in Firestore runs in the process that started this one.
  const sample = (moment: string) => {
    memory[moment] = memoryOf(process.ppid);
  };
  const report = await soak(world, { ...PLAN, sample });
  await world.close();
  if (SECONDS > 0) console.log({ ...PLAN, ...report, memory });

  expect(report.broken).toEqual([]);
  const activities = ['check', 'leaveMidway', 'register', 'repair', 'review', 'signIn'];
  expect(Object.keys(report.operations).toSorted()).toEqual(activities);
  expect(report.faults).toBeGreaterThan(5);
  const { start = 0, middle = 0, end = Number.NaN } = memory;
  expect(start).toBeGreaterThan(0);
  const operations = Object.values(report.operations).reduce((sum, count) => sum + count, 0);
  const allowed = SLACK_MEGABYTES + (operations / 2) * (KILOBYTES_PER_OPERATION / 1024);
  expect(end - middle).toBeLessThanOrEqual(SECONDS > 0 ? allowed : Number.POSITIVE_INFINITY);
});
