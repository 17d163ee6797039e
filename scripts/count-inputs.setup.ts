import * as fc from 'fast-check';
import { beforeEach, type TaskMeta } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** How many inputs the properties of the test were run on. */
    inputs?: number;
  }
}

/** For `npm run fuzz`: notes on each test what its properties really ran, as fast-check itself tells it. */
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
