import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { inEachLook, LOOKS, type Look } from './looks.ts';

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
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(axe.source);
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

/** Nothing that axe knows, in the look that a page is in. */
export async function expectNoViolation(page: Page, look: Look): Promise<void> {
  const rules = rulesIn(look);
  if (rules === null) return;
  expect.soft(await violationsOf(page, rules), `axe, ${look.theme}, ${look.width} pixels`).toEqual([]);
}

/** Nothing stands so far to the right that a narrow phone would scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const [content, window] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content, 'the width of the content on a screen of 320 pixels').toBeLessThanOrEqual(window ?? 0);
}

const ASKED = LOOKS.filter((look) => rulesIn(look) !== null);

/** Nothing that axe knows, in each look that it is asked about, and no sideways scroll on the narrowest phone. */
export async function expectBarrierFree(page: Page): Promise<void> {
  await inEachLook(page, (look) => expectNoViolation(page, look), ASKED);
  await expectNoSidewaysScroll(page);
}
