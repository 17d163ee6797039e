import type { Page } from 'playwright/test';
import { z } from 'zod';
import { createPerson, mayBookAgain, readDocument, textIn, type Person } from './backend-data.ts';
import { DriverPage } from './driver-page.ts';
import { expect, test } from './fixtures.ts';
import { press } from './input/user-actions.ts';
import { ownAddress } from './own-place.ts';
import { PassengerPage } from './passenger-page.ts';
import { COMMIT, loseNetwork } from './traffic.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** A passenger and a driver on duty, each at their page; no other test's ride begins at this place. */
async function openScene(page: Page, cab: Page) {
  const place = ownAddress('Square');
  const rider = await createPerson({ name: `${place} Rider` });
  const person = await createPerson({ role: 'driver', name: 'Dario Driver' });
  const [passenger, driver] = await Promise.all([
    PassengerPage.openFor(page, rider),
    DriverPage.beginFor(cab, person),
  ]);
  const request = async () => {
    await mayBookAgain(rider);
    await passenger.request(place, 'City Hospital');
    await expect(driver.request(place)).toBeVisible();
  };
  return { place, person, passenger, driver, request };
}

const Line = z.object({
  mapValue: z.object({ fields: z.object({ did: z.object({ stringValue: z.string() }) }) }),
});
const Log = z.object({ mapValue: z.object({ fields: z.record(z.string(), Line) }) });

/** The steps of the ride that a driver has now or had last, as they are stored. */
async function stepsOf({ uid }: Person): Promise<readonly string[]> {
  const ride = textIn(await readDocument(`drivers/${uid}`), 'ride');
  const { fields } = Log.parse((await readDocument(`rides/${ride}`))?.['log']).mapValue;
  return Object.values(fields).map((line) => line.mapValue.fields.did.stringValue);
}

test('a driver’s press counts once, whenever the network goes between it and the answer', async ({
  page,
  anotherBrowser,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const cab = await anotherBrowser(PHONE);
  const { place, person, passenger, driver, request } = await openScene(page, cab);
  const unsent = cab.getByText(/Not sent yet/);
  await request();

  await test.step('a ride that was not taken is still there to be taken', async () => {
    const recover = await loseNetwork(cab, COMMIT, 60);
    await press(driver.request(place));
    await expect(cab.getByRole('alert')).toContainText('Not sent');
    await recover();
    await passenger.expectSaid('Looking for a driver');
  });

  await test.step('a ride that was taken is the driver’s, and no failure is shown', async () => {
    const recover = await loseNetwork(cab, COMMIT, 700);
    await press(driver.request(place));
    await passenger.expectSaid('Your driver is on the way');
    await recover();
    await expect(driver.ride).toContainText('You are on the way to the passenger.');
    await expect(cab.getByRole('alert')).toHaveCount(0);
  });

  for (const [afterMs, step, said] of [
    [60, 'I have arrived', 'Your driver is here'],
    [200, 'Passenger on board', 'On board'],
    [400, 'Ride completed', 'Ride completed'],
  ] as const) {
    await test.step(`“${step}”, lost after ${afterMs} milliseconds, waits until it is sent`, async () => {
      const recover = await loseNetwork(cab, COMMIT, afterMs);
      await driver.step(step);
      await expect(unsent).toContainText(step);
      await recover();
      await passenger.expectSaid(said);
      await expect(unsent).toHaveCount(0);
    });
  }
  expect(await stepsOf(person)).toEqual(['request', 'take', 'arrive', 'start', 'complete']);
});

test('the second of two taps on the one button takes no other step', async ({ page, anotherBrowser }) => {
  const cab = await anotherBrowser(PHONE);
  const { place, person, passenger, driver, request } = await openScene(page, cab);
  await request();
  await press(driver.request(place));
  const button = driver.ride.getByRole('button', { name: 'I have arrived', exact: true });
  // Waits until it takes presses.
  await button.click({ trial: true });
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const _ of ['first', 'second']) await cab.touchscreen.tap(x + width / 2, y + height / 2);
  await passenger.expectSaid('Your driver is here');
  await driver.ride.getByRole('button', { name: 'Passenger on board', exact: true }).click({ trial: true });
  expect(await stepsOf(person)).toEqual(['request', 'take', 'arrive']);
});
