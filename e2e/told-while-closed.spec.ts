import type { Page } from 'playwright/test';
import { localPushKey } from '#backend/sender/local-sender.ts';
import { startLocalPushService, type LocalPushService } from '#backend/sender/local-push-service.ts';
import { AppFrame } from './app-frame.ts';
import { createPerson, patchDocument, type Person } from './backend-data.ts';
import { ClosedPhone } from './closed-phone.ts';
import { buildVersion, openSite } from './deployments.ts';
import { DriverPage } from './driver-page.ts';
import { expect, test } from './fixtures.ts';
import { press } from './input/user-actions.ts';
import { ownAddress, ownPlace } from './own-place.ts';
import { PassengerPage } from './passenger-page.ts';
import { PORTS } from './ports.ts';

const site = openSite(PORTS.toldSite);
let service: LocalPushService;

test.use({ baseURL: site.url, permissions: ['notifications'] });
// One push service, at the one address that the sender of the whole run knows.
test.describe.configure({ mode: 'default' });

// A person's first phone is added to a list that is not there yet.
test.beforeEach(({ expectFailedLoads }) => expectFailedLoads(404));

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await site.deploy(await buildVersion('told', { VITE_PUSH_KEY: localPushKey() }));
  service = await startLocalPushService(PORTS.push);
});
test.afterAll(async () => {
  await service.close();
  await site.stop();
});

/** A driver on duty who has asked to be told while the page is closed. */
async function driverToTell(page: Page, name: string, person?: Person): Promise<ClosedPhone> {
  const phone = await new ClosedPhone(page, service, `${name}-${ownPlace()}`).install();
  await DriverPage.beginFor(page, person);
  await press(page.getByRole('button', { name: 'Tell me while closed' }));
  await expect(page.getByRole('button', { name: 'Stop telling me' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  return phone;
}

/** Somebody's request, from where it is, and when it was pressed. */
async function requestRide(page: Page) {
  const passenger = await PassengerPage.openFor(page, await createPerson());
  const from = ownAddress('Square');
  await passenger.field('From').fill(from);
  await passenger.field('To').fill('City Hospital');
  const pressedAt = Date.now();
  await press(page.getByRole('button', { name: 'Request ride' }));
  return { from, pressedAt };
}

test('a driver whose page is closed is told of a request within three seconds, in one notice without names, which opens their page', async ({
  page,
  anotherBrowser,
}) => {
  const phone = await driverToTell(page, 'closed');
  await page.goto('about:blank');
  const { pressedAt } = await requestRide(await anotherBrowser());
  await expect.poll(() => phone.told, { intervals: [50] }).toContain('request');
  const took = Date.now() - pressedAt;
  test.info().annotations.push({ type: 'milliseconds', description: `told ${took} ms after the press` });
  expect(took).toBeLessThan(3000);

  await phone.deliver(3);
  const notice = { title: 'New ride request', body: 'Open the page to see it.' };
  await expect.poll(() => phone.shown()).toEqual([notice]);
  expect(await phone.pressNotice()).toBe('/driver/dashboard');
  expect(await phone.shown()).toEqual([]);

  // Where a page is open it goes there itself, and no second one opens.
  await page.goto('/profile');
  await expect(new AppFrame(page).heading('Your profile')).toBeVisible();
  await phone.deliver(1);
  await expect.poll(() => phone.shown()).toEqual([notice]);
  expect(await phone.pressNotice()).toBeNull();
  await new AppFrame(page).expectDashboardOf('Driver');
});

test('drivers who are off duty, drive, were revoked or have signed out are told nothing of a request that another driver is told', async ({
  page,
  anotherBrowser,
}) => {
  const driving = await driverToTell(await anotherBrowser(), 'driving');
  const { from } = await requestRide(await anotherBrowser());
  const cab = new DriverPage(driving.page);
  await press(cab.request(from));
  await expect(cab.ride).toBeVisible();

  const off = await driverToTell(await anotherBrowser(), 'off');
  await press(off.page.getByRole('button', { name: 'Go off duty' }));
  await expect(off.page.getByRole('button', { name: 'Go on duty' })).toBeVisible();

  const left = await driverToTell(await anotherBrowser(), 'left');
  await new AppFrame(left.page).leave();
  await expect(left.page).toHaveURL(/\/sign-in/);

  const person = await createPerson({ role: 'driver' });
  const revoked = await driverToTell(await anotherBrowser(), 'revoked', person);
  const onDuty = await driverToTell(page, 'on-duty');

  const untold = [driving, off, left, revoked];
  for (const phone of [...untold, onDuty]) await phone.page.goto('about:blank');
  await patchDocument(`users/${person.uid}`, { status: 'rejected' });
  const toldBefore = untold.map(({ told }) => told.length);
  await requestRide(await anotherBrowser());
  await expect.poll(() => onDuty.told).toContain('request');
  expect(untold.map(({ told }) => told.length)).toEqual(toldBefore);
});
