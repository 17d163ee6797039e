import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findOfficial } from '#backend/find-official.ts';
import { readSettings, type Settings } from '#backend/settings.ts';
import { findEngines, installEngines } from '../../e2e/engines/find-engines.ts';
import { installTestChromium } from '../../e2e/find-chromium.ts';

/**
 * `npm test` proves the product once, on one Firestore, with the stories in Chromium by keyboard. `npm run test:all`
 * adds the other browser tests and the pictures, the tables of the rules over the wire, the other Firestore, the
 * comparison of the two, the mutations of the rules, a working day, the other engines, and the soak. Both go on until a
 * step fails, and print how long each step took. A skipped test fails its runner: see vitest.config.ts and
 * e2e/whole-run.ts.
 *
 * First come the steps that each use one core, in two rows at once. Then the other steps run one at a time. Together
 * they would slow each other, and tests that wait for a page would time out.
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

const isAll = process.argv.includes('--all');

/** The Firestores of this machine, the official one first. If `FIRESTORE` names one, only that one. */
async function firestoresHere(): Promise<readonly [Kind, Kind?]> {
  const { firestore } = readSettings(process.env);
  if (firestore !== undefined) return [firestore];
  const official = await findOfficial(process.env);
  if ('jar' in official) return ['official', 'builtin'];
  if (isAll) console.log(`Only ${FIRESTORES.builtin} is tested and nothing is compared: ${official.lacks}.`);
  return ['builtin'];
}

const [firestore, otherFirestore] = await firestoresHere();

/** The additional steps of `npm run test:all`. */
function additions() {
  installEngines();
  const { here, missing } = findEngines();
  const comparison = { name: 'comparison tests', command: 'exec -- vitest run --project comparison' };
  const otherEmulatorTests = (on: Kind): Step => ({
    name: `emulator tests on ${FIRESTORES[on]}`,
    command: 'run test:emulator -- --mode again',
    firestore: on,
  });
  const workingDay = (on: Kind): Step => ({
    name: `a working day on ${FIRESTORES[on]}`,
    command: 'run test:day',
    firestore: on,
  });
  const engineTests = {
    name: `smoke in ${here.map(({ name }) => name).join(' and ')}`,
    command: 'run test:engines',
    firestore,
  };
  return {
    besideTypes: otherFirestore === undefined ? [] : [comparison],
    besideLint: [{ name: 'rules mutations', command: 'run rules:mutate' }],
    last: [
      ...(otherFirestore === undefined ? [] : [otherEmulatorTests(otherFirestore)]),
      workingDay(firestore),
      ...(otherFirestore === undefined ? [] : [workingDay(otherFirestore)]),
      ...(here.length === 0 ? [] : [engineTests]),
      { name: 'soak', command: 'run soak' },
    ],
    missing,
  };
}

installTestChromium();
const added = isAll ? additions() : { besideTypes: [], besideLint: [], last: [], missing: [] };
const emulatorTests: Step = {
  name: `emulator tests on ${FIRESTORES[firestore]}`,
  command: isAll ? 'run test:emulator' : 'run test:emulator -- --mode once',
  firestore,
};
const types: Step = { name: 'types', command: 'run typecheck' };
const lint: Step = { name: 'lint', command: 'run lint' };
const rows: readonly (readonly Step[])[] = isAll
  ? [
      [types, ...added.besideTypes],
      [lint, ...added.besideLint],
    ]
  : [[types, lint], [emulatorTests]];
const steps: readonly Step[] = [
  { name: 'unit tests', command: 'run test:unit' },
  { name: 'component tests', command: 'run test:component' },
  ...(isAll ? [emulatorTests] : []),
  {
    name: `browser tests on ${FIRESTORES[firestore]}`,
    command: isAll ? 'run test:browser' : 'run test:browser -- --project=keyboard',
    firestore,
  },
  ...added.last,
];

const durations: string[] = [];
const began = Date.now();

/** Runs a step and returns whether it passed. With `inherit` its output appears at once, with `pipe` at its end. */
async function run({ name, command, firestore: on }: Step, stdio: 'inherit' | 'pipe'): Promise<boolean> {
  const started = Date.now();
  console.log(`\n▶ ${name}`);
  const env = { ...process.env, ...(on && { FIRESTORE: on }) };
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
for (const lack of added.missing) console.error(`⚠ ${lack}`);
if (!passed) {
  console.error(`✖ ${isAll ? 'npm run test:all' : 'npm test'} failed.`);
  process.exitCode = 1;
}
