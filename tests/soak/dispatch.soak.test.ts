import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { emulatorHosts, FIRESTORE_PROJECT } from '#adapters/firebase/testing/emulator-hosts.ts';
import { makeFirebaseWorld } from '#adapters/firebase/testing/firebase-world.ts';
import { soakDispatch } from './dispatch-soak.ts';

/**
 * Some thirty acts of each person on the built-in Firestore. A soak of ten minutes or more has 300 drivers and as many
 * passengers. A shorter one has fewer, because one processor serves all.
 */
const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 20);
const PLAN = {
  seconds: SECONDS,
  acts: 10_000_000,
  pairs: Math.min(300, Math.ceil(SECONDS / 2)),
  dispatchers: 5,
  rest: Math.min(20, SECONDS / 30),
  seed: Date.now() % 100_000,
};

/** The part by which reads may differ from docs/scale.md, because of faults and races. */
const READS_WITHIN = 0.2;
/** The store may grow by this with each act, because it keeps its documents. More in the second half is a leak. */
const KILOBYTES_PER_ACT = 8;
const SLACK_MEGABYTES = 48;
/** The time to open all people, each with a network and an identity of their own. */
const OPENING_SECONDS = 240;

const Reads = z.object({ documents: z.number(), ruleLookups: z.number() });

/** The billed reads so far, without reads to which no rule applies. Only the built-in Firestore counts them. */
async function readsSoFar(): Promise<number> {
  const { firestore } = emulatorHosts();
  const answer = await fetch(`http://${firestore}/emulator/v1/projects/${FIRESTORE_PROJECT}/reads`);
  const { documents, ruleLookups } = Reads.parse(await answer.json());
  return documents + ruleLookups;
}

/** The memory of the built-in Firestore, in megabytes. It runs in the process that started this one. */
function memoryOfFirestore(): number {
  const said = execFileSync('ps', ['-o', 'rss=', '-p', String(process.ppid)], { encoding: 'utf8' });
  return Math.round(Number(said.trim()) / 1024);
}

test(
  'a firm on a failing network breaks no invariant of rides over HTTP, reads what was predicted, and the server leaks no memory',
  { timeout: (OPENING_SECONDS + 2 * SECONDS) * 1000 },
  async () => {
    const world = await makeFirebaseWorld();
    const memory: Record<string, number> = {};
    const reads: Record<string, number> = {};
    const report = await soakDispatch(world, {
      ...PLAN,
      async sample(moment) {
        reads[moment] = await readsSoFar();
        memory[moment] = memoryOfFirestore();
      },
    });
    await world.close();
    console.log({ ...PLAN, ...report, reads, memory });

    expect(report.broken).toEqual([]);
    expect(report.faults).toBeGreaterThan(5);
    expect(report.states['completed']).toBeGreaterThan(0);
    const spent = (reads['end'] ?? 0) - (reads['start'] ?? 0);
    expect(Math.abs(spent / report.predictedReads - 1)).toBeLessThan(READS_WITHIN);
    const acts = Object.values(report.acts).reduce((sum, count) => sum + count, 0);
    const allowed = SLACK_MEGABYTES + (acts / 2) * (KILOBYTES_PER_ACT / 1024);
    expect((memory['end'] ?? 0) - (memory['middle'] ?? 0)).toBeLessThanOrEqual(allowed);
  },
);
