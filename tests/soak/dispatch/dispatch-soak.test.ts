import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { makeMemoryWorldUnderTest } from '#adapters/memory/memory-world.contract.ts';
import { soakDispatch } from './dispatch-soak.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** What this process holds on to. */
function heldMegabytes(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  return Math.round(process.memoryUsage().heapUsed / 1_048_576);
}

/** Among the other tests a small firm's few acts; with `SOAK_SECONDS` 300 drivers and their passengers. */
const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 0);
const PLAN =
  SECONDS > 0
    ? { seconds: SECONDS, acts: 10_000_000, pairs: 300, dispatchers: 5, seed: Date.now() % 100_000 }
    : { seconds: 20, acts: 500, pairs: 6, dispatchers: 1, seed: 7 };

/** Faults and races cost some more than what docs/scale.md says of each act. */
const READS_WITHIN = 0.2;
/** A store keeps what it is given, so it may grow; more growth than this in the second half is a leak. */
const KILOBYTES_PER_ACT = 4;
const SLACK_MEGABYTES = 16;

test(
  'a firm on a failing network breaks no invariant of rides, reads what was predicted and leaks no memory',
  { timeout: (60 + 2 * PLAN.seconds) * 1000 },
  async () => {
    const world = await makeMemoryWorldUnderTest();
    const memory: Record<string, number> = {};
    const reads: Record<string, number> = {};
    const report = await soakDispatch(world, {
      ...PLAN,
      sample(moment) {
        reads[moment] = world.reads();
        memory[moment] = heldMegabytes();
      },
    });
    await world.close();
    if (SECONDS > 0) console.log({ ...PLAN, ...report, reads, memory });

    expect(report.broken).toEqual([]);
    expect(report.faults).toBeGreaterThan(20);
    expect(report.states['completed']).toBeGreaterThan(2);
    const spent = (reads['end'] ?? 0) - (reads['start'] ?? 0);
    expect(Math.abs(spent / report.predictedReads - 1)).toBeLessThan(READS_WITHIN);
    const acts = Object.values(report.acts).reduce((sum, count) => sum + count, 0);
    const allowed = SLACK_MEGABYTES + (acts / 2) * (KILOBYTES_PER_ACT / 1024);
    expect((memory['end'] ?? 0) - (memory['middle'] ?? 0)).toBeLessThanOrEqual(allowed);
  },
);
