import type { Page } from 'playwright/test';
import { createPerson } from './backend-data.ts';
import { DriverPage } from './driver-page.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { press } from './input/user-actions.ts';
import { ownAddress, shownToDrivers } from './own-place.ts';
import { PassengerPage } from './passenger-page.ts';

const MINUTE_MS = 60_000;

/** The picker offers times in these steps. A driver may set off for a ride at `at`, although it is not due. */
const STEP_MS = 5 * MINUTE_MS;
const at = new Date(Math.ceil((Date.now() + 80 * MINUTE_MS) / STEP_MS) * STEP_MS);
const wall = at.toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' });
const DATE = wall.slice(0, 'yyyy-mm-dd'.length);
const TIME = wall.slice('yyyy-mm-dd '.length, 'yyyy-mm-dd hh:mm'.length);

/** Opens the pages of a passenger and of a driver on duty. No other test has a ride from `place`. */
async function openScene(page: Page, anotherBrowser: () => Promise<Page>) {
  const place = ownAddress('Square');
  const cab = await anotherBrowser();
  const rider = await createPerson({ name: `${place} Rider` });
  const [passenger, driver] = await Promise.all([
    PassengerPage.openFor(page, rider),
    DriverPage.beginFor(cab),
  ]);
  return { place, passenger, driver, cab };
}

test('a ride for later is booked, promised and driven through a dead spot, and no state of it has a barrier', async ({
  page,
  anotherBrowser,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const { place, passenger, driver, cab } = await openScene(page, anotherBrowser);
  const ahead = page.getByRole('region', { name: 'Later rides' });

  await test.step('it is booked, and promised by a driver', async () => {
    await page.getByRole('radio', { name: 'Later' }).check();
    await page.getByRole('combobox', { name: 'Day' }).selectOption(DATE);
    await page.getByRole('combobox', { name: 'Time: hour' }).selectOption(TIME.slice(0, 2));
    await page.getByRole('combobox', { name: 'Time: minute' }).selectOption(TIME.slice(3));
    await expectBarrierFree(page);
    await passenger.request(place, 'City Hospital');
    await expect(ahead).toContainText(TIME);
    await expect(ahead).toContainText('Looking for a driver.');
    await expect(page.getByRole('heading', { name: 'Later rides' })).toBeFocused();
    await driver.showLater();
    await press(driver.requests.getByRole('button', { name: `Promise ride from ${shownToDrivers(place)}` }));
    await expect(ahead).toContainText('Driver confirmed: Dario Driver will come.');
    await expectBarrierFree(page);
  });

  await test.step('its driver sets off', async () => {
    const promised = cab.getByRole('region', { name: 'Promised' });
    await expect(promised).toContainText(TIME);
    await expectBarrierFree(cab);
    await press(promised.getByRole('button', { name: `Set off for the ride from ${shownToDrivers(place)}` }));
    const asked = cab.getByRole('dialog', { name: 'Set off already?' });
    await expect(asked).toContainText(TIME);
    await expectBarrierFree(cab);
    await press(asked.getByRole('button', { name: 'Set off' }));
    await passenger.expectSaid('Your driver is on the way');
    await expect(ahead).toHaveCount(0);
    // The passenger may see the step before the driver has the answer. Without the answer, the step would stay unsent
    // in the dead spot that follows.
    await expect(driver.ride).toContainText('You are on the way to the passenger.');
  });

  await test.step('the driver goes on in a dead spot, and the passenger hears of it afterwards', async () => {
    await cab.context().setOffline(true);
    // The page has already fetched the code of this dialog.
    await press(driver.ride.getByRole('button', { name: 'Give back' }));
    await press(cab.getByRole('dialog').getByRole('button', { name: 'Keep the ride' }));
    await driver.step('I have arrived');
    await expect(driver.ride).toContainText('Not sent yet: I have arrived');
    await driver.step('Passenger on board');
    await expect(driver.ride).toContainText('The passenger is on board.');
    await expectBarrierFree(cab);
    await passenger.expectSaid('Your driver is on the way');
    await cab.context().setOffline(false);
    await cab.reload();
    await passenger.expectSaid('On board');
    await expect(driver.ride.getByRole('button', { name: 'Ride completed' })).toBeVisible();
    await expect(cab.getByText('Not sent yet')).toHaveCount(0);
  });

  await test.step('the ride is completed', async () => {
    await driver.step('Ride completed');
    await passenger.expectSaid('Ride completed');
    await expectBarrierFree(page);
    await expectBarrierFree(cab);
  });
});
