import type { Page } from 'playwright/test';
import { BoardPage } from './board-page.ts';
import { expect, test } from './fixtures.ts';
import { ownPlace } from './own-place.ts';
import { PhoneBookingPanel } from './phone-booking-panel.ts';

/** The most keys of a dispatcher. A key with a modifier is one. */
const MOST_KEYS = { knownCaller: 10, unknownCaller: 5, tomorrowWithChildSeat: 15 } as const;

/** Digits after which a caller of no other test is known. */
const TOLD_APART_BY = 5;

/** Ten digits. Numbers of other tests begin otherwise. */
const ownNumber = () => `29${[...String(Date.now())].toReversed().join('').slice(0, 8)}`;

/** Presses keys, and counts them. */
function countedKeys({ keyboard }: Page) {
  let count = 0;
  return {
    async press(...keys: readonly string[]) {
      for (const key of keys) {
        count += 1;
        await keyboard.press(key);
      }
    },
    /** A caller's spoken text is counted apart. */
    say: (text: string) => keyboard.type(text),
    take() {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}

type Keys = ReturnType<typeof countedKeys>;

/** Types as much of the number as it takes until the caller is known, and fills in their trip. */
async function takeKnown(booking: PhoneBookingPanel, keys: Keys, number: string, caller: string) {
  await keys.press('n');
  await expect(booking.field('Phone')).toBeFocused();
  await keys.press(...number.slice(0, TOLD_APART_BY));
  await expect(booking.said(`Known caller ${caller}`)).toBeVisible();
  await keys.press('ArrowDown', 'Enter');
  await expect(booking.field('To')).toBeFocused();
}

test('a dispatcher books the three usual calls by few keys, and reads each back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const board = await BoardPage.openFor(page);
  const booking = new PhoneBookingPanel(page);
  const keys = countedKeys(page);
  const place = ownPlace();
  const [caller, airport, number] = [`${place} Caller`, `${place} Airport`, ownNumber()];
  const isBooked = async (text: string | RegExp) => {
    await expect(booking.panel).toBeHidden();
    await expect(page.getByText(text)).toBeVisible();
  };

  await test.step('an unknown caller: their text and five keys', async () => {
    await keys.press('n');
    await expect(booking.field('Phone')).toBeFocused();
    await expect(booking.panel.getByRole('button', { name: 'Book ride' })).toBeInViewport({ ratio: 1 });
    for (const label of ['Name', 'From', 'To'] as const)
      await expect(booking.field(label)).toBeInViewport({ ratio: 1 });
    await expect(booking.panel.getByRole('textbox', { name: 'Note for the driver' })).toBeInViewport({
      ratio: 1,
    });
    await keys.say(number);
    await keys.press('Enter');
    await expect(booking.field('Name')).toBeFocused();
    await keys.say(caller);
    await keys.press('Enter');
    await keys.say(airport);
    await keys.press('Enter');
    await expect(booking.field('To')).toBeFocused();
    await keys.say(`${place} Square`);
    // No place of theirs is known yet.
    await expect(booking.panel.getByText('Used as typed')).toHaveCount(2);
    await keys.press('Enter');
    await isBooked(`Now: ${caller}, ${airport} → ${place} Square`);
    await expect(board.row('Waiting', caller)).toBeVisible();
    expect(keys.take()).toBeLessThanOrEqual(MOST_KEYS.unknownCaller);
  });

  await test.step('a known caller, the same trip', async () => {
    await takeKnown(booking, keys, number, caller);
    await keys.press('Enter');
    await isBooked(`Now: ${caller}, ${airport} → ${place} Square`);
    expect(keys.take()).toBeLessThanOrEqual(MOST_KEYS.knownCaller);
  });

  await test.step('a known caller, tomorrow at 7:30 with a child seat', async () => {
    await takeKnown(booking, keys, number, caller);
    await keys.press('Alt+m', '7', '3', '0', 'Alt+c');
    await expect(booking.panel.getByText(/^Tomorrow, .*, 07:30$/)).toBeVisible();
    await keys.press('Enter');
    await isBooked(
      new RegExp(`^\\w{3} \\d{1,2} \\w{3,4} 07:30, child seat: ${caller}, ${airport} → ${place} Square$`),
    );
    expect(keys.take()).toBeLessThanOrEqual(MOST_KEYS.tomorrowWithChildSeat);
  });

  await test.step('the way back by one press, once it has been seen, and a place by its first letters', async () => {
    await page.getByRole('button', { name: 'A return trip' }).click();
    await expect(booking.when).toHaveValue('tomorrow ');
    await expect(booking.when).toBeFocused();
    await keys.say('18');
    await booking.field('To').fill('airp');
    await expect(booking.panel.getByRole('option', { name: airport })).toBeVisible();
    await keys.press('ArrowDown', 'Enter');
    await expect(booking.field('To')).toHaveValue(airport);
    await keys.press('Enter');
    await isBooked(/ 18:00, child seat: .* Airport$/);
  });
});
