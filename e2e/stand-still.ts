import { expect, type Page } from 'playwright/test';

/** A change of theme or width reaches the styles with the next frame, and what it sets in motion may begin with another. */
const QUIET_FRAMES = 4;

/**
 * From now on a page changes its looks at once. Colours are inherited: with transitions each level of the page would begin
 * its own when the one above it has ended, and in between the text of one theme stands on the ground of the other.
 */
export async function leaveOutTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Waits until nothing moves. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async (wanted) => {
    const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
    for (let quiet = 0; quiet < wanted; quiet = isMoving() ? 0 : quiet + 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, QUIET_FRAMES);
}

/** Waits until everything that a page shows has come. Where a page listens, its network never falls idle. */
export async function arrived(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.animate-pulse-soft').filter({ visible: true })).toHaveCount(0);
}
