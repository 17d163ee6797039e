import { expect, type Page } from 'playwright/test';

/** Waits until a worker answers for this page. */
export const expectWorker = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
