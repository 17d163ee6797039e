import * as fc from 'fast-check';
import { beforeEach, type TaskMeta } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** How many inputs the test's properties were run on. */
    inputs?: number;
  }
}

/** For `npm run fuzz`: records how many inputs each test's properties really ran, as reported by fast-check. */
let running: TaskMeta = {};

beforeEach(({ task }) => {
  running = task.meta;
});

fc.configureGlobal({
  reporter(run) {
    running.inputs = (running.inputs ?? 0) + run.numRuns;
    if (run.failed) throw new Error(fc.defaultReportMessage(run));
  },
});
