import type { Page } from 'playwright/test';
import { createPerson, mayBookAgain } from './backend-data.ts';
import { DriverPage } from './driver-page.ts';
import { test } from './fixtures.ts';
import { press } from './input/user-actions.ts';
import { ownAddress } from './own-place.ts';
import { PassengerPage } from './passenger-page.ts';

/** Runs in the page. Shifts its clock by `by` milliseconds. */
function shiftClock(by: number): void {
  const Device = Date;
  const now = () => Device.now() + by;
  globalThis.Date = new Proxy(Device, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

const whileOpen = (page: Page, by: number) => page.evaluate(shiftClock, by);

async function whileClosed(page: Page, by: number): Promise<void> {
  await page.addInitScript(shiftClock, by);
  await page.reload();
}

for (const [way, put] of Object.entries({ whileOpen, whileClosed })) {
  for (const [is, by] of Object.entries({ slow: -3_600_000, fast: 3_600_000 })) {
    test(`a clock an hour ${is}, set ${way}, books and takes a ride`, async ({ page, anotherBrowser }) => {
      const place = ownAddress('Square');
      const [cab, rider] = [await anotherBrowser(), await createPerson({ name: `${place} Rider` })];
      const passenger = await PassengerPage.openFor(page, rider);
      const driver = await DriverPage.beginFor(cab);
      await put(page, by);
      await put(cab, by);
      await mayBookAgain(rider);
      await passenger.request(place, 'City Hospital');
      await passenger.expectSaid('Looking for a driver');
      await press(driver.request(place));
      await passenger.expectSaid('Your driver is on the way');
    });
  }
}
