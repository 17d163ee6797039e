import { expect, type Page } from 'playwright/test';
import { expectNoSidewaysScroll, expectNoViolation } from '../expect-accessible.ts';
import { inEachLook, type Look } from '../looks.ts';

/** Both widths and both themes. Two looks are enough, because a theme changes only colours, alike in every width. */
const PICTURED: readonly Look[] = [
  { width: 360, theme: 'light' },
  { width: 1280, theme: 'dark' },
];

/**
 * Compares the page with its reference pictures, one for each look, and checks it with axe in each look. A failure does
 * not end these checks. The page must not scroll sideways on the narrowest phone.
 * @param extent `window` for the visible part, `page` for the whole page.
 */
export async function expectPictures(
  page: Page,
  name: string,
  extent: 'window' | 'page' = 'window',
): Promise<void> {
  await expectNoSidewaysScroll(page);
  // The pointer leaves the place of the last press. Not in every width is an element there.
  await page.mouse.move(0, 0);
  await inEachLook(page, PICTURED, async (look) => {
    await page.evaluate(() => scrollTo(0, 0));
    await expect
      .soft(page)
      .toHaveScreenshot(`${name}-${look.width}-${look.theme}.png`, { fullPage: extent === 'page' });
    await expectNoViolation(page, look);
  });
}
