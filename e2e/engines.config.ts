import { defineConfig } from 'playwright/test';
import { findEngines } from './engines/find-engines.ts';
import type { TestOptions } from './fixtures.ts';
import usual from './playwright.config.ts';

const { here } = findEngines();

/** Runs the tests tagged `@smoke` in each installed engine besides Chromium, and the registration also by keyboard. */
export default defineConfig<TestOptions>({
  ...usual,
  grep: /@smoke/,
  outputDir: '../.cache/engine-tests',
  projects: here.flatMap(({ name, use, beyondIt }) => {
    const project = { use, grepInvert: [...beyondIt] };
    return [
      { ...project, name },
      {
        ...project,
        name: `${name} by keyboard`,
        testMatch: '**/registration.spec.ts',
        use: { ...use, input: 'keyboard' as const },
      },
    ];
  }),
});
