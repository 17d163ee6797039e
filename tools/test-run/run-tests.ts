import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { findOfficial } from '#backend/find-official.ts';
import { readSettings, type Settings } from '#backend/settings.ts';

/**
 * `npm test`: every check and every test, until one fails, and how long each took. A skipped test fails the runner
 * itself: see vitest.config.ts and e2e/whole-run.ts.
 *
 * Two steps run at a time, because browser tests mostly wait for the browser and leave half of two cores idle. What a
 * step prints is shown in one piece when the step has ended.
 */
const AT_A_TIME = 2;

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
const browserTests = {
  name: `browser tests on ${FIRESTORES[firestores[0]]}`,
  command: 'run test:browser',
  firestore: firestores[0],
};
/** The longest is begun early, so that the others run beside it. */
const waiting: Step[] = [
  { name: 'types', command: 'run typecheck' },
  { name: 'lint', command: 'run lint' },
  browserTests,
  { name: 'unit tests', command: 'run test:unit' },
  { name: 'component tests', command: 'run test:component' },
  ...emulatorTests,
  ...(firestores.length > 1 ? [comparison] : []),
  { name: 'rules mutations', command: 'run rules:mutate' },
];

const durations: string[] = [];

async function run({ name, command, firestore }: Step): Promise<void> {
  const started = Date.now();
  console.log(`▶ ${name}`);
  const env = { ...process.env, ...(firestore && { FIRESTORE: firestore }) };
  const child = spawn('npm', ['--silent', ...command.split(' ')], { env });
  const ended = new Promise<number | null>((settle) => child.on('close', settle));
  const [out, err, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const seconds = `${Math.round((Date.now() - started) / 1000)} s`;
  durations.push(`${seconds.padStart(7)}  ${name}`);
  console.log(`\n── ${name}\n${out}${err}`);
  if (status !== 0) process.exitCode = 1;
  console.log(`${status === 0 ? '✔' : '✖'} ${name}, ${seconds}`);
}

async function runWaiting(): Promise<void> {
  for (let step = waiting.shift(); step && !process.exitCode; step = waiting.shift()) {
    // oxlint-disable-next-line no-await-in-loop -- a lane runs one step after the other
    await run(step);
  }
}

const started = Date.now();
await Promise.all(Array.from({ length: AT_A_TIME }, runWaiting));
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
console.log(
  `\nWhere the time went: ${minutes} minutes, ${AT_A_TIME} steps at a time\n${durations.join('\n')}`,
);
if (process.exitCode) console.error('✖ npm test failed.');
