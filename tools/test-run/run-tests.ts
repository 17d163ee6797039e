import { spawnSync } from 'node:child_process';
import { findOfficial } from '#backend/find-official.ts';
import { readSettings, type Settings } from '#backend/settings.ts';

/**
 * `npm test`: every check and every test, one after the other until one fails, and how long each took. A skipped test
 * fails the runner itself: see vitest.config.ts and e2e/whole-run.ts.
 */
interface Step {
  readonly name: string;
  readonly command: string;
  readonly firestore?: Kind;
}

type Kind = NonNullable<Settings['firestore']>;

const FIRESTORES: Readonly<Record<Kind, string>> = {
  official: 'the official Firestore',
  builtin: 'the built-in Firestore',
};

/** The Firestores to test on: the one that `FIRESTORE` asks for, or all that are here. The browser gets the first. */
async function firestoresHere(): Promise<readonly [Kind, ...Kind[]]> {
  const { firestore } = readSettings(process.env);
  if (firestore !== undefined) return [firestore];
  const official = await findOfficial(process.env);
  if ('jar' in official) return ['official', 'builtin'];
  console.log(`Only ${FIRESTORES.builtin} is tested and nothing is compared: ${official.lacks}.`);
  return ['builtin'];
}

const firestores = await firestoresHere();
const emulatorTests = firestores.map((firestore) => ({
  name: `emulator tests on ${FIRESTORES[firestore]}`,
  command: 'run test:emulator',
  firestore,
}));
const comparison = { name: 'comparison tests', command: 'exec -- vitest run --project comparison' };
const steps: readonly Step[] = [
  { name: 'types', command: 'run typecheck' },
  { name: 'lint', command: 'run lint' },
  { name: 'unit tests', command: 'run test:unit' },
  { name: 'component tests', command: 'run test:component' },
  ...emulatorTests,
  ...(firestores.length > 1 ? [comparison] : []),
  { name: 'rules mutations', command: 'run rules:mutate' },
  {
    name: `browser tests on ${FIRESTORES[firestores[0]]}`,
    command: 'run test:browser',
    firestore: firestores[0],
  },
];

const durations: string[] = [];
for (const { name, command, firestore } of steps) {
  console.log(`\n▶ ${name}`);
  const started = Date.now();
  const env = { ...process.env, ...(firestore && { FIRESTORE: firestore }) };
  const { status } = spawnSync('npm', ['--silent', ...command.split(' ')], { stdio: 'inherit', env });
  durations.push(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${name}`);
  if (status === 0) continue;
  console.error(`✖ ${name} failed.`);
  process.exitCode = 1;
  break;
}
console.log(`\nWhere the time went\n${durations.join('\n')}`);
