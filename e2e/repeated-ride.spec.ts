import type { Locator } from 'playwright/test';
import { createPerson, mayBookAgain } from './backend-data.ts';
import { DriverPage } from './driver-page.ts';
import { expect, smoke, test } from './fixtures.ts';
import { ownAddress } from './own-place.ts';
import { PassengerPage } from './passenger-page.ts';

const PHONE = { width: 360, height: 740 };
/** The most presses for a new passenger's first ride, and the part of them that a sign-in may take. */
const MOST_PRESSES = 8;
const SIGN_IN_PRESSES = 4;

test(
  'the first ride takes a few presses on one screen of a phone, and the same ride again takes one press',
  smoke,
  async ({ page, anotherBrowser }) => {
    const place = ownAddress('Square');
    const rider = await createPerson({ name: `${place} Rider` });
    const cab = await anotherBrowser();
    await page.setViewportSize(PHONE);
    const [passenger, driver] = await Promise.all([
      PassengerPage.openFor(page, rider),
      DriverPage.beginFor(cab),
    ]);

    let presses = 0;
    const press = async (target: Locator) => {
      presses += 1;
      await target.click();
    };
    const onScreen = (...targets: readonly Locator[]) =>
      Promise.all(targets.map((target) => expect(target).toBeInViewport({ ratio: 1 })));
    const { ride } = passenger;

    await test.step('a new passenger books with the presses of the form alone', async () => {
      await press(passenger.field('From'));
      await page.keyboard.insertText(place);
      await press(passenger.field('To'));
      await page.keyboard.insertText('City Hospital');
      await press(passenger.field('Phone'));
      await page.keyboard.insertText('+1 555 0100');
      await press(page.getByRole('button', { name: 'Request ride' }));
      await passenger.expectSaid('Looking for a driver');
      expect(SIGN_IN_PRESSES + presses).toBeLessThanOrEqual(MOST_PRESSES);
      await expect(ride).toContainText('We are looking until');
    });

    await test.step('state, time, plate and call of a driver on the way are visible without scrolling', async () => {
      await driver.request(place).click();
      await passenger.expectSaid('Your driver is on the way');
      await page.evaluate(() => window.scrollTo(0, 0));
      await onScreen(
        ride.getByRole('status').first(),
        ride.getByText(/^in \d+ min$/),
        ride.getByText('CB 101'),
        ride.getByRole('link', { name: /^Call/ }),
      );
    });

    await test.step('an ended ride leaves the form on the first screen, with its receipt and a number to call', async () => {
      for (const step of ['I have arrived', 'Passenger on board', 'Ride completed'] as const) {
        await driver.step(step);
      }
      await passenger.expectSaid('Ride completed');
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(
        page.getByRole('button', { name: `Request now: ${place} to City Hospital` }),
      ).toBeVisible();
      await onScreen(
        ride.getByRole('link', { name: 'Receipt' }),
        ride.getByRole('link', { name: 'Something left behind' }),
        passenger.field('From'),
      );
      await expect(ride).toContainText(/Ride [0-9A-Z]{6}/);
    });

    await test.step('one press books the same ride again, and another press undoes that', async () => {
      await mayBookAgain(rider);
      presses = 0;
      await press(page.getByRole('button', { name: `Request now: ${place} to City Hospital` }));
      await passenger.expectSaid('Looking for a driver');
      expect(presses).toBe(1);
      await expect(driver.request(place)).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await passenger.expectSaid('Ride cancelled by you');
      await expect(driver.request(place)).toHaveCount(0);
    });
  },
);

test('a passenger whose location is refused or two kilometres off reads the reason and types, and one near home reads the distance', async ({
  page,
  context,
}) => {
  const rider = await createPerson({ name: 'Robin Rider' });
  const passenger = await PassengerPage.openFor(page, rider);
  const locate = page.getByRole('button', { name: 'Use my location' });
  const from = passenger.field('From');
  // The browser refuses all permissions that are not in this list.
  await context.grantPermissions([]);
  await locate.click();
  await expect(page.getByText(/^Your browser does not let this page see where you are/)).toBeVisible();
  await from.fill('Mill Road');
  await expect(locate).toBeEnabled();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 52.5, longitude: 13.4, accuracy: 2000 });
  await locate.click();
  await expect(page.getByText(/to within 2 km/)).toBeVisible();
  await expect(from).toHaveValue('Mill Road');
  await context.setGeolocation({ latitude: 52.5, longitude: 13.4, accuracy: 20 });
  await locate.click();
  await expect(page.getByText(/^Your location will be sent/)).toBeVisible();
  await passenger.request(ownAddress('Square'), 'City Hospital');
  await passenger.expectSaid('Looking for a driver');
  await passenger.cancel('It takes too long');
  await passenger.expectSaid('Ride cancelled');
  await locate.click();
  await expect(page.getByText(/^You are about 10 m from Square, 10115 .*\./)).toBeVisible();
  await expect(from).not.toHaveValue('');
});
