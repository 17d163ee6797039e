import { defineConfig } from 'playwright/test';
import { findChromium } from './find-chromium.ts';
import type { TestOptions } from './fixtures.ts';
import { PORTS } from './ports.ts';

const root = process.getuid?.() === 0;

/** Browser tests: the product as it ships, on a seeded local backend of their own. */
export default defineConfig<TestOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/browser-tests',
  fullyParallel: true,
  forbidOnly: true,
  // Where somebody watches, a flaky story fails; a CI that nobody watches tries again, and the report names it.
  retries: process.env['CI'] === undefined ? 0 : 2,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['line'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${PORTS.app}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      // As root, Chromium has no sandbox to start; the flags keep it from calling its maker's hosts.
      args: [
        ...(root ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: [
    { name: 'pointer' },
    // Each story once more, by somebody who has no pointer.
    { name: 'keyboard', grep: /@story/, use: { hand: 'keyboard' } },
  ],
  webServer: {
    command: 'npm start --silent',
    cwd: '..',
    url: `http://localhost:${PORTS.app}`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORTS.app),
      AUTH_PORT: String(PORTS.auth),
      FIRESTORE_PORT: String(PORTS.firestore),
    },
  },
});
