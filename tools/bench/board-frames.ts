import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from 'playwright/test';
import { SEED_PASSWORD } from '#emulator-seed/seed-accounts.ts';
import { findChromium } from '../../e2e/find-chromium.ts';
import { serveBoard } from './board/serve-board.ts';

/**
 * The longest frame of the board of 200 open rides and 60 drivers at full speed while ten rides a second change, in
 * Chromium on the built-in Firestore.
 *
 *     node --import tsx tools/bench/board-frames.ts [seconds]
 */
const SECONDS = Number(process.argv[2] ?? 15);
const [RIDES, DRIVERS, CHANGES_A_SECOND] = [200, 60, 10];
const { lifecycle, writer, origin, email } = await serveBoard(RIDES, DRIVERS);

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
lifecycle.own(() => browser.close());
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
// The loader that runs this file marks functions by a helper of its own, which no page has.
await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
await page.goto(`${origin}/sign-in/admin`);
await page.getByRole('textbox', { name: 'Email' }).fill(email);
await page.getByLabel('Password', { exact: true }).fill(SEED_PASSWORD);
await page
  .getByRole('button', { name: /^Sign in/i })
  .last()
  .click();
await page.getByRole('button', { name: 'Your account' }).waitFor();

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

await page.goto(`${origin}/admin/rides`);
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
