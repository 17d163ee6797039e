import type { FullResult, Reporter, Suite } from 'playwright/types/testReporter';

/** The run fails if more tests than this pass only on a retry. A few are chance, many are a fault. */
const FLAKY_LIMIT = 3;

/** Fails a run in which a test was skipped, or too many passed only on a retry. */
export default class WholeRun implements Reporter {
  #suite: Suite | null = null;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const tests = this.#suite?.allTests() ?? [];
    const skipped = tests.filter((test) => test.outcome() === 'skipped');
    const flaky = tests.filter((test) => test.outcome() === 'flaky');
    const isWhole = skipped.length === 0 && flaky.length <= FLAKY_LIMIT;
    if (status !== 'passed' || isWhole) return Promise.resolve({ status });
    process.stderr.write(`✖ ${skipped.length} tests skipped, ${flaky.length} passed on a retry only\n`);
    return Promise.resolve({ status: 'failed' });
  }

  printsToStdio(): boolean {
    return false;
  }
}
