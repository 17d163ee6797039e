import type { Page } from 'playwright/test';
import { leaveOutTransitions, standStill } from './stand-still.ts';

export interface Look {
  readonly width: 320 | 360 | 1280;
  readonly theme: 'light' | 'dark';
}

/** Shows a page in each look in turn, without loading the page again. */
export async function inEachLook(
  page: Page,
  looks: readonly Look[],
  see: (look: Look) => Promise<void>,
): Promise<void> {
  await leaveOutTransitions(page);
  for (const look of looks) {
    await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: look.width, height: 800 });
    await standStill(page);
    await see(look);
  }
}
