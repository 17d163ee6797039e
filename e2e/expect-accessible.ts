import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { inEachLook, type Look } from './looks.ts';

/** The source of axe, in the smaller of its two builds, because each document loads it again. */
const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

const NARROWEST = 320;

/** The violations of the rules that axe checks by default, or only of the given rules. */
async function violations(page: Page, only?: readonly string[]): Promise<unknown> {
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(AXE);
  return page.evaluate(async (values) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe;
    const chosen = values === undefined ? {} : { runOnly: { type: 'rule' as const, values: [...values] } };
    const found = await run(document, { resultTypes: ['violations'], ...chosen });
    return found.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
    }));
  }, only);
}

/** Expects every control to be large enough or to have room around it (WCAG 2.5.8). For axe this rule is optional. */
export async function expectRoomToPress(page: Page): Promise<void> {
  expect.soft(await violations(page, ['target-size']), 'axe, target-size').toEqual([]);
}

/** Expects axe to find no violation in the page as it is. A failure names `look`. */
export async function expectNoViolation(page: Page, look: Look): Promise<void> {
  expect.soft(await violations(page), `axe, ${look.theme}, ${look.width} pixels`).toEqual([]);
}

/** Expects the page not to scroll sideways on the narrowest phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  await expectAllInSight(page);
}

async function expectAllInSight(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content, 'the width of the content on a screen of 320 pixels').toBeLessThanOrEqual(window ?? 0);
}

/** A wide and a narrow look, one in each theme. The page stays in the last one. */
const ASKED: readonly Look[] = [
  { width: 1280, theme: 'dark' },
  { width: NARROWEST, theme: 'light' },
];

/** axe runs in Chromium only. Firefox crashes with axe on large pages, and axe finds the same in every engine. */
const isAxed = (page: Page) => page.context().browser()?.browserType().name() === 'chromium';

/** Expects axe to find no violation in Chromium, and the page not to scroll sideways on the narrowest phone. */
export async function expectBarrierFree(page: Page): Promise<void> {
  if (!isAxed(page)) return expectNoSidewaysScroll(page);
  await inEachLook(page, ASKED, (look) => expectNoViolation(page, look));
  return expectAllInSight(page);
}

/** Calls `expectRoomToPress` at the widths of a desk and of a phone. */
export async function expectRoomToPressAtDeskAndOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectRoomToPress(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectRoomToPress(page);
}
