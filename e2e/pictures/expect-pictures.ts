import { expect, type Page } from 'playwright/test';
import { inEachLook } from '../looks.ts';

/**
 * Compares what stands there with its reference pictures, one for each look; all of them are tried, whatever fails.
 * @param extent The window as somebody sees it, or the page to its end where that is longer.
 */
export async function expectPictures(
  page: Page,
  name: string,
  extent: 'window' | 'page' = 'window',
): Promise<void> {
  // Where the last press left the pointer something may be under it in one width and not in another.
  await page.mouse.move(0, 0);
  await inEachLook(page, async ({ theme, width }) => {
    await page.evaluate(() => scrollTo(0, 0));
    await expect
      .soft(page)
      .toHaveScreenshot(`${name}-${width}-${theme}.png`, { fullPage: extent === 'page' });
  });
}
