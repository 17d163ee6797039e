import type { Page } from 'playwright/test';
import { localPushKey } from '#backend/sender/local-sender.ts';
import { startLocalPushService, type LocalPushService } from '#backend/sender/local-push-service.ts';
import { AppFrame } from './app-frame.ts';
import { createPerson, patchDocument, type Person } from './backend-data.ts';
import { NotifiedBrowser } from './notified-browser.ts';
import { buildVersion, openSite } from './deployments.ts';
import { DriverPage } from './driver-page.ts';
import { expect, test } from './fixtures.ts';
import { press } from './input/user-actions.ts';
import { ownAddress, ownPlace } from './own-place.ts';
import { PassengerPage } from './passenger-page.ts';
import { PORTS } from './ports.ts';

const site = openSite(PORTS.notifiedSite);
let service: LocalPushService;

test.use({ baseURL: site.url, permissions: ['notifications'] });
// The tests run one after the other, because the run's only sender knows only one address of a push service.
test.describe.configure({ mode: 'default' });

// The first push device of a person is added to a document that does not exist yet (404).
// A page that opens again within ten seconds adds the device again, and is refused (403, D88).
test.beforeEach(({ expectFailedLoads }) => expectFailedLoads(404, 403));

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await site.deploy(await buildVersion('notified', { VITE_PUSH_KEY: localPushKey() }));
  service = await startLocalPushService(PORTS.push);
});
test.afterAll(async () => {
  await service.close();
  await site.stop();
});

/** Opens the browser of a driver on duty who has turned notifications on. */
async function driverToNotify(page: Page, name: string, person?: Person): Promise<NotifiedBrowser> {
  const browser = await new NotifiedBrowser(page, service, `${name}-${ownPlace()}`).install();
  await DriverPage.beginFor(page, person);
  await press(page.getByRole('button', { name: 'Turn on notifications' }));
  await expect(page.getByRole('button', { name: 'Turn off notifications' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  return browser;
}

/** Requests a ride for a new person. Returns the pick-up place, and the time of the press. */
async function requestRide(page: Page) {
  const passenger = await PassengerPage.openFor(page, await createPerson());
  const from = ownAddress('Square');
  await passenger.field('From').fill(from);
  await passenger.field('To').fill('City Hospital');
  const pressedAt = Date.now();
  await press(page.getByRole('button', { name: 'Request ride' }));
  return { from, pressedAt };
}

test('a driver whose page is closed is notified of a request in one notice without names, which opens their page', async ({
  page,
  anotherBrowser,
}) => {
  const browser = await driverToNotify(page, 'closed');
  await page.goto('about:blank');
  const { pressedAt } = await requestRide(await anotherBrowser());
  await expect.poll(() => browser.notices, { intervals: [50] }).toContain('request');
  const took = Date.now() - pressedAt;
  test.info().annotations.push({ type: 'milliseconds', description: `notified ${took} ms after the press` });

  await browser.deliver(3);
  const notice = { title: 'New ride request', body: 'Open the page to see it.' };
  await expect.poll(() => browser.shown()).toEqual([notice]);
  expect(await browser.pressNotice()).toBe('/driver/dashboard');
  expect(await browser.shown()).toEqual([]);

  // If a page is open, it goes to the path of the notice, and no second page opens.
  await page.goto('/profile');
  await expect(new AppFrame(page).heading('Your profile')).toBeVisible();
  await browser.deliver(1);
  await expect.poll(() => browser.shown()).toEqual([notice]);
  expect(await browser.pressNotice()).toBeNull();
  await new AppFrame(page).expectDashboardOf('Driver');
});

test('drivers who are off duty, drive, were revoked or have signed out are not notified of a request, and another driver is', async ({
  page,
  anotherBrowser,
}) => {
  const driving = await driverToNotify(await anotherBrowser(), 'driving');
  const { from } = await requestRide(await anotherBrowser());
  const cab = new DriverPage(driving.page);
  await press(cab.request(from));
  await expect(cab.ride).toBeVisible();

  const off = await driverToNotify(await anotherBrowser(), 'off');
  await press(off.page.getByRole('button', { name: 'Go off duty' }));
  await expect(off.page.getByRole('button', { name: 'Go on duty' })).toBeVisible();

  const left = await driverToNotify(await anotherBrowser(), 'left');
  await new AppFrame(left.page).leave();
  await expect(left.page).toHaveURL(/\/sign-in/);

  const person = await createPerson({ role: 'driver' });
  const revoked = await driverToNotify(await anotherBrowser(), 'revoked', person);
  const onDuty = await driverToNotify(page, 'on-duty');

  const others = [driving, off, left, revoked];
  for (const browser of [...others, onDuty]) await browser.page.goto('about:blank');
  await patchDocument(`users/${person.uid}`, { status: 'rejected' });
  const noticesBefore = others.map(({ notices }) => notices.length);
  await requestRide(await anotherBrowser());
  await expect.poll(() => onDuty.notices).toContain('request');
  expect(others.map(({ notices }) => notices.length)).toEqual(noticesBefore);
});
