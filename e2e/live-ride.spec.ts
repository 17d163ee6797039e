import type { Page } from 'playwright/test';
import { createPerson } from './backend.ts';
import { DriverPage } from './driver-page.ts';
import { expect, test } from './fixtures.ts';
import { press } from './hands/acts.ts';
import { ownPlace } from './own-place.ts';
import { PassengerPage } from './passenger-page.ts';
import { signedIn } from './signed-in.ts';

/** Another's step is on the screen within a second, from when it is sent (rides, issue 16). */
const LISTENED_MS = 1000;

const isChannel = (url: URL) => url.pathname.endsWith('/Listen/channel');
const isCommit = (url: URL) => url.pathname.endsWith(':commit');

/** When the page of the passenger next says this of the ride. */
function whenSaid(page: Page, sentence: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const said = [...document.querySelectorAll('output')].some((each) =>
            each.textContent?.includes(wanted),
          );
          if (!said) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    sentence,
  );
}

/** A passenger whose request somebody is about to take. */
async function openRide(page: Page, cab: Page) {
  const place = `${ownPlace()} Square`;
  const openPassenger = async () => {
    await signedIn(page, await createPerson());
    return new PassengerPage(page).open();
  };
  const openDriver = async () => {
    await signedIn(cab, await createPerson({ role: 'driver' }));
    return new DriverPage(cab).begin();
  };
  const [passenger, driver] = await Promise.all([openPassenger(), openDriver()]);
  await passenger.request(place, 'City Hospital');
  await expect(driver.request(place)).toBeVisible();
  return { driver, place };
}

/**
 * From when a driver's page sends a step until the passenger reads it, in milliseconds. Not from the press: the big button
 * takes none for half a second after the step before (D40).
 */
async function latencyOf(
  page: Page,
  cab: Page,
  step: () => Promise<void>,
  sentence: string,
): Promise<number> {
  const said = whenSaid(page, sentence);
  const sent = cab.waitForRequest((request) => isCommit(new URL(request.url()))).then(() => Date.now());
  await step();
  return (await said) - (await sent);
}

test('a driver’s step is on the passenger’s screen before a poll could ask for it where the page listens', async ({
  page,
  anotherBrowser,
}) => {
  const listens = page.waitForRequest((request) => isChannel(new URL(request.url())));
  const cab = await anotherBrowser();
  const { driver, place } = await openRide(page, cab);
  await listens;
  await press(driver.request(place));
  await expect(driver.ride).toContainText('You are on the way');
  const measured = [
    await latencyOf(page, cab, () => driver.step('I have arrived'), 'Your driver is here'),
    await latencyOf(page, cab, () => driver.step('Passenger on board'), 'On board'),
    await latencyOf(page, cab, () => driver.step('Ride completed'), 'Ride completed'),
  ].toSorted((one, other) => one - other);
  test.info().annotations.push({ type: 'milliseconds', description: measured.join(' ') });
  expect(measured[1]).toBeLessThan(LISTENED_MS);
});
