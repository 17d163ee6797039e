import type { Page } from 'playwright/test';
import { AppFrame } from './app-frame.ts';
import { createPerson } from './backend-data.ts';
import { openSite, WHOLE_RUN } from './deployments.ts';
import { DriverPage } from './driver-page.ts';
import { expectWorker } from './expect-worker.ts';
import { expect, test } from './fixtures.ts';
import { press } from './input/user-actions.ts';
import { ownAddress } from './own-place.ts';
import { PassengerPage } from './passenger-page.ts';
import { PORTS } from './ports.ts';
import { signedIn } from './signed-in.ts';
import { holdRequests, toDocuments, toIdentity } from './traffic.ts';

const site = openSite(PORTS.deadSpotSite);

test.use({ baseURL: site.url });
// The tests run one after the other, because a stopped site is out of reach for all of them.
test.describe.configure({ mode: 'default' });

test.beforeEach(() => site.deploy(WHOLE_RUN));
test.afterAll(() => site.stop());

/**
 * Opens on `page` a driver on the way to a passenger, whose page is `elsewhere`. The driver's device has cached page
 * and ride.
 */
async function drivingFrom(place: string, page: Page, elsewhere: Page): Promise<DriverPage> {
  const driver = await DriverPage.beginFor(page);
  const rider = await createPerson({ name: `${place} Rider` });
  await (await PassengerPage.openFor(elsewhere, rider)).request(place, 'City Hospital');
  await press(driver.request(place));
  await expect(driver.ride).toContainText(`${place} Rider`);
  await expectWorker(page);
  return driver;
}

test('a driver’s page opens without a network with the last ride, and a step that is pressed there is sent later', async ({
  page,
  context,
  anotherBrowser,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const place = ownAddress('Square');
  const driver = await drivingFrom(place, page, await anotherBrowser());

  await site.stop();
  await context.setOffline(true);
  await page.goto('/driver/dashboard');
  await expect(driver.ride).toContainText(`${place} Rider`);
  await driver.step('I have arrived');
  await expect(page.getByText(/^No connection\. Not sent yet: I have arrived/)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/Not sent yet/)).toBeHidden();
  await driver.step('Passenger on board');
  await driver.step('Ride completed');
  await expect(driver.requests).toBeVisible();

  // A sign-out removes the cached data, also without a network.
  await context.setOffline(true);
  await new AppFrame(page).leave();
  await expect(page).toHaveURL(/\/sign-in/);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain('last-known');
  expect(stored).not.toContain('Dario');
});

test('a driver’s page starts with its cached data where requests are never answered, and shows the answer once there is one', async ({
  page,
  anotherBrowser,
}) => {
  const place = ownAddress('Lane');
  const driver = await drivingFrom(place, page, await anotherBrowser());

  const answer = await holdRequests(page, (url) => toIdentity(url) || toDocuments(url));
  await page.goto('/driver/dashboard');
  await expect(driver.ride).toContainText(`${place} Rider`, { timeout: 8000 });
  await expect(page.getByText(/it is as of \d\d:\d\d/)).toBeVisible();
  await expect(page.getByText(/^As of \d\d:\d\d\. You can change it/)).toBeVisible();
  answer();
  await expect(page.getByText(/as of \d\d/i)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take a break' })).toBeVisible();
  await driver.step('I have arrived');
  await expect(driver.ride.getByRole('button', { name: 'Passenger on board' })).toBeVisible();
});

test('a sign-out is complete and confirmed at once where requests are never answered, and a tab that is closed then leaves no data', async ({
  page,
  context,
  anotherBrowser,
}) => {
  const place = ownAddress('Mews');
  const driver = await drivingFrom(place, page, await anotherBrowser());
  await holdRequests(page, (url) => toIdentity(url) || toDocuments(url));
  await page.goto('/driver/dashboard');
  await expect(driver.ride).toContainText(`${place} Rider`, { timeout: 8000 });
  await new AppFrame(page).leave();
  const stored = await page.evaluate(() => Object.keys(localStorage).join());
  expect(stored).not.toMatch(/last-known|authUser/);
  await expect(page.getByText('You are signed out on this device.')).toBeVisible();
  await page.close();
  await new AppFrame(await context.newPage()).expectSignedOut();
});

test('a passenger’s page opens without a network with their open ride, and its driver can be called', async ({
  page,
  context,
  anotherBrowser,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const place = ownAddress('Walk');
  const passenger = await PassengerPage.openFor(page, await createPerson({ name: 'Robin Rider' }));
  await passenger.request(place, 'City Hospital');
  await press((await DriverPage.beginFor(await anotherBrowser())).request(place));
  await passenger.expectSaid('Your driver is on the way');
  await expectWorker(page);

  await site.stop();
  await context.setOffline(true);
  await page.goto('/passenger/dashboard');
  await passenger.expectSaid('Your driver is on the way');
  await expect(page.getByText(/it is as of \d\d:\d\d/)).toBeVisible();
  await expect(passenger.ride.getByRole('link', { name: /^Call Dario Driver/ })).toBeVisible();
  await expect(passenger.ride.getByRole('button')).toHaveCount(0);
});

test('a device without room caches nothing, and its pages work as before', async ({ page }) => {
  await signedIn(page, await createPerson({ role: 'driver' }));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 50_000 });
  await page.goto('/driver/dashboard');
  await new AppFrame(page).expectDashboardOf('Driver');
  const state = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration === undefined ? 'none' : 'there';
    });
  await expect.poll(state).toBe('none');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await new AppFrame(page).expectDashboardOf('Driver');
});

for (const status of [429, 500])
  test(`the identity host’s ${status} while a page loads ends the session, also with a worker`, async ({
    page,
    context,
    expectFailedLoads,
  }) => {
    expectFailedLoads(status);
    await signedIn(page, await createPerson({ role: 'driver' }));
    await page.goto('/driver/dashboard');
    await expectWorker(page);
    const asked: string[] = [];
    await context.route(toIdentity, (route) => {
      asked.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
      return route.fulfill({ status, json: { error: { code: status, message: 'BACKEND_ERROR' } } });
    });
    await page.goto('/driver/dashboard');
    await expect(page).toHaveURL(/\/sign-in/);
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(asked).toEqual(['accounts:lookup']);
  });
