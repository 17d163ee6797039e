import { BOOK_SETTINGS_PATH, FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { createPerson } from './backend-data.ts';
import { inEveryLanguage } from './every-language.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { keepBooks } from './firm-with-books.ts';
import { expect, test } from './fixtures.ts';
import { showDocuments } from './full-board.ts';
import { PhoneBookingPanel } from './phone-booking-panel.ts';
import { signedIn } from './signed-in.ts';

test('a call has a fixed price from a file, which is read back, and what was paid is corrected with a reason', async ({
  page,
}) => {
  const mark = String(Date.now()).slice(-7);
  const tariff = `Taxi ${mark}`;
  await page.setViewportSize({ width: 1280, height: 800 });
  await signedIn(page, await createPerson({ role: 'system_admin' }));

  await test.step('a tariff gets a matrix from a file', async () => {
    await page.goto('/admin/tariffs');
    await page.getByRole('button', { name: 'New tariff', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'New tariff' });
    await panel.getByLabel('Name').fill(tariff);
    await panel.getByLabel('Valid from').fill('today');
    await panel.getByLabel('Base price').first().fill('4,30');
    await panel.getByLabel('Distance', { exact: true }).first().fill('2.80 per km');
    const file = {
      name: 'fixed.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(';Airport\nOld Town;35,00\n'),
    };
    await panel.getByLabel('Fixed prices from a file').setInputFiles(file);
    await expect(panel.getByLabel('Fixed prices', { exact: true })).toHaveValue(/Old Town/);
    await expectBarrierFree(page);
    await panel.getByRole('button', { name: 'Store the tariff' }).click();
    await expect(page.getByRole('article', { name: tariff })).toContainText('Fixed prices between 2 places');
    await expectBarrierFree(page);
    await inEveryLanguage(page, async () => expectBarrierFree(page));
  });

  await keepBooks();
  // Only this page gets settings that name the tariff. Otherwise the drivers of other tests would have to enter prices.
  await showDocuments(page, {
    [BOOK_SETTINGS_PATH]: { ...FIRST_BOOK_SETTINGS, name: 'Harbour Cabs', tariff, rev: 0 },
  });

  await test.step('a call gets the fixed price', async () => {
    await page.locator('select:has(> [lang])').selectOption('en', { force: true });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/admin/rides');
    await page.getByRole('button', { name: 'New booking' }).click();
    const booking = new PhoneBookingPanel(page);
    await expect(booking.panel.getByRole('button', { name: 'Price' })).toBeVisible();
    await booking.field('Phone').fill(`030${mark}`);
    await page.keyboard.press('Enter');
    await expect(booking.field('Name')).toBeFocused();
    await page.keyboard.type(`Price ${mark}`);
    await page.keyboard.press('Enter');
    await page.keyboard.type('7 Lime Walk, Old Town');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Airport');
    await page.keyboard.press('Escape');
    await expect(booking.said('€35.00, a fixed price')).toBeVisible();
    await page.keyboard.press('Alt+r');
    await expect(booking.panel.getByRole('textbox', { name: 'Price' })).toBeFocused();
    await page.keyboard.press('Alt+a');
    await expect(booking.panel.getByRole('combobox', { name: 'Account' })).toBeFocused();
    await expectBarrierFree(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await booking.field('To').press('Enter');
    await expect(page.getByText(/Old Town → Airport · €35.00, a fixed price/)).toBeVisible();
  });

  await test.step('what was paid is corrected', async () => {
    await page.getByRole('link', { name: `Price ${mark}` }).click();
    const price = page.getByRole('region', { name: 'Price' });
    await expect(price).toContainText('€35.00, a fixed price');
    await page.getByRole('button', { name: `Cancel ride of Price ${mark}` }).click();
    const cancel = page.getByRole('dialog');
    await cancel.getByRole('radio').first().check();
    await cancel.getByRole('button', { name: 'Cancel ride', exact: true }).click();
    await price.getByRole('button', { name: 'Enter how it was paid' }).click();
    await expectBarrierFree(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await price.getByLabel('Paid in all').fill('10');
    await price.getByLabel('Card').check();
    await price.getByRole('button', { name: 'Store' }).click();
    await expect(price).toContainText('€10.00, Card');
    await price.getByRole('button', { name: 'Correct the price' }).click();
    await price.getByLabel('Paid in all').fill('12,50');
    await price.getByLabel('A typing error').check();
    await expectBarrierFree(page);
    await price.getByRole('button', { name: 'Store' }).click();
    await expect(price).toContainText('€12.50, Card');
    await expect(price).toContainText('Before: €10.00, Card');
    await expect(price).toContainText('A typing error');
    await expectBarrierFree(page);
  });
});
