import { defineConfig } from 'playwright/test';
import type { TestOptions } from './fixtures.ts';
import usual from './playwright.config.ts';

/** A working day at the desk: only its own people are at work, because it counts every act. */
export default defineConfig<TestOptions>({
  ...usual,
  testMatch: '**/working-day.spec.ts',
  testIgnore: [],
  outputDir: '../.cache/day-tests',
  timeout: 600_000,
  expect: { timeout: 30_000 },
  // On the board of a day that failed are its rides, and its drivers, who have gone home.
  retries: 0,
  projects: [{ name: 'day', use: { timezoneId: 'Europe/Berlin', locale: 'en-GB' } }],
});
