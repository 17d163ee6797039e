import { expectBarrierFree } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

/*
 * Every state that has a picture is checked for barriers where the picture is taken (pictures/expect-pictures.ts). The
 * files `accessibility-*.spec.ts` check states without a picture.
 */
test.use({ locale: 'de-DE' });

test('the German sign-in page has no barrier with a field left out', async ({ page }) => {
  await page.goto('/sign-in');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.locator('form button[type="submit"]').click();
  await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true');
  await expectBarrierFree(page);
});
