import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';

test.use({
  viewport: { width: 360, height: 740 },
  // The browser's own text size, which media queries in `rem` follow too; a style in the page would leave them alone.
  launchOptions: async ({ launchOptions }, provide) => {
    const args = launchOptions.args ?? [];
    await provide({ ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=32'] });
  },
});

/** A frame that clips has no scroll bar, so the edges themselves are asked for. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *:not(svg, svg *)')]
      .filter((element) => element.closest('[aria-hidden="true"]') === null)
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

for (const language of ['en', 'de']) {
  test(`no public page is cut off on a phone with text twice as large, language ${language}`, async ({
    page,
  }) => {
    await page.goto('/');
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    for (const path of [
      '/',
      '/sign-in/driver',
      '/sign-in?email=nobody%40example.com',
      '/register',
      '/reset-password',
      '/debug-login',
      '/pending-approval?email=nobody%40example.com',
      '/no/such/page',
    ]) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('h1')).toBeVisible();
        expect(await cutOff(page)).toEqual([]);
      });
    }
  });
}
