import type { Page } from 'playwright/test';
import { createPerson } from './backend-data.ts';
import { buildVersion, openSite } from './deployments.ts';
import { DriverPage } from './driver-page.ts';
import { expect, test } from './fixtures.ts';
import { press } from './input/user-actions.ts';
import { ownAddress } from './own-place.ts';
import { PassengerPage } from './passenger-page.ts';
import { PORTS } from './ports.ts';
import { SignInPage } from './sign-in-page.ts';
import { loseRequests, toDocuments, toIdentity } from './traffic.ts';

const toGoogle = ({ host }: URL) => /^(www\.google|content-firebaseappcheck\.googleapis)\.com$/.test(host);
const RECAPTCHA = `self.grecaptcha = { enterprise: {
  ready: (act) => act(), render: (_, { callback }) => callback(), execute: async () => 'a person' } }`;

const site = openSite(PORTS.attestedSite);

test.use({ baseURL: site.url });
// All tests use one build and one site, so they run one after the other.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await site.deploy(await buildVersion('attested', { VITE_FIREBASE_APP_CHECK_KEY: 'a-site-key' }));
});
test.afterAll(() => site.stop());

/** Answers requests to Google's hosts: scripts with a stand-in, others with a token. Waits for `heard` first. */
const attest = (page: Page, heard?: Promise<void>) =>
  page.route(toGoogle, async (route) => {
    await heard;
    const isScript = route.request().resourceType() === 'script';
    await route.fulfill(
      isScript
        ? {
            contentType: 'text/javascript',
            body: RECAPTCHA,
            headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
          }
        : { json: { token: 'attested', ttl: '3600s' } },
    );
  });

/** Returns a list that grows: the paths of identity and database requests without a token. */
function bareRequests(page: Page): string[] {
  const bare: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    // A listener sends the token only once, in the request that opens its channel.
    const isAsked = toIdentity(url) || (toDocuments(url) && !url.searchParams.has('SID'));
    const said = `${request.headers()['x-firebase-appcheck']} ${request.postData()}`;
    if (isAsked && !said.includes('attested')) bare.push(url.pathname);
  });
  return bare;
}

test('a person signs in, and no request leaves without a token', async ({ page }) => {
  await attest(page);
  const bare = bareRequests(page);
  await new SignInPage(page).enter(await createPerson());
  expect(bare).toEqual([]);
});

test('a device without cached data shows that reCAPTCHA is blocked', async ({ page, expectFailedLoads }) => {
  expectFailedLoads(0);
  await loseRequests(page, toGoogle);
  const signIn = await new SignInPage(page).open();
  await signIn.signIn(await createPerson());
  await expect(signIn.box).toContainText('Please allow google.com if you block content');
});

test('a driver’s page opens with the last ride while Google is silent, asks nothing without a token, and goes on with one', async ({
  page,
  anotherBrowser,
}) => {
  const place = ownAddress('Court');
  const elsewhere = await anotherBrowser();
  await Promise.all([page, elsewhere].map((each) => attest(each)));
  const driver = await DriverPage.beginFor(page);
  const rider = await createPerson({ name: `${place} Rider` });
  await (await PassengerPage.openFor(elsewhere, rider)).request(place, 'City Hospital');
  await press(driver.request(place));
  await expect(driver.ride).toContainText(`${place} Rider`);
  // On a page without code, the test deletes the cached token, as if the token had expired.
  await page.goto('/favicon.svg');
  await page.evaluate(() => indexedDB.deleteDatabase('firebase-app-check-database'));
  await page.unrouteAll();
  let answer = () => {};
  const heard = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await attest(page, heard);
  const bare = bareRequests(page);
  await page.goto('/driver/dashboard');
  await expect(driver.ride).toContainText(`${place} Rider`, { timeout: 8000 });
  await expect(page.getByText(/it is as of \d\d:\d\d/)).toBeVisible();
  answer();
  await expect(page.getByText(/as of \d\d/i)).toHaveCount(0, { timeout: 40_000 });
  await driver.step('I have arrived');
  await expect(driver.ride.getByRole('button', { name: 'Passenger on board' })).toBeVisible();
  expect(bare).toEqual([]);
});
