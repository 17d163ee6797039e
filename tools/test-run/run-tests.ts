import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { findOfficial } from '#backend/find-official.ts';
import { readSettings, type Settings } from '#backend/settings.ts';
import { readPlaywrightReport, readVitestReport, type TestReport } from './test-report.ts';

/**
 * `npm test`: every check and every test, one after the other, then how long each took. A skipped test fails the run,
 * and so does a runner that executed none.
 */
interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly report?: { readonly file: string; readonly read: (file: string) => TestReport };
  readonly env?: Readonly<Record<string, string>>;
}

const REPORTS = '.cache/test-reports';

/** How many tests may pass on a retry only, before the run counts as failed: one is bad luck, many are a fault. */
const FLAKY_LIMIT = 3;

function vitest(project: string, reportName = project): Step {
  const file = `${REPORTS}/${reportName}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name: `${project} tests`,
    command: ['npx', 'vitest', 'run', '--project', project, ...reporters],
    report: { file, read: readVitestReport },
  };
}

const BROWSER_REPORT = `${REPORTS}/browser.json`;

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

function emulatorTests(firestore: Kind): Step {
  const step = vitest('emulator', `emulator-${firestore}`);
  return { ...step, name: `emulator tests on ${FIRESTORES[firestore]}`, env: { FIRESTORE: firestore } };
}

function browserTests(firestore: Kind): Step {
  return {
    name: `browser tests on ${FIRESTORES[firestore]}`,
    command: ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    // Playwright resolves a name relative to its configuration, but takes an absolute path as it is.
    env: { FIRESTORE: firestore, PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(BROWSER_REPORT) },
    report: { file: BROWSER_REPORT, read: readPlaywrightReport },
  };
}

async function steps(): Promise<readonly Step[]> {
  const firestores = await firestoresHere();
  return [
    { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
    { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
    vitest('unit'),
    vitest('component'),
    ...firestores.map(emulatorTests),
    ...(firestores.length > 1 ? [vitest('comparison')] : []),
    { name: 'rules mutations', command: ['npm', 'run', '--silent', 'rules:mutate'] },
    browserTests(firestores[0]),
  ];
}

const NONE: TestReport = { passed: 0, failed: 0, skipped: 0, flaky: [], slowest: [] };

/** What a step's runner executed; nothing if it ended without a report. */
function reportOf({ report }: Step): TestReport | null {
  if (report === undefined) return null;
  return existsSync(report.file) ? report.read(report.file) : NONE;
}

function run({ command, env }: Step): Promise<number> {
  const [program = '', ...args] = command;
  return new Promise((settle) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => settle(127));
    child.on('exit', (code) => settle(code ?? 1));
  });
}

async function main(): Promise<number> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const totals = { passed: 0, failed: 0, skipped: 0 };
  const durations: string[] = [];
  const slowest: { title: string; duration: number }[] = [];
  const flaky: string[] = [];
  let broken = false;

  for (const step of await steps()) {
    const started = Date.now();
    console.log(`\n▶ ${step.name}`);
    const code = await run(step);
    const report = reportOf(step);
    durations.push(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${step.name}`);
    if (report !== null) {
      totals.passed += report.passed;
      totals.failed += report.failed;
      totals.skipped += report.skipped;
      slowest.push(...report.slowest);
      flaky.push(...report.flaky);
      if (report.passed === 0) console.error(`${step.name}: not one test was executed.`);
    }
    const incomplete = report !== null && (report.passed === 0 || report.skipped > 0);
    if (code !== 0 || incomplete) {
      console.error(`✖ ${step.name} failed${code === 0 ? ': a test was skipped or none ran' : ''}.`);
      broken = true;
      break;
    }
  }

  console.log(`\nWhere the time went\n${durations.join('\n')}`);
  console.log('\nThe slowest tests');
  for (const { title, duration } of slowest.toSorted((a, b) => b.duration - a.duration).slice(0, 10)) {
    console.log(`${(duration / 1000).toFixed(1).padStart(6)} s  ${title}`);
  }
  if (flaky.length > 0) console.log(`\nPassed only on retry\n  ${flaky.join('\n  ')}`);
  if (flaky.length > FLAKY_LIMIT) {
    console.error(`✖ More than ${FLAKY_LIMIT} tests passed only on a retry.`);
    broken = true;
  }
  console.log(
    `\ntests: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped, ${flaky.length} flaky`,
  );
  return broken ? 1 : 0;
}

process.exitCode = await main();
