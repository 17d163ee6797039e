import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGS } from './chromium-args.ts';
import { findChromium, findTestChromium } from './find-chromium.ts';
import type { TestOptions } from './fixtures.ts';
import { PORTS } from './ports.ts';

const PICTURES = '**/pictures/*.spec.ts';
/** One person on one page for long, which only `npm run test:all` takes the time for. */
const ALL_DAY = '**/page-memory.spec.ts';
/** A firm for long, which has the backend to itself: `e2e/day.config.ts`. */
const WORKING_DAY = '**/working-day.spec.ts';

/** The worker that opens pages without a network, in a browser as people have it. */
const SHELL = '**/{shell,dead-spot,paid-ride,notified-while-closed}.spec.ts';

const launchOptions = { executablePath: findTestChromium(), args: [...CHROMIUM_ARGS] };

/** Has text and colours drawn the same way whatever the machine's own settings are. */
const EVENLY_DRAWN = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
];

/** Browser tests: the product as it ships, on a seeded local backend of their own. */
export default defineConfig<TestOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/browser-tests',
  fullyParallel: true,
  forbidOnly: true,
  // At a terminal a flaky test fails. Without one it is tried again, and the run names it.
  retries: process.stdout.isTTY && process.env['CI'] === undefined ? 0 : 2,
  workers: 2,
  // At rest the longest take some 25 seconds; beside other work it was seen to be three times as much.
  timeout: 120_000,
  expect: {
    timeout: 10_000,
    // Differences between rasterisers are accepted; differences that a person would notice are not.
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.15, scale: 'device' },
  },
  reporter: [['list'], ['./whole-run.ts']],
  use: {
    baseURL: `http://localhost:${PORTS.app}`,
    // Recording every test costs a third of the run: a test that is tried again is recorded, or any with `--trace on`.
    trace: 'on-first-retry',
    // Otherwise a test could neither hold nor count the requests that a worker answers.
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
        // Half the pixels each way: every text can still be read, and the files are less than half as large.
        deviceScaleFactor: 0.5,
        // The whole Chromium, by which the references were drawn.
        launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGS, ...EVENLY_DRAWN] },
      },
    },
    // Last, because it leaves drivers with push devices, and from then on the board marks drivers without one.
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
      // As production is built: Chromium without a window refuses notifications, and each page would say so.
      VITE_PUSH_KEY: '',
      // Many tests count the rides of a list.
      SEED_WEEK: 'no',
      AUTH_PORT: String(PORTS.auth),
      FIRESTORE_PORT: String(PORTS.firestore),
      PUSH_SERVICE: `http://127.0.0.1:${PORTS.push}`,
    },
  },
});
