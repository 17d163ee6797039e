import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { aStoredFare } from '#domain/books/model/fares/fare.builder.ts';
import { createPerson, readDocument, rideOf, storeDocuments } from './backend-data.ts';
import { openSite, WHOLE_RUN } from './deployments.ts';
import { DriverPage } from './driver-page.ts';
import { expectWorker } from './expect-worker.ts';
import { expect, test } from './fixtures.ts';
import { press } from './input/user-actions.ts';
import { ownAddress } from './own-place.ts';
import { PassengerPage } from './passenger-page.ts';
import { PORTS } from './ports.ts';

const site = openSite(PORTS.paidRideSite);

test.use({ baseURL: site.url });

test.beforeAll(() => site.deploy(WHOLE_RUN));
test.afterAll(() => site.stop());

const SETTINGS = { ...FIRST_BOOK_SETTINGS, name: 'Fjord Cars', rev: 0 };

test('a driver completes a ride without a network and enters cash, which is sent after a reload and has a receipt', async ({
  page,
  context,
  anotherBrowser,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const place = ownAddress('Square');
  // These settings have no usual tariff, so that the drivers of other tests need not enter a price.
  await storeDocuments({ 'settings/books': SETTINGS });
  const driver = await DriverPage.beginFor(page);
  const rider = await createPerson({ name: 'Paying Rider' });
  const passenger = await PassengerPage.openFor(await anotherBrowser(), rider);
  await passenger.request(place, 'City Hospital');
  await passenger.expectSaid('Looking for a driver');
  const ride = await rideOf(rider);
  const fare = ride.replace('rides/', 'fares/');
  const agreed = { amount: 1250, source: 'typed', cell: null, places: [] };
  await storeDocuments(aStoredFare(ride.slice('rides/'.length), { tariff: null, agreed }));
  await press(driver.request(place));
  await driver.step('I have arrived');
  await expect(driver.ride.getByText('Price: €12.50')).toBeVisible();
  await driver.step('Passenger on board');
  await expect(driver.ride.getByRole('button', { name: 'Ride completed' })).toBeVisible();
  await expectWorker(page);

  await site.stop();
  await context.setOffline(true);
  await driver.step('Ride completed');
  const end = page.getByRole('region', { name: 'How was it paid?' });
  await expect(end).toContainText('€12.50');
  await press(end.getByRole('button', { name: 'Cash' }));
  await expect(page.getByText('Waits for the network. You can go on.')).toBeVisible();
  await page.goto('/driver/dashboard');
  const entered = page.getByText('€12.50, cash.');
  await expect(entered).toContainText('Waits for the network.');
  expect((await readDocument(fare))?.['end']).toEqual({ nullValue: null });

  await site.deploy(WHOLE_RUN);
  await context.setOffline(false);
  await expect(entered).toBeHidden({ timeout: 20_000 });
  expect(JSON.stringify(await readDocument(fare))).toContain('"paid":{"stringValue":"cash"}');
  await page.goto(ride.replace('rides/', '/receipt/'));
  const receipt = page.getByRole('article', { name: 'Receipt' });
  await expect(receipt).toContainText('Fjord Cars');
  await expect(receipt).toContainText('€12.50');
  await expect(receipt).toContainText('Paid in cash');
});
