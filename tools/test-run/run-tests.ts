import { spawnSync } from 'node:child_process';
import { findOfficial } from '#backend/find-official.ts';
import { readSettings, type Settings } from '#backend/settings.ts';
import { findEngines, installEngines } from '../../e2e/engines/find-engines.ts';

/**
 * `npm test`: every check and every test, until one fails, and how long each took. A skipped test fails the runner
 * itself: see vitest.config.ts and e2e/whole-run.ts.
 *
 * One step at a time: every runner fills both cores, and two at once made the tests that wait for a page time out.
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
const emulatorTests = firestores.map((firestore, index) => ({
  name: `emulator tests on ${FIRESTORES[firestore]}`,
  command: index === 0 ? 'run test:emulator' : 'run test:emulator -- --mode again',
  firestore,
}));
const comparison = { name: 'comparison tests', command: 'exec -- vitest run --project comparison' };
const browserTests = {
  name: `browser tests on ${FIRESTORES[firestores[0]]}`,
  command: 'run test:browser',
  firestore: firestores[0],
};
installEngines();
const engines = findEngines();
const engineTests = {
  name: `smoke in ${engines.here.map(({ name }) => name).join(' and ')}`,
  command: 'run test:engines',
  firestore: firestores[0],
};
const steps: readonly Step[] = [
  { name: 'types', command: 'run typecheck' },
  { name: 'lint', command: 'run lint' },
  { name: 'unit tests', command: 'run test:unit' },
  { name: 'component tests', command: 'run test:component' },
  ...emulatorTests,
  ...(firestores.length > 1 ? [comparison] : []),
  { name: 'rules mutations', command: 'run rules:mutate' },
  browserTests,
  ...(engines.here.length > 0 ? [engineTests] : []),
];

const durations: string[] = [];
const began = Date.now();

/** Whether it passed. */
function run({ name, command, firestore }: Step): boolean {
  const started = Date.now();
  console.log(`\n▶ ${name}`);
  const env = { ...process.env, ...(firestore && { FIRESTORE: firestore }) };
  const { status } = spawnSync('npm', ['--silent', ...command.split(' ')], { env, stdio: 'inherit' });
  const seconds = `${Math.round((Date.now() - started) / 1000)} s`;
  durations.push(`${seconds.padStart(7)}  ${name}`);
  console.log(`${status === 0 ? '✔' : '✖'} ${name}, ${seconds}`);
  return status === 0;
}

const passed = steps.every(run);
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
console.log(`\nWhere the time went: ${minutes} minutes\n${durations.join('\n')}`);
for (const lack of engines.missing) console.error(`⚠ ${lack}`);
if (!passed) {
  console.error('✖ npm test failed.');
  process.exitCode = 1;
}
