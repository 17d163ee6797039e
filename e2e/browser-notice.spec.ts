import { browser as english } from '#public-pages/browser-copy.ts';
import { texts as german } from '#public-pages/browser-copy.de.ts';
import { expect, test } from './fixtures.ts';

const PATHS = ['/sign-in', '/admin/dashboard'];

test.describe('where scripts are turned off', () => {
  test.use({ javaScriptEnabled: false });

  test('a page without scripts gives its advice in both languages', async ({ page }) => {
    for (const path of PATHS) {
      await page.goto(path);
      // No other kind of locator finds text in `noscript`.
      const said = page.locator('noscript p');
      await expect(said).toHaveText([english.withoutScripts, german.withoutScripts]);
      await expect(said.last()).toBeInViewport();
      await expect(page.getByText(english.tooOld)).toBeHidden();
    }
  });
});

test.describe('where German is read', () => {
  test.use({ locale: 'de-DE' });

  test('a page shows its notice about an old browser in the person’s language, and none in a current browser', async ({
    page,
  }) => {
    const { tooOld } = german;
    await page.goto('/sign-in');
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await expect(page.getByText(tooOld)).toBeHidden();
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    for (const path of PATHS) {
      await page.goto(path);
      await expect(page.getByRole('alert')).toHaveText(tooOld);
      await expect(page.getByText(english.tooOld)).toBeHidden();
      await expect(page.locator('noscript p')).toHaveCount(0);
    }
  });
});
