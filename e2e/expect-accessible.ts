import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { inEachLook } from './looks.ts';

async function violationsOf(page: Page): Promise<unknown> {
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = Reflect.get(window, 'axe') as typeof axe;
    const { violations } = await run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
    }));
  });
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

/** Every rule of axe, on a phone and on a wide screen, in light and in dark. */
async function expectAccessible(page: Page): Promise<void> {
  await inEachLook(page, async ({ theme, width }) => {
    expect(await violationsOf(page), `axe, ${theme}, ${width} pixels`).toEqual([]);
  });
}

/** Nothing that axe knows, and no sideways scroll on the narrowest phone. */
export async function expectBarrierFree(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}
