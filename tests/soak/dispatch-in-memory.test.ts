import { expect, test } from 'vitest';
import { makeMemoryWorldUnderTest } from '#adapters/memory/memory-world.builder.ts';
import { soakDispatch } from './dispatch-soak.ts';

/** A small firm in one process and without the protocol: many more acts in a second than over HTTP. */
const PLAN = { seconds: 60, acts: 600, pairs: 6, dispatchers: 1, rest: 0, seed: 7 };
/** Faults and races cost some more than what docs/scale.md says of each act. */
const READS_WITHIN = 0.2;

test('a firm on a failing network breaks no invariant of rides and reads what was predicted', async () => {
  const world = await makeMemoryWorldUnderTest();
  const reads: Record<string, number> = {};
  const report = await soakDispatch(world, {
    ...PLAN,
    sample(moment) {
      reads[moment] = world.reads();
    },
  });
  await world.close();

  expect(report.broken).toEqual([]);
  expect(report.faults).toBeGreaterThan(20);
  expect(report.states['completed']).toBeGreaterThan(2);
  const spent = (reads['end'] ?? 0) - (reads['start'] ?? 0);
  expect(Math.abs(spent / report.predictedReads - 1)).toBeLessThan(READS_WITHIN);
}, 100_000);
