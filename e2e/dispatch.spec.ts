import type { Page } from 'playwright/test';
import { createPerson } from './backend-data.ts';
import { BoardPage } from './board-page.ts';
import { PhoneBookingPanel } from './phone-booking-panel.ts';
import { DriverPage } from './driver-page.ts';
import { expect, story, test } from './fixtures.ts';
import { choose, press } from './input/user-actions.ts';
import { ownPlace } from './own-place.ts';

/** The most presses for a known caller. */
const MOST_PRESSES = 9;
/** The pause between two spoken digits. */
const DIGIT_MS = 400;

/** A national mobile number of eleven digits. No number of another test begins like it. */
const ownMobile = () => `01${[...String(Date.now())].toReversed().join('').slice(0, 9)}`;

/** Opens the pages of a driver on duty, and of two administrators at the board. */
async function openScene(page: Page, anotherBrowser: () => Promise<Page>, driver: string) {
  const [cab, other] = [await anotherBrowser(), await anotherBrowser()];
  const person = await createPerson({ role: 'driver', name: driver });
  const [ada, ben] = await Promise.all([
    BoardPage.openFor(page, 'Ada Dispatcher'),
    BoardPage.openFor(other, 'Ben Dispatcher'),
    DriverPage.beginFor(cab, person),
  ]);
  return { ada, ben, cab };
}

/** Types a number digit by digit, as a dispatcher hears it, until the caller is known. Then books their last trip. */
async function bookAgain({ page }: BoardPage, mobile: string, caller: string): Promise<void> {
  const booking = new PhoneBookingPanel(page);
  let presses = 0;
  const key = async (name: string) => {
    presses += 1;
    await page.keyboard.press(name);
  };
  const begun = Date.now();
  await key('n');
  const known = booking.said(`Known caller ${caller}`);
  // The other presses are the key that opens the panel, the arrow, and two times Enter.
  for (const digit of mobile.slice(0, MOST_PRESSES - 4)) {
    await key(digit);
    const isKnown = await known.waitFor({ timeout: DIGIT_MS }).then(
      () => true,
      () => false,
    );
    if (isKnown) break;
  }
  // The typed digits are enough. If the answer is slow, nothing more is typed until it comes.
  await expect(known).toBeVisible();
  await key('ArrowDown');
  await key('Enter');
  await expect(booking.field('To')).toBeFocused();
  // The field has the whole number, as it was typed at the caller's first call.
  await expect(booking.field('Phone')).toHaveValue(`+49 (0)${mobile.slice(1)}`);
  await key('Enter');
  await expect(booking.panel).toBeHidden();
  const seconds = (Date.now() - begun) / 1000;
  test.info().annotations.push({ type: 'seconds', description: `${seconds} by ${presses} keys` });
}

test(
  'a call becomes a ride with a driver by keys alone, and a colleague sees each step',
  story,
  async ({ page, anotherBrowser }) => {
    const place = ownPlace();
    const [caller, driver, mobile] = [`${place} Caller`, `${place} Driver`, ownMobile()];
    const { ada, ben, cab } = await openScene(page, anotherBrowser, driver);
    const keys = page.keyboard;

    await test.step('the panel asks for all data of an unknown caller, Enter by Enter', async () => {
      const booking = new PhoneBookingPanel(page);
      // The page does not show whether the panel has loaded, so the number is typed right after `n`.
      await keys.type(`n+49 (0)${mobile.slice(1)}`);
      await expect(booking.field('Phone')).toHaveValue(`+49 (0)${mobile.slice(1)}`);
      await keys.press('Enter');
      await expect(booking.field('Name')).toBeFocused();
      await expect(booking.said('First call')).toBeVisible();
      for (const text of [caller, `${place} Square`, 'City Hospital']) {
        await keys.type(text);
        await keys.press('Enter');
      }
      await expect(booking.panel).toBeHidden();
      await expect(ada.row('Waiting', caller)).toBeVisible();
      await expect(ben.row('Waiting', caller)).toBeVisible();
    });

    await test.step('a driver is assigned, and a colleague who was about to cancel is notified', async () => {
      await press(ben.page.getByRole('button', { name: `Cancel ride of ${caller}` }));
      const cancelling = ben.page.getByRole('dialog', { name: `Cancel ride of ${caller}?` });
      await choose(cancelling.getByRole('radio', { name: 'Booked twice' }));

      await ada.walkTo(caller);
      await keys.press('a');
      const assigning = page.getByRole('dialog', { name: `Assign ride of ${caller}` });
      await choose(assigning.getByRole('radio', { name: driver }));
      await press(assigning.getByRole('button', { name: 'Assign ride' }));
      await expect(assigning).toBeHidden();
      await expect(ada.row('Promised', caller)).toContainText(driver);
      await expect(cab.getByText(`${place} Square`).first()).toBeVisible();

      await expect(cancelling.getByText(/Driver assigned: .*, by Ada Dispatcher/)).toBeVisible();
      await expect(cancelling.getByRole('radio', { name: 'Booked twice' })).toBeChecked();
      await ben.page.keyboard.press('Escape');
      await expect(ben.row('Promised', caller)).toContainText(driver);
    });

    await test.step('the same caller is known by a part of the number in another notation, and booked by at most nine keys', async () => {
      await bookAgain(ada, mobile, caller);
      await expect(ada.row('Waiting', caller)).toBeVisible();
    });
  },
);
