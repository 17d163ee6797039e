import { defineConfig } from 'playwright/test';
import type { TestOptions } from './fixtures.ts';
import usual from './playwright.config.ts';

/** The configuration of a working day at the desk. The day counts every act, so it has the backend to itself. */
export default defineConfig<TestOptions>({
  ...usual,
  testMatch: '**/working-day.spec.ts',
  testIgnore: [],
  outputDir: '../.cache/day-tests',
  timeout: 600_000,
  expect: { timeout: 30_000 },
  // A second try would find the rides and drivers of the first on the board.
  retries: 0,
  projects: [{ name: 'day', use: { timezoneId: 'Europe/Berlin', locale: 'en-GB' } }],
});
