import { ownNames } from './backend.ts';
import { BoardPage } from './board-page.ts';
import { BookingDialog } from './booking-dialog.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

/** What the issue of dispatch allows for a known caller. */
const MOST_PRESSES = 12;

test('a caller is booked by keyboard alone: a new one by Enter from field to field, a known one by at most twelve keys', async ({
  page,
}) => {
  const name = `${ownNames()} Caller`;
  // Seven digits, as a local number has, which no other test calls from.
  const local = String(1_000_000 + (Date.now() % 9_000_000));
  const board = await BoardPage.openFor(page);
  const booking = new BookingDialog(page);
  const { dialog } = booking;
  const booked = board.column('Waiting').getByRole('link', { name });

  await test.step('an unknown caller is asked for everything', async () => {
    // Before the dialog has loaded, nothing says that it has not.
    await page.keyboard.type(`n+49 (0)${local}`);
    await expect(booking.field('Phone')).toHaveValue(`+49 (0)${local}`);
    await page.keyboard.press('Enter');
    await expect(booking.field('Name')).toBeFocused();
    await expect(booking.said('New caller')).toBeVisible();
    await expectBarrierFree(page);
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Pier 3, Harbour');
    await page.keyboard.press('Enter');
    await page.keyboard.type('City Hospital');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(booked).toHaveCount(1);
  });

  await test.step('the same caller, whose number is written otherwise, is known and soon booked', async () => {
    const first = ['n', ...local, 'Enter'];
    const rest = ['Enter', 'Enter'];
    expect(first.length + rest.length).toBeLessThanOrEqual(MOST_PRESSES);
    for (const key of first) await page.keyboard.press(key);
    await expect(booking.field('From')).toBeFocused();
    await expect(booking.said(`Known caller: ${name}`)).toBeVisible();
    await expectBarrierFree(page);
    for (const key of rest) await page.keyboard.press(key);
    await expect(dialog).toBeHidden();
    await expect(booked).toHaveCount(2);
  });
});
