import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { texts as germanBoard } from '#rides/dispatch/dispatch-copy.de.ts';
import { dispatch as englishBoard } from '#rides/dispatch/dispatch-copy.ts';
import { texts as germanBooking } from '#rides/dispatch/phone-booking/phone-booking-copy.de.ts';
import { phoneBooking as englishBooking } from '#rides/dispatch/phone-booking/phone-booking-copy.ts';
import { createPerson } from './backend-data.ts';
import { expect, test } from './fixtures.ts';
import { signedIn } from './signed-in.ts';

/** The pause before the typing, the pause between two keys, and the delay of the panel's code. Milliseconds. */
const ROUNDS = [
  { pause: 0, gap: 0, late: 0 },
  { pause: 0, gap: 10, late: 1500 },
  { pause: 500, gap: 40, late: 0 },
  { pause: 500, gap: 20, late: 700 },
  { pause: 550, gap: 0, late: 500 },
];

/** A customer of the seed. If the first digit gets lost, the page does not find her. */
const KNOWN = { digits: '5550142', name: 'Clara Caller' };

const LANGUAGES = [
  { language: 'English', locale: 'en-GB', booking: englishBooking, board: englishBoard.board },
  { language: 'German', locale: 'de-DE', booking: germanBooking, board: germanBoard.board },
] as const;

/** Signs in on a slowed machine. Returns a function that opens the board. `late` says when the panel's code comes. */
async function openBoard(page: Page, address = '/admin/rides') {
  await signedIn(page, await createPerson({ role: 'admin' }));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  let isThere: () => Promise<unknown> = () => Promise.resolve();
  await page.route(/booking-panel|side-panel|booking-copy/, async (route) => {
    await isThere();
    await route.continue();
  });
  return async (late: number | Promise<unknown>) => {
    isThere = () => (typeof late === 'number' ? setTimeout(late) : late);
    await page.goto(address);
    await expect(page.getByRole('searchbox')).toBeVisible({ timeout: 40_000 });
  };
}

for (const { language, locale, booking, board } of LANGUAGES) {
  test.describe(`on a slow machine in ${language}`, () => {
    test.use({ locale, colorScheme: 'dark' });

    const panelOf = (page: Page) => page.getByRole('dialog', { name: board.newBooking });

    test('no key is lost between n and its field, however fast and early it is pressed', async ({ page }) => {
      const load = await openBoard(page);
      const phone = panelOf(page).getByRole('combobox', { name: booking.phone });
      for (const { pause, gap, late } of ROUNDS) {
        await load(late);
        await page.keyboard.press('n');
        await setTimeout(pause);
        await page.keyboard.type(KNOWN.digits, { delay: gap });
        await expect(phone).toBeFocused();
        await expect(phone).toHaveValue(KNOWN.digits);
        await expect(panelOf(page).getByText(booking.caller.whole(KNOWN.name))).toBeVisible();
        await page.keyboard.press('Escape');
      }
    });

    test('a whole call may be typed before its panel is there', async ({ page }) => {
      let release = () => {};
      const typed = new Promise<void>((resolve) => {
        release = resolve;
      });
      const load = await openBoard(page);
      await load(typed);
      await page.keyboard.press('n');
      await page.keyboard.type('29 3377 4');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('5');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Zora Ahead');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Pier 3');
      release();
      const fields = panelOf(page).getByRole('combobox');
      await expect(fields.nth(2)).toHaveValue('Pier 3');
      await expect(fields.nth(1)).toHaveValue('Zora Ahead');
      await expect(fields.nth(0)).toHaveValue('29 3377 5');
    });

    test('a name typed right after a link with the caller’s number is in its field', async ({ page }) => {
      await (
        await openBoard(page, '/admin/rides?call=0293377123')
      )(700);
      await page.keyboard.type('Nora', { delay: 20 });
      await expect(panelOf(page).getByRole('combobox', { name: booking.name })).toHaveValue('Nora');
      await expect(panelOf(page).getByRole('combobox', { name: booking.phone })).toHaveValue('0293377123');
    });

    test('text typed after the key of the search is in its field', async ({ page }) => {
      await (
        await openBoard(page)
      )(0);
      await page.keyboard.press('/');
      await page.keyboard.type('zz top');
      await expect(page.getByRole('searchbox')).toHaveValue('zz top');
    });
  });
}
