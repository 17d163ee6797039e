import { expect, test } from './fixtures.ts';
import { largeText } from './large-text.ts';

test.use({ ...largeText, viewport: { width: 360, height: 740 } });

test('the page of all controls is not cut off on a phone with text twice as large', async ({ page }) => {
  await page.goto('/controls');
  await expect(page.getByRole('heading', { level: 1, name: 'Controls' })).toBeVisible();
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll('body *:not(svg, svg *)')]
        .filter((element) => element.closest('[aria-hidden="true"], .sr-only') === null)
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(beyond, `${width} pixels`).toEqual([]);
  }
});
