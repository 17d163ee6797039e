import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findOfficial } from '#backend/find-official.ts';
import { readSettings, type Settings } from '#backend/settings.ts';
import { findEngines, installEngines } from '../../e2e/engines/find-engines.ts';
import { installTestChromium } from '../../e2e/find-chromium.ts';

/**
 * `npm test`: every check and every test, until one fails, and how long each took. A skipped test fails the runner
 * itself: see vitest.config.ts and e2e/whole-run.ts.
 *
 * First what keeps one core busy, in two rows of steps; then one step at a time, since every other runner fills two cores,
 * and two of those at once made the tests that wait for a page time out.
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
installTestChromium();
installEngines();
const engines = findEngines();
const engineTests = {
  name: `smoke in ${engines.here.map(({ name }) => name).join(' and ')}`,
  command: 'run test:engines',
  firestore: firestores[0],
};
const rows: readonly (readonly Step[])[] = [
  [
    { name: 'types', command: 'run typecheck' },
    { name: 'lint', command: 'run lint' },
    ...(firestores.length > 1 ? [comparison] : []),
  ],
  [{ name: 'rules mutations', command: 'run rules:mutate' }],
];
const steps: readonly Step[] = [
  { name: 'unit tests', command: 'run test:unit' },
  { name: 'component tests', command: 'run test:component' },
  ...emulatorTests,
  browserTests,
  ...(engines.here.length > 0 ? [engineTests] : []),
];

const durations: string[] = [];
const began = Date.now();

/** Whether it passed. What it prints is shown at once, or when it has ended where others run beside it. */
async function run({ name, command, firestore }: Step, stdio: 'inherit' | 'pipe'): Promise<boolean> {
  const started = Date.now();
  console.log(`\n▶ ${name}`);
  const env = { ...process.env, ...(firestore && { FIRESTORE: firestore }) };
  const child = spawn('npm', ['--silent', ...command.split(' ')], { env, stdio });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const [status]: unknown[] = await once(child, 'close');
  const seconds = `${Math.round((Date.now() - started) / 1000)} s`;
  durations.push(`${seconds.padStart(7)}  ${name}`);
  console.log(`${printed}${status === 0 ? '✔' : '✖'} ${name}, ${seconds}`);
  return status === 0;
}

async function runInTurn(those: readonly Step[], stdio: 'inherit' | 'pipe'): Promise<boolean> {
  for (const step of those) if (!(await run(step, stdio))) return false;
  return true;
}

const rowsPassed = await Promise.all(rows.map((row) => runInTurn(row, 'pipe')));
const passed = !rowsPassed.includes(false) && (await runInTurn(steps, 'inherit'));
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
console.log(`\nWhere the time went: ${minutes} minutes\n${durations.join('\n')}`);
for (const lack of engines.missing) console.error(`⚠ ${lack}`);
if (!passed) {
  console.error('✖ npm test failed.');
  process.exitCode = 1;
}
