import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What one runner executed. Durations are milliseconds. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The tests that passed on a later try only; they are among the passed. */
  readonly flaky: readonly string[];
  readonly slowest: readonly { readonly title: string; readonly duration: number }[];
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), duration: z.number().nullish() }),
      ),
    }),
  ),
});

const PlaywrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ duration: z.number() })),
    }),
  ),
});
interface PlaywrightSuite {
  specs: z.infer<typeof PlaywrightSpec>[];
  suites?: PlaywrightSuite[] | undefined;
}
const PlaywrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({ specs: z.array(PlaywrightSpec), suites: z.array(PlaywrightSuite).optional() }),
);
const PlaywrightReport = z.object({ suites: z.array(PlaywrightSuite) });

type TestRun = { title: string; duration: number; outcome: 'passed' | 'failed' | 'skipped' | 'flaky' };

function summarise(tests: readonly TestRun[]): TestReport {
  const count = (outcome: TestRun['outcome']) => tests.filter((test) => test.outcome === outcome).length;
  const slowest = tests.toSorted((a, b) => b.duration - a.duration).slice(0, 5);
  const flaky = tests.filter(({ outcome }) => outcome === 'flaky').map(({ title }) => title);
  const passed = count('passed') + flaky.length;
  return { passed, failed: count('failed'), skipped: count('skipped'), flaky, slowest };
}

export function readVitestReport(file: string): TestReport {
  const report = VitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return summarise(
    report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ status, fullName, duration }) => ({
        title: fullName,
        duration: duration ?? 0,
        outcome: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
      })),
    ),
  );
}

function specsOf(suite: PlaywrightSuite): z.infer<typeof PlaywrightSpec>[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

const BROWSER_OUTCOMES = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
} as const;

/**
 * A browser test that passes only on a later try counts as passed and is named: a busy machine is not a broken product.
 */
export function readPlaywrightReport(file: string): TestReport {
  const report = PlaywrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return summarise(
    report.suites.flatMap(specsOf).flatMap(({ title, file: source, tests }) =>
      tests.map(({ status, results }) => ({
        title: `${source}: ${title}`,
        duration: results.reduce((sum, result) => sum + result.duration, 0),
        outcome: BROWSER_OUTCOMES[status],
      })),
    ),
  );
}
