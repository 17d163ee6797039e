import { ownNames } from './backend.ts';
import { BoardPage } from './board-page.ts';
import { BookingDialog } from './booking-dialog.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

/** What the issue of dispatch allows for a known caller. */
const MOST_PRESSES = 12;
/** Between two digits that somebody says. */
const DIGIT_MS = 400;

test('a caller is booked by keyboard alone: a new one by Enter from field to field, a known one by at most twelve keys', async ({
  page,
}) => {
  const name = `${ownNames()} Caller`;
  // Eleven digits as dialled at home, as a mobile number has. No other test calls from one that begins like it.
  const mobile = `01${[...String(Date.now())].toReversed().join('').slice(0, 9)}`;
  const board = await BoardPage.openFor(page);
  const booking = new BookingDialog(page);
  const { dialog } = booking;
  const booked = board.column('Waiting').getByRole('link', { name });

  await test.step('an unknown caller is asked for everything', async () => {
    // Before the dialog has loaded, nothing says that it has not.
    await page.keyboard.type(`n+49 (0)${mobile.slice(1)}`);
    await expect(booking.field('Phone')).toHaveValue(`+49 (0)${mobile.slice(1)}`);
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

  await test.step('the same caller, whose number is written otherwise, is known before all of it is typed, and soon booked', async () => {
    let presses = 0;
    const press = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    const begun = Date.now();
    await press('n');
    for (const digit of mobile) {
      await press(digit);
      // As whoever listens to a number types it.
      const known = booking.said(`Known caller ${name}`).waitFor({ timeout: DIGIT_MS });
      const isKnown = await known.then(
        () => true,
        () => false,
      );
      if (isKnown) break;
    }
    await press('Enter');
    await expect(booking.field('From')).toBeFocused();
    await expect(booking.field('Phone')).toHaveValue(mobile);
    await press('Enter');
    await press('Enter');
    await expect(dialog).toBeHidden();
    const seconds = (Date.now() - begun) / 1000;
    test.info().annotations.push({ type: 'seconds', description: `${seconds} by ${presses} keys` });
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
    await expect(booked).toHaveCount(2);
  });

  await test.step('a suggested caller is said and shown to everybody', async () => {
    await page.keyboard.type(`n${mobile.slice(0, -3)}`);
    await expect(booking.said(`Known caller ${name}`)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('button', { name })).toBeFocused();
    await expectBarrierFree(page);
  });
});
