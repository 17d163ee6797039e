import { defineConfig } from 'playwright/test';
import type { TestOptions } from './fixtures.ts';
import usual from './playwright.config.ts';

/** A working day at the desk. It counts every act, so it has the backend to itself. */
export default defineConfig<TestOptions>({
  ...usual,
  testMatch: '**/working-day.spec.ts',
  testIgnore: [],
  outputDir: '../.cache/day-tests',
  timeout: 600_000,
  expect: { timeout: 30_000 },
  // A second try would find the rides of the first on the board, and its drivers, who do not drive any more.
  retries: 0,
  projects: [{ name: 'day', use: { timezoneId: 'Europe/Berlin', locale: 'en-GB' } }],
});
