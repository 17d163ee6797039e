import { expect, type Page } from 'playwright/test';

/** How many frames without movement count as still. A new theme or width reaches the styles only in the next frame. */
const QUIET_FRAMES = 4;

/**
 * Turns the transitions of a page off. Colours are inherited, so each level of the page would begin its transition only
 * after the level above. Meanwhile text of one theme would stand on the background of the other.
 */
export async function leaveOutTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Waits until no animation runs. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async (wanted) => {
    const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
    for (let quiet = 0; quiet < wanted; quiet = isMoving() ? 0 : quiet + 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, QUIET_FRAMES);
}

/** Waits until a page shows its heading and no placeholder. The network of a page that listens is never idle. */
export async function arrived(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.animate-pulse-soft').filter({ visible: true })).toHaveCount(0);
}
