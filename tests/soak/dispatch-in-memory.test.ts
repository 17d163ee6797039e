import { expect, test } from 'vitest';
import { makeMemoryWorldUnderTest } from '#adapters/memory/memory-world.builder.ts';
import { soakDispatch } from './dispatch-soak.ts';

/** A small firm in one process without HTTP, which allows many more acts in a second. */
const PLAN = { seconds: 60, acts: 600, pairs: 6, dispatchers: 1, rest: 0, seed: 7 };
/** The part by which reads may differ from docs/scale.md, because of faults and races. */
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
