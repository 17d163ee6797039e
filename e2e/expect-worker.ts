import { expect, type Page } from 'playwright/test';

/** Waits until an activated worker controls this page. */
export const expectWorker = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
