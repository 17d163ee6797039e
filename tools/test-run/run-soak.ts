import { parseArgs } from 'node:util';
import { makeFirebaseWorld } from '#adapters/firebase/testing/firebase-world.ts';
import { startChildGroup } from '#backend/child-group.ts';
import type { Lifecycle } from '#backend/lifecycle.ts';
import { startIdentity } from '#backend/local-backend.ts';
import { freePort } from '#backend/port.ts';
import { LOOPBACK } from '#backend/settings.ts';
import { waitUntil } from '#backend/wait-until.ts';
import { memoryOf } from '../../tests/soak/memory-of.ts';
import { soak } from '../../tests/soak/soak.ts';

/**
 * `npm run soak`: twenty seconds, or `-- --seconds 3600`. Starts its own backend on loopback and ends it. The Firestore
 * is a separate process, so that its memory is measured apart from the simulated people's.
 */
const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: process.env['SOAK_SECONDS'] ?? '20' },
    operations: { type: 'string', default: '1000000' },
    browsers: { type: 'string', default: '9' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});

/** A store keeps what it is given, so it may grow; more growth than this in the second half is a leak. */
const KILOBYTES_PER_OPERATION = 8;
const SLACK_MEGABYTES = 48;

const parts: (() => Promise<void> | void)[] = [];
let isEnding = false;
const stopAll = async () => {
  isEnding = true;
  for (let stop = parts.pop(); stop !== undefined; stop = parts.pop()) await stop();
};
const lifecycle: Lifecycle = {
  own: (stop) => void parts.push(stop),
  fail: (message) => {
    if (!isEnding) console.error(message);
  },
};

async function answers(host: string): Promise<boolean> {
  try {
    return (await fetch(`http://${host}/`)).ok;
  } catch {
    return false;
  }
}

async function startFirestore(): Promise<{ host: string; pid: number }> {
  const port = await freePort();
  const script = ['--import', 'tsx', 'tools/builtin-firestore/src/main.ts', '--port', String(port)];
  const group = startChildGroup(process.execPath, [...script, '--indexes', 'firestore.indexes.json'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  lifecycle.own(() => group.stop());
  const host = `${LOOPBACK}:${port}`;
  if (!(await waitUntil(() => answers(host), group.isRunning))) throw new Error('Firestore did not start.');
  return { host, pid: group.process.pid ?? 0 };
}

async function main(): Promise<number> {
  const [authUrl, firestore] = [
    await startIdentity({ authPort: await freePort() }, lifecycle),
    await startFirestore(),
  ];
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = new URL(authUrl).host;
  process.env['FIRESTORE_EMULATOR_HOST'] = firestore.host;
  const world = await makeFirebaseWorld();
  lifecycle.own(world.close);

  const memory: Record<string, number> = {};
  const sample = (moment: string) => {
    memory[moment] = memoryOf(firestore.pid);
    console.log(`${moment}: Firestore ${memory[moment]} MB, simulated people ${memoryOf(process.pid)} MB`);
  };
  const [seconds, operations, browsers, seed] = [
    flags.seconds,
    flags.operations,
    flags.browsers,
    flags.seed,
  ].map(Number);
  if (!seconds || !operations || !browsers || seed === undefined) throw new Error('Numbers above 0, please.');
  console.log(`seed ${seed}, ${browsers} browsers, at most ${seconds} s and ${operations} operations`);
  const report = await soak(world, { seconds, operations, browsers, seed, sample });

  const total = Object.values(report.operations).reduce((sum, count) => sum + count, 0);
  const say = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ');
  console.log(`operations soaked: ${total} (${say(report.operations)}), ${report.faults} with a fault`);
  console.log(`accounts at the end: ${say(report.states)}`);
  const grown = (memory['end'] ?? 0) - (memory['middle'] ?? 0);
  const allowed = SLACK_MEGABYTES + (total / 2) * (KILOBYTES_PER_OPERATION / 1024);
  console.log(`memory of Firestore in the second half: ${grown} MB more, ${Math.round(allowed)} allowed`);
  for (const what of report.broken) console.error(`✖ ${what}`);
  const isSound = report.broken.length === 0 && grown <= allowed && total > 0;
  console.log(isSound ? 'every invariant holds' : 'something does not hold');
  return isSound ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().then(() => process.exit(1)));
}
try {
  process.exitCode = await main();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await stopAll();
}
