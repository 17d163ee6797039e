import { createPerson } from './backend-data.ts';
import { MOST_KEYS } from './dispatcher-at-desk.ts';
import { inEveryLanguage } from './every-language.ts';
import { expectBarrierFree, expectRoomToPressAtDeskAndOnPhone } from './expect-accessible.ts';
import { keepBooks } from './firm-with-books.ts';
import { expect, test } from './fixtures.ts';
import { PhoneBookingPanel } from './phone-booking-panel.ts';
import { signedIn } from './signed-in.ts';

test('a call for an account with a required reference is refused without it, and booked with it', async ({
  page,
  expectFailedLoads,
}) => {
  // If the board of another test makes a ride of an order first, this board's write is refused.
  expectFailedLoads(403);
  const mark = String(Date.now()).slice(-7);
  const clinic = `Clinic ${mark}`;
  await page.setViewportSize({ width: 1280, height: 800 });
  await keepBooks();
  await signedIn(page, await createPerson({ role: 'admin' }));

  await test.step('the account', async () => {
    await page.goto('/admin/payers');
    await page.getByRole('button', { name: 'New account' }).click();
    const panel = page.getByRole('dialog', { name: 'New account' });
    await panel.getByLabel('Number', { exact: true }).fill(mark);
    await panel.getByLabel('Name', { exact: true }).fill(clinic);
    await panel.getByLabel('Question 1').fill('Cost centre');
    await panel.getByLabel('Pattern 1').fill('KST-####');
    await panel.getByLabel('1 must be answered').check();
    await panel.getByLabel('Word to be said').fill('Lindwurm');
    await expectBarrierFree(page);
    await expectRoomToPressAtDeskAndOnPhone(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await panel.getByRole('button', { name: 'Store' }).click();
    const row = page.getByRole('row', { name: clinic });
    await expect(row).toContainText('Cost centre (must) · Word to be said');
    await inEveryLanguage(page, async () => expectBarrierFree(page));
    await page.locator('select:has(> [lang])').selectOption('en', { force: true });
  });

  await test.step('the call', async () => {
    await page.goto('/admin/rides');
    await page.getByRole('button', { name: 'New booking' }).click();
    const booking = new PhoneBookingPanel(page);
    await expect(booking.panel.getByRole('button', { name: 'Account' })).toBeVisible();
    await booking.field('Phone').fill(`030${mark}`);
    await page.keyboard.press('Enter');
    await expect(booking.field('Name')).toBeFocused();
    await page.keyboard.type(`Caller ${mark}`);
    await page.keyboard.press('Enter');
    await page.keyboard.type('7 Lime Walk');
    await page.keyboard.press('Enter');
    await page.keyboard.type('City Hospital');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+a');
    await expect(booking.panel.getByRole('combobox', { name: 'Account' })).toBeFocused();
    await page.keyboard.type(mark);
    await expect(booking.panel.getByRole('option', { name: clinic })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(booking.panel.getByText('Ask for the word: Lindwurm')).toBeVisible();
    const reference = booking.panel.getByLabel('Cost centre');
    await expect(reference).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(booking.panel.getByText('Please ask for: Cost centre')).toBeVisible();
    await expectBarrierFree(page);
    await page.keyboard.type('kst-0042');
    await page.keyboard.press('Enter');
    await expect(page.getByText(new RegExp(`${clinic} pays`))).toBeVisible();
  });

  await test.step('another call for the account takes two keys more than a call without an account', async () => {
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    const booking = new PhoneBookingPanel(page);
    await press('n');
    for (const [field, text] of [
      ['Phone', `031${mark}`],
      ['Name', `Second ${mark}`],
      ['From', '7 Lime Walk'],
      ['To', 'City Hospital'],
    ] as const) {
      await expect(booking.field(field)).toBeFocused();
      await page.keyboard.type(text);
      await press(field === 'To' ? 'Alt+a' : 'Enter');
    }
    await page.keyboard.type(mark);
    await expect(booking.panel.getByRole('option', { name: clinic })).toBeVisible();
    await press('Enter');
    await expect(booking.panel.getByLabel('Cost centre')).toBeFocused();
    await page.keyboard.type('KST-0043');
    await press('Enter');
    await expect(booking.panel).toBeHidden();
    expect(keys).toBe(MOST_KEYS.fresh + 2);
  });

  await test.step('the ride says who pays', async () => {
    await page.getByRole('link', { name: `Caller ${mark}` }).click();
    await expect(page.getByRole('region', { name: 'Price' })).toContainText(clinic);
    await expect(page.getByRole('region', { name: 'Price' })).toContainText('KST-0042');
  });

  await test.step('a second call of the same caller takes one key and the reference more than without an account', async () => {
    await page.goto('/admin/rides');
    await expect(page.getByRole('button', { name: 'New booking' })).toBeVisible();
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    const booking = new PhoneBookingPanel(page);
    await press('n');
    await expect(booking.field('Phone')).toBeFocused();
    await page.keyboard.type(`030${mark}`);
    await press('Enter');
    await expect(booking.panel.getByRole('button', { name: `${clinic} pays again?` })).toBeVisible();
    await expectBarrierFree(page);
    await press('Alt+a');
    await expect(booking.panel.getByText('Ask for the word: Lindwurm')).toBeVisible();
    await expect(booking.panel.getByLabel('Cost centre')).toBeFocused();
    await page.keyboard.type('KST-0044');
    await press('Enter');
    await expect(booking.panel).toBeHidden();
    await expect(page.getByText(new RegExp(`${clinic} pays`))).toBeVisible();
    // Without an account, a known caller’s usual trip takes three keys: `n` and two times Enter. Alt+a is the fourth.
    expect(keys).toBe(1 + 2 + 1);
  });
});
