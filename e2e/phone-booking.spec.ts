import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { createPerson, storeDocuments } from './backend-data.ts';
import { BoardPage } from './board-page.ts';
import { DriverPage } from './driver-page.ts';
import { coveredBy } from './covered-by.ts';
import { expect, test } from './fixtures.ts';
import { ownPlace } from './own-place.ts';
import { PhoneBookingPanel } from './phone-booking-panel.ts';

/** The most keys that a dispatcher may need. A key with a modifier counts as one. */
const MOST_KEYS = { knownCaller: 10, unknownCaller: 5, tomorrowWithChildSeat: 15 } as const;

/** The most keys for a known caller's ride, from the first key until a driver has the ride. */
const MOST_KEYS_TO_GIVE = 12;

/** The number of digits after which this test's caller is known. */
const TOLD_APART_BY = 5;

/** A number of ten digits. No number of another test begins like it. */
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
    /** Types what the caller says, which does not count. */
    say: (text: string) => keyboard.type(text),
    take() {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}

type Keys = ReturnType<typeof countedKeys>;

/** Types the first digits of the number until the caller is known, and fills in their trip. */
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

  await test.step('an unknown caller is booked by their text and five keys', async () => {
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
    // No place of the new caller is known yet.
    await expect(booking.panel.getByText('used as typed')).toHaveCount(2);
    await keys.press('Enter');
    await isBooked(`Now: ${caller}, ${airport} → ${place} Square`);
    await expect(board.row('Waiting', caller)).toBeVisible();
    expect(keys.take()).toBeLessThanOrEqual(MOST_KEYS.unknownCaller);
  });

  await test.step('a known caller is booked for the same trip', async () => {
    await takeKnown(booking, keys, number, caller);
    await keys.press('Enter');
    await isBooked(`Now: ${caller}, ${airport} → ${place} Square`);
    expect(keys.take()).toBeLessThanOrEqual(MOST_KEYS.knownCaller);
  });

  await test.step('a known caller is booked for tomorrow at 7:30 with a child seat', async () => {
    await takeKnown(booking, keys, number, caller);
    await keys.press('Alt+m', '7', '3', '0', 'Alt+c');
    await expect(booking.panel.getByText(/^Tomorrow, .*, 07:30$/)).toBeVisible();
    await keys.press('Enter');
    await isBooked(
      new RegExp(`^\\w{3} \\d{1,2} \\w{3,4} 07:30, child seat: ${caller}, ${airport} → ${place} Square$`),
    );
    expect(keys.take()).toBeLessThanOrEqual(MOST_KEYS.tomorrowWithChildSeat);
  });

  await test.step('the way back begins with one press, and a place is found by its first letters', async () => {
    await page.getByRole('button', { name: 'Return trip' }).click();
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

test('a known caller’s ride is booked and given to a driver by twelve keys at most, and the message of a booking covers nothing', async ({
  page,
  anotherBrowser,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const place = ownPlace();
  const [caller, number, driver] = [`${place} Caller`, ownNumber(), `${place} Driver`];
  await DriverPage.beginFor(await anotherBrowser(), await createPerson({ role: 'driver', name: driver }));
  const board = await BoardPage.openFor(page);
  const booking = new PhoneBookingPanel(page);
  const keys = countedKeys(page);
  await keys.press('n');
  for (const [field, text] of [
    ['Phone', number],
    ['Name', caller],
    ['From', `${place} Airport`],
    ['To', `${place} Square`],
  ] as const) {
    /* oxlint-disable no-await-in-loop -- one field after the other */
    await expect(booking.field(field)).toBeFocused();
    await keys.say(text);
    await keys.press('Enter');
    /* oxlint-enable no-await-in-loop */
  }
  await expect(booking.panel).toBeHidden();
  const rows = board.column('Waiting').getByRole('row', { name: caller });
  await expect(rows).toBeFocused();

  await test.step('the message lies in the header, and its key opens the way back', async () => {
    const message = page.getByRole('region', { name: 'Ride booked' });
    await expect(message).toBeVisible();
    expect(await coveredBy(message, 'main *, header :is(a, button, nav)')).toEqual([]);
    await page.keyboard.press('t');
    await expect(booking.field('From')).toHaveValue(`${place} Square`);
    await page.keyboard.press('Escape');
    await expect(booking.panel).toBeHidden();
  });

  keys.take();
  await takeKnown(booking, keys, number, caller);
  await keys.press('Enter');
  await expect(booking.panel).toBeHidden();
  await expect(page.locator('[data-row]:focus').filter({ hasText: '< 1 min' })).toHaveCount(1);
  await keys.press('a');
  const choice = page.getByRole('dialog').getByRole('radio', { checked: true });
  await expect(choice).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Assigned to/ })).toBeVisible();
  expect(keys.take()).toBeLessThanOrEqual(MOST_KEYS_TO_GIVE);
});

test('the note of a known caller’s booking is in sight beside an open ride and three other trips', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const [place, number, id] = [ownPlace(), ownNumber(), randomUUID()];
  const trips = ['City Hospital', 'Town Hall, Old Town', 'Main Library, Old Town', 'Central Station'].map(
    (to) => ({ from: { text: `12 Lime Walk, ${place}` }, to: { text: to }, hour: 8 }),
  );
  await storeDocuments({
    [`customers/${id}`]: aStoredCustomer({
      name: `${place} Caller`,
      phone: number,
      phoneKey: number,
      rides: [id],
      trips,
    }),
    [`rides/${id}`]: aStoredRide('requested', {
      rider: `caller-${id}`,
      pickupAt: new Date(Date.now() + 25 * 3_600_000),
      searchFrom: new Date(),
      area: { from: 'Northside', to: 'City Hospital' },
    }),
  });
  await BoardPage.openFor(page);
  const booking = new PhoneBookingPanel(page);
  await page.keyboard.press('n');
  await expect(booking.field('Phone')).toBeFocused();
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(booking.field('To')).toBeFocused();
  await expect(booking.panel.getByRole('link', { name: 'Northside to City Hospital' })).toBeVisible();
  await expect(booking.panel.getByRole('group', { name: 'Also takes' }).getByRole('button')).toHaveCount(3);
  const [note, button] = await Promise.all([
    booking.panel.getByRole('textbox', { name: 'Note for the driver' }).boundingBox(),
    booking.panel.getByRole('button', { name: 'Book ride' }).boundingBox(),
  ]);
  expect((note?.y ?? Infinity) + (note?.height ?? 0)).toBeLessThan(button?.y ?? 0);
});
