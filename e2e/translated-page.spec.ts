import type { Page } from 'playwright/test';
import { createPerson, mayBookAgain } from './backend-data.ts';
import { DriverPage } from './driver-page.ts';
import { expect, test } from './fixtures.ts';
import { ownAddress } from './own-place.ts';
import { PassengerPage } from './passenger-page.ts';
import { signedIn } from './signed-in.ts';

/** Wraps the page's texts, now and after each change, as a browser's translator does. Tests still find the words. */
async function translate(page: Page): Promise<void> {
  // The page loads the code that follows translations some time after its start.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('follow-translation')),
  );
  await page.evaluate(() => {
    const textsIn = (node: Node): Text[] => {
      if (node instanceof Text) return node.data.trim() === '' ? [] : [node];
      if (!(node instanceof Element) || node.matches('font, script, style, svg, [translate=no]')) return [];
      return [...node.childNodes].flatMap(textsIn);
    };
    const run = () => {
      for (const text of textsIn(document.body)) {
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild?.append(text.data);
        text.replaceWith(font);
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(run, 30);
    };
    run();
    new MutationObserver(later).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await expect(page.locator('font font').first()).toBeAttached();
}

test('a ride goes through all its states on three pages that the browser translates', async ({
  page,
  anotherBrowser,
}) => {
  const place = ownAddress('Square');
  const [cab, office] = [await anotherBrowser(), await anotherBrowser()];
  const rider = await createPerson({ name: `${place} Rider` });
  const passenger = await PassengerPage.openFor(page, rider);
  const driver = await DriverPage.beginFor(cab);
  await signedIn(office, await createPerson({ role: 'admin' }));
  await office.goto('/admin/rides');
  await expect(office.getByRole('searchbox')).toBeVisible();
  await Promise.all([page, cab, office].map(translate));
  const row = (region: 'Waiting' | 'Under way') =>
    office
      .getByRole('region', { name: region, exact: true })
      .getByRole('row')
      .filter({ hasText: place })
      .first();

  await mayBookAgain(rider);
  await passenger.request(place, 'City Hospital');
  await passenger.expectSaid('Looking for a driver');
  await expect(row('Waiting')).toContainText('Looking for a driver');
  await expect(row('Waiting').locator('[translate=no]', { hasText: place }).first()).toBeVisible();
  await driver.request(place).click();
  await expect(driver.ride).toContainText('You are on the way to the passenger.');
  await passenger.expectSaid('Your driver is on the way');
  await expect(row('Under way')).toContainText('Driver on the way');
  await driver.step('I have arrived');
  await passenger.expectSaid('Your driver is here');
  await expect(row('Under way')).toContainText('Driver at the door');
  await driver.step('Passenger on board');
  await passenger.expectSaid('On board');
  await driver.step('Ride completed');
  await passenger.expectSaid('Ride completed');
  await expect(row('Under way')).toHaveCount(0);
  await expect(page.locator('font font').first()).toBeAttached();
});
