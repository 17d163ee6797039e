import type { Page } from 'playwright/test';
import { AppFrame } from './app-frame.ts';
import { createPerson } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { SignInPage } from './sign-in-page.ts';

/** No code arrives but what the page carries itself. */
async function blockChunks(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort());
}

const PAGES = [
  { path: '/', heading: 'Every ride, right on time.' },
  { path: '/sign-in', heading: 'Sign in' },
  { path: '/sign-in/driver', heading: 'Driver sign-in' },
  { path: '/register', heading: 'Create your account' },
  { path: '/reset-password', heading: 'Reset your password' },
  { path: '/debug-login', heading: 'Debug Login' },
  { path: '/pending-approval?email=a%40example.com', heading: 'Waiting for approval' },
];

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });
  for (const { path, heading } of PAGES) {
    test(`${path} is there, styled`, async ({ page }) => {
      await page.goto(path);
      const title = page.getByRole('heading', { name: heading, level: 1 });
      await expect(title).toBeVisible();
      await expect(title).toHaveCSS('font-weight', '700');
    });
  }
});

test('Enter never sends a form by itself: with every chunk lost, the page and what was typed stay', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await blockChunks(page);
  const signIn = await new SignInPage(page).open();
  await signIn.email.fill('somebody@example.com');
  await signIn.password.fill('a secret');
  await signIn.password.press('Enter');
  await expect(signIn.box).toContainText('Network error');
  expect(page.url()).toMatch(/\/sign-in$/);
  await expect(signIn.email).toHaveValue('somebody@example.com');
  await expect(signIn.password).toHaveValue('a secret');
});

test('what is typed and sent while the page still arrives is acted on', async ({ page }) => {
  const person = await createPerson();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 60_000,
    uploadThroughput: 60_000,
  });
  await page.goto('/sign-in', { waitUntil: 'commit' });
  const signIn = new SignInPage(page);
  await signIn.email.fill(person.email);
  await signIn.password.fill(person.password);
  await signIn.password.press('Enter');
  await expect(page.getByRole('heading', { name: 'Passenger dashboard' })).toBeVisible({ timeout: 30_000 });
});

test('the address in ?email= is in its field before any chunk has arrived', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await blockChunks(page);
  await page.goto('/sign-in?email=some%2Bbody%40example.com');
  await expect(new SignInPage(page).email).toHaveValue('some+body@example.com');
});

test('the chosen theme is there from the first frame', async ({ page, context, expectFailedLoads }) => {
  expectFailedLoads(0);
  await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await blockChunks(page);
  await page.goto('/sign-in');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test.describe('the first frame is a skeleton and not the form', () => {
  test('where a session is likely', async ({ page, context, expectFailedLoads }) => {
    expectFailedLoads(0);
    await context.addInitScript(() => localStorage.setItem('session-hint', '1'));
    await blockChunks(page);
    await page.goto('/sign-in');
    await expect(page.locator('html')).toHaveAttribute('data-waiting');
    await expect(page.locator('#email')).toBeHidden();
  });

  test.describe('where another language is read', () => {
    test.use({ locale: 'de-DE' });
    test('until its words are there', async ({ page, expectFailedLoads }) => {
      expectFailedLoads(0);
      let arrive = () => {};
      const words = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await words;
        await route.continue();
      });
      await page.goto('/sign-in');
      await expect(page.locator('#email')).toBeHidden();
      arrive();
      await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    });
  });
});

test('a chunk that was lost once is asked for again, and nobody notices', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  let lost = 0;
  await page.route('**/assets/router-*.js', (route) => {
    lost += 1;
    return lost === 1 ? route.abort() : route.continue();
  });
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});

test('a page that does not arrive is said plainly, and comes with a retry', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await blockChunks(page);
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});

test('a page behind sign-in that does not arrive is said in the product, which stays', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await new SignInPage(page).enter(await createPerson());
  const frame = new AppFrame(page);
  await frame.expectDashboardOf('Passenger');
  await blockChunks(page);
  await frame.way('profile').click();
  await expect(frame.heading('This page could not be loaded')).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(frame.heading('Your profile')).toBeVisible();
});

test('no page allows inline code by anything but its hash', async ({ request }) => {
  for (const { path } of [...PAGES, { path: '/admin/dashboard' }]) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("script-src 'self' 'sha256-");
    expect(policy, path).not.toContain('unsafe');
  }
});
