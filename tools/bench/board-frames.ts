import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from 'playwright/test';
import { buildProduct } from '#backend/build-product.ts';
import { createHostingServer, readHostingConfig } from '#backend/hosting-server.ts';
import { createLifecycle } from '#backend/lifecycle.ts';
import { startLocalBackend } from '#backend/local-backend.ts';
import { listenOnLoopback } from '#backend/loopback.ts';
import { APP_HOST, PROJECT_ID } from '#backend/settings.ts';
import { SEED_ACCOUNTS, SEED_PASSWORD } from '#emulator-seed/seed-accounts.ts';
import { seed } from '#emulator-seed/seed.ts';
import { findChromium } from '../../e2e/find-chromium.ts';
import { createBoardWriter } from './board/board-writer.ts';
import { LINKS } from './timings/links.ts';

/**
 * The board of 200 open rides and 60 drivers in Chromium, on the built-in Firestore: when it is painted on link B with a
 * processor four times slower, and the longest frame at full speed while ten rides a second change.
 *
 *     node --import tsx tools/bench/board-frames.ts [seconds]
 */
const SECONDS = Number(process.argv[2] ?? 15);
const [RIDES, DRIVERS, CHANGES_A_SECOND] = [200, 60, 10];
const SETTINGS = { appPort: 5797, authPort: 9797, firestorePort: 8797, firestore: 'builtin' } as const;
const ORIGIN = `http://${APP_HOST}:${SETTINGS.appPort}`;
const OUT = '.cache/bench-board';

const lifecycle = createLifecycle((message) => {
  throw new Error(message);
});
const [{ authUrl, firestore }] = await Promise.all([
  startLocalBackend(SETTINGS, lifecycle),
  buildProduct(SETTINGS, OUT),
]);
await seed({ authUrl, firestoreHost: firestore.host, projectId: PROJECT_ID });
const writer = createBoardWriter(firestore.host);
await writer.fill(RIDES, DRIVERS);
const server = createHostingServer({ ...readHostingConfig(`${OUT}.firebase.json`), public: OUT });
lifecycle.own(await listenOnLoopback(server, SETTINGS.appPort));

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
lifecycle.own(() => browser.close());
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
// The loader that runs this file marks functions by a helper of its own, which no page has.
await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
const admin = SEED_ACCOUNTS.find(({ role, status }) => role === 'admin' && status === 'approved');
if (admin === undefined) throw new Error('The seed has no approved administrator.');
await page.goto(`${ORIGIN}/sign-in/admin`);
await page.getByRole('textbox', { name: 'Email' }).fill(admin.email);
await page.getByLabel('Password', { exact: true }).fill(SEED_PASSWORD);
await page
  .getByRole('button', { name: /^Sign in/i })
  .last()
  .click();
await page.getByRole('button', { name: 'Your account' }).waitFor();

/** Milliseconds from the answer with the list of rides until the first rows are painted, and until the last one is. */
async function paintTimes(tab: Page) {
  return tab.evaluate(
    (rides) =>
      new Promise<{ asked: number; first: number; all: number }>((resolve) => {
        let first = 0;
        const look = () => {
          const rows = document.querySelectorAll('[data-ride]').length;
          if (rows > 0 && first === 0) first = performance.now();
          if (rows < rides) return requestAnimationFrame(look);
          const asked = performance
            .getEntriesByType('resource')
            .find(({ name }) => name.includes(':runQuery'));
          return resolve({ asked: asked?.startTime ?? 0, first, all: performance.now() });
        };
        look();
      }),
    RIDES,
  );
}

/** The longest gaps between two frames in so many seconds, and the tasks that took longer than 50 milliseconds. */
function framesOf(tab: Page, seconds: number) {
  return tab.evaluate(
    (wanted) =>
      new Promise<{ gaps: readonly number[]; longTasks: readonly number[] }>((resolve) => {
        const [gaps, longTasks]: [number[], number[]] = [[], []];
        new PerformanceObserver((list) =>
          longTasks.push(...list.getEntries().map(({ duration }) => duration)),
        ).observe({ type: 'longtask' });
        const end = performance.now() + wanted * 1000;
        let last = performance.now();
        const frame = (now: number) => {
          gaps.push(now - last);
          last = now;
          if (now < end) requestAnimationFrame(frame);
          else resolve({ gaps: gaps.toSorted((one, other) => other - one).slice(0, 5), longTasks });
        };
        requestAnimationFrame(frame);
      }),
    seconds,
  );
}

const protocol = await page.context().newCDPSession(page);
const link = LINKS.find(({ name }) => name === 'B');
if (link === undefined) throw new Error('There is no link B.');
await protocol.send('Network.enable');
await protocol.send('Network.emulateNetworkConditions', {
  offline: false,
  latency: link.latency,
  downloadThroughput: link.download,
  uploadThroughput: link.download / 2,
});
await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
// The page before has asked questions of its own.
await page.evaluate(() => performance.clearResourceTimings());
await page.getByRole('link', { name: 'Rides', exact: true }).click();
const painted = await paintTimes(page);
const since = (time: number) => `${Math.round(time - painted.asked)} ms`;
console.log(
  `From the first question: first rows after ${since(painted.first)}, all ${RIDES} after ${since(painted.all)}`,
);

await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
await protocol.send('Network.emulateNetworkConditions', {
  offline: false,
  latency: 0,
  downloadThroughput: -1,
  uploadThroughput: -1,
});
await page.reload();
await page
  .locator('[data-ride]')
  .nth(RIDES - 1)
  .waitFor({ state: 'attached' });
await setTimeout(5000);
const idle = await framesOf(page, 3);
console.log(
  'Longest frames, nothing changes:',
  idle.gaps.map(Math.round),
  'long tasks:',
  idle.longTasks.map(Math.round),
);
const measuring = framesOf(page, SECONDS);
const changes = await writer.change(SECONDS, CHANGES_A_SECOND);
const busy = await measuring;
console.log(
  `Longest frames, ${changes} changes in ${SECONDS} s:`,
  busy.gaps.map(Math.round),
  'long tasks:',
  busy.longTasks.map(Math.round),
);
await lifecycle.stopAll();
process.exit();
