import type { Page } from 'playwright/test';
import { createPerson, finish, mayBookAgain, type Person } from './backend-data.ts';
import { DriverPage } from './driver-page.ts';
import { expect, smokeStory, test } from './fixtures.ts';
import { press } from './input/user-actions.ts';
import { ownAddress } from './own-place.ts';
import { PassengerPage } from './passenger-page.ts';
import { signedIn } from './signed-in.ts';

interface Scene {
  readonly rider: Person;
  readonly passenger: PassengerPage;
  readonly driver: DriverPage;
  /** The row of the ride on the administrator's board, in the region of its state. */
  readonly row: (region: 'Waiting' | 'Under way') => ReturnType<Page['locator']>;
  readonly office: Page;
  /** The start of the ride, which no other test uses. */
  readonly place: string;
}

/** Opens three pages: of a passenger, of a driver on duty, and of an administrator at the board. */
async function openScene(page: Page, anotherBrowser: () => Promise<Page>): Promise<Scene> {
  const place = ownAddress('Square');
  const [cab, office] = [await anotherBrowser(), await anotherBrowser()];
  const rider = await createPerson({ name: `${place} Rider` });
  const openBoard = async () => {
    await signedIn(office, await createPerson({ role: 'admin' }));
    await office.goto('/admin/rides');
  };
  const [passenger, driver] = await Promise.all([
    PassengerPage.openFor(page, rider),
    DriverPage.beginFor(cab),
    openBoard(),
  ]);
  const row: Scene['row'] = (region) =>
    office
      .getByRole('region', { name: region, exact: true })
      .getByRole('row')
      .filter({ hasText: place })
      .first();
  return { rider, passenger, driver, office, row, place };
}

/** The passenger requests a ride. Driver and administrator see it without any act of theirs. */
async function request({ rider, passenger, driver, row, place }: Scene): Promise<void> {
  await mayBookAgain(rider);
  await passenger.request(place, 'City Hospital');
  await passenger.expectSaid('Looking for a driver');
  await expect(driver.request(place)).toBeVisible();
  await expect(row('Waiting')).toContainText('Looking for a driver');
}

async function take(scene: Scene): Promise<void> {
  await request(scene);
  const { passenger, driver, row, place } = scene;
  await press(driver.request(place));
  await expect(driver.ride).toContainText('You are on the way to the passenger.');
  await passenger.expectSaid('Your driver is on the way');
  await expect(row('Under way')).toContainText('Driver on the way');
}

test(
  'each step of a ride reaches passenger, driver and administrator without a reload',
  smokeStory,
  async ({ page, anotherBrowser }) => {
    const scene = await openScene(page, anotherBrowser);
    const { rider, passenger, driver, row } = scene;

    await test.step('a passenger who does not come is a no-show once the driver has waited', async () => {
      await take(scene);
      await driver.step('I have arrived');
      await passenger.expectSaid('Your driver is here');
      await expect(driver.ride).toContainText('Possible from');
      await finish('wait', rider);
      await expect(driver.ride).not.toContainText('Possible from');
      await driver.step('No-show');
      const asked = driver.page.getByRole('dialog', { name: 'Record a no-show?' });
      await press(asked.getByRole('button', { name: 'No-show' }));
      await passenger.expectSaid('No-show');
      await expect(row('Under way')).toHaveCount(0);
      await expect(driver.page.getByText('Recorded as a no-show')).toBeVisible();
    });

    await test.step('a passenger cancels while the driver is on the way, and the driver reads it at once and is free again', async () => {
      await take(scene);
      await passenger.cancel('It takes too long');
      await passenger.expectSaid('Ride cancelled');
      await expect(driver.page.getByText('The passenger has cancelled the ride')).toBeVisible();
      await expect(row('Under way')).toHaveCount(0);
      await expect(driver.requests).toBeVisible();
    });

    await test.step('a ride goes from its request to its completion', async () => {
      await take(scene);
      await expect(passenger.ride).toContainText('Dario Driver');
      await expect(passenger.ride.getByRole('link', { name: /Call/ })).toHaveAttribute(
        'href',
        /^tel:\+15550101$/,
      );
      await driver.step('I have arrived');
      await passenger.expectSaid('Your driver is here');
      await expect(row('Under way')).toContainText('Driver at the door');
      await driver.step('Passenger on board');
      await passenger.expectSaid('On board');
      await expect(row('Under way')).toContainText('On board');
      await expect(passenger.ride.getByRole('button', { name: 'Cancel ride' })).toHaveCount(0);
      await driver.step('Ride completed');
      await passenger.expectSaid('Ride completed');
      await expect(row('Under way')).toHaveCount(0);
      await expect(driver.requests).toBeVisible();
    });
  },
);
