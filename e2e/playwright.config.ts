import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGS } from './chromium-args.ts';
import { findChromium, findTestChromium } from './find-chromium.ts';
import type { TestOptions } from './fixtures.ts';
import { PORTS } from './ports.ts';

const PICTURES = '**/pictures/*.spec.ts';
/** One person on one page for a long time. It is too long for `npm test`; `npm run test:all` runs it. */
const ALL_DAY = '**/page-memory.spec.ts';
/** A working day needs the backend to itself, so it has its own configuration: `e2e/day.config.ts`. */
const WORKING_DAY = '**/working-day.spec.ts';

/** The tests of the worker and of notices. They run in the whole Chromium, as people have it. */
const SHELL = '**/{shell,dead-spot,paid-ride,notified-while-closed}.spec.ts';

const launchOptions = { executablePath: findTestChromium(), args: [...CHROMIUM_ARGS] };

/** Arguments with which Chromium draws text and colours alike on every machine. */
const EVENLY_DRAWN = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
];

/** Browser tests: the product as it ships, on a seeded local backend that only they use. */
export default defineConfig<TestOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/browser-tests',
  fullyParallel: true,
  forbidOnly: true,
  // At a terminal a flaky test fails. Otherwise Playwright tries it again, and the run names the test.
  retries: process.stdout.isTTY && process.env['CI'] === undefined ? 0 : 2,
  workers: 2,
  // On an idle machine the longest test takes some 25 seconds. On a busy one it took three times as long.
  timeout: 120_000,
  expect: {
    timeout: 10_000,
    // Differences between rasterisers are accepted; differences that a person would notice are not.
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.15, scale: 'device' },
  },
  reporter: [['list'], ['./whole-run.ts']],
  use: {
    baseURL: `http://localhost:${PORTS.app}`,
    // To record every test would cost a third of the run, so only retries are recorded. `--trace on` records all.
    trace: 'on-first-retry',
    // A test can neither hold nor count requests that a worker answers, so there is no worker.
    serviceWorkers: 'block',
    launchOptions,
  },
  projects: [
    { name: 'pointer', testIgnore: [PICTURES, ALL_DAY, WORKING_DAY, SHELL], grepInvert: /@story/ },
    { name: 'keyboard', grep: /@story/, use: { input: 'keyboard' } },
    { name: 'all-day', testMatch: ALL_DAY },
    {
      name: 'pictures',
      testMatch: PICTURES,
      snapshotPathTemplate: '{testDir}/pictures/references/{arg}{ext}',
      use: {
        locale: 'en-GB',
        timezoneId: 'UTC',
        // Half the pixels in each direction: every text is still legible, and the files are less than half as large.
        deviceScaleFactor: 0.5,
        // The whole Chromium, which has drawn the references.
        launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGS, ...EVENLY_DRAWN] },
      },
    },
    // This is the last project, because it leaves drivers with push devices: the board then marks drivers without one.
    {
      name: 'shell',
      testMatch: SHELL,
      use: {
        serviceWorkers: 'allow',
        launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGS] },
      },
    },
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
      // There is no push key. Chromium without a window refuses notifications, and each page would say so.
      VITE_PUSH_KEY: '',
      // Many tests count the rides of a list.
      SEED_WEEK: 'no',
      AUTH_PORT: String(PORTS.auth),
      FIRESTORE_PORT: String(PORTS.firestore),
      PUSH_SERVICE: `http://127.0.0.1:${PORTS.push}`,
    },
  },
});
