import { createPerson, finish } from './backend-data.ts';
import { BoardPage } from './board-page.ts';
import { expect, test } from './fixtures.ts';
import { ownAddress, ownPlace } from './own-place.ts';
import { PassengerPage } from './passenger-page.ts';
import { PhoneBookingPanel } from './phone-booking-panel.ts';

/** A feed that polls asks every five seconds: both boards know of the end before it is there. Seconds. */
const ENDS_IN = 8;
/** A board writes an end at most nine seconds after it; a feed that polls reports it five seconds later. */
const LEAVES_MS = 30_000;

test('a request that was not taken leaves two open boards by itself, and is booked again by one key', async ({
  page,
  anotherBrowser,
  expectFailedLoads,
}) => {
  // Both boards may write the end, and the second is refused.
  expectFailedLoads(403);
  const [from, name] = [ownAddress('Street'), `${ownPlace()} Passenger`];
  const [home, other] = [await anotherBrowser(), await anotherBrowser()];
  const passenger = await createPerson({ role: 'passenger', name });
  const requesting = await PassengerPage.openFor(home, passenger);
  const requestedAt = Date.now();
  await requesting.request(from, 'Airport');
  await requesting.expectSaid('Looking for a driver');
  await home.close();

  const boards = [await BoardPage.openFor(page), await BoardPage.openFor(other)];
  for (const board of boards) await expect(board.column('Waiting').getByText(name).first()).toBeVisible();
  await finish('search', passenger, Math.ceil((Date.now() - requestedAt) / 1000) + ENDS_IN);
  for (const board of boards) {
    const row = board.page.getByRole('region', { name: 'Not served today' }).getByRole('row', { name });
    await expect(row).toBeVisible({ timeout: LEAVES_MS });
    await expect(board.column('Waiting').getByText(name)).toHaveCount(0);
    await expect(board.page.getByRole('alert')).toHaveCount(0);
  }

  await page.getByRole('row', { name }).focus();
  await page.keyboard.press('b');
  const booking = new PhoneBookingPanel(page);
  await expect(booking.field('From')).toHaveValue(from);
  await expect(booking.field('To')).toHaveValue('Airport');
  await expect(booking.field('Name')).toHaveValue(name);
});
