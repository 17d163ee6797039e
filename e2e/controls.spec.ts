import { expectBarrierFree, expectNoSidewaysScroll, expectRoomToPress } from './expect-accessible.ts';
import { expect, smoke, test } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/controls');
  await expect(page.getByRole('heading', { level: 1, name: 'Controls' })).toBeVisible();
});

test('the page of all controls has no barrier, with a list open and with a panel beside it', async ({
  page,
}) => {
  await expectBarrierFree(page);
  await expectRoomToPress(page);
  await page.getByRole('combobox', { name: 'Driver', exact: true }).fill('d');
  await expect(page.getByRole('option', { name: /^Deniz Driver/ })).toBeVisible();
  await expectBarrierFree(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the panel' }).click();
  await expect(page.getByRole('dialog', { name: 'New booking' })).toBeVisible();
  await expectBarrierFree(page);
});

test('a combobox, a field for a time and a panel work by keyboard alone', smoke, async ({ page }) => {
  const place = page.getByRole('combobox', { name: 'Place' });
  await place.focus();
  await page.keyboard.type('airp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(place).toHaveValue('Airport');
  await page.keyboard.press('Tab');
  await page.keyboard.type('do');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Missing driver' })).toHaveValue('Dora Driver');

  const when = page.getByRole('textbox', { name: 'Pick-up' });
  await when.focus();
  await page.keyboard.type('tomorrow 730');
  await expect(page.getByText(/^Tomorrow, .*, 07:30$/)).toBeVisible();

  const opener = page.getByRole('button', { name: 'Open the panel' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'New booking' });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'From' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing on the page of all controls makes a narrow phone scroll sideways', async ({ page }) => {
    await expectNoSidewaysScroll(page);
  });
});
