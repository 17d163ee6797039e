import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { inEachLook, type Look } from './looks.ts';

/** The smaller of its two builds, because each document reads it anew. */
const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

const NARROWEST = 320;

const COLOURS: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * A theme changes colours and nothing else, and the same ones in every width: each width is asked everything in the light,
 * and the wide one about its colours in the dark.
 */
function rulesIn({ theme, width }: Look): axe.RunOptions | null {
  if (theme === 'light') return {};
  return width === 1280 ? COLOURS : null;
}

async function violationsOf(page: Page, rules: axe.RunOptions): Promise<unknown> {
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(AXE);
  return page.evaluate(async (options) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe;
    const { violations } = await run(document, { ...options, resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
    }));
  }, rules);
}

async function expectNone(page: Page, look: Look, rules: axe.RunOptions): Promise<void> {
  expect.soft(await violationsOf(page, rules), `axe, ${look.theme}, ${look.width} pixels`).toEqual([]);
}

/** Nothing that axe knows, in the look of a picture. */
export async function expectNoViolation(page: Page, look: Look): Promise<void> {
  const rules = rulesIn(look);
  if (rules !== null) await expectNone(page, look, rules);
}

/** Nothing stands so far to the right that a narrow phone would scroll sideways. */
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

/** The narrowest phone comes last, as whoever acts on the page next finds it. */
const ASKED: readonly Look[] = [
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
  { width: NARROWEST, theme: 'light' },
  { width: NARROWEST, theme: 'dark' },
];

/**
 * Nothing that axe knows, and no sideways scroll on the narrowest phone. Each width is asked about its colours in both
 * themes, because what only one of them shows may have no picture.
 */
export async function expectBarrierFree(page: Page): Promise<void> {
  await inEachLook(page, (look) => expectNone(page, look, look.theme === 'light' ? {} : COLOURS), ASKED);
  await expectAllInSight(page);
}
