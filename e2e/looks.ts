import type { Page } from 'playwright/test';
import { leaveOutTransitions, standStill } from './stand-still.ts';

export interface Look {
  readonly width: 320 | 360 | 1280;
  readonly theme: 'light' | 'dark';
}

const LOOKS: readonly Look[] = [
  { width: 360, theme: 'light' },
  { width: 360, theme: 'dark' },
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
];

/** Shows a page as it stands on a phone and on a wide screen, in light and in dark, without loading it again. */
export async function inEachLook(
  page: Page,
  see: (look: Look) => Promise<void>,
  looks = LOOKS,
): Promise<void> {
  await leaveOutTransitions(page);
  for (const look of looks) {
    await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: look.width, height: 800 });
    await standStill(page);
    await see(look);
  }
}
