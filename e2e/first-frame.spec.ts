import type { Page } from 'playwright/test';
import { AppFrame } from './app-frame.ts';
import { createPerson } from './backend-data.ts';
import { expect, test } from './fixtures.ts';
import { SignInPage } from './sign-in-page.ts';
import { signedIn } from './signed-in.ts';
import { holdRequests } from './traffic.ts';

const isChunk = ({ pathname }: URL) => /^\/assets\/.*\.js$/.test(pathname);

/** Blocks all code that is not inline in the page. */
async function blockChunks(page: Page): Promise<void> {
  await page.route(isChunk, (route) => route.abort());
}

const PAGES = [
  { path: '/', heading: 'Every ride, right on time.', german: 'Pünktlich, bei jeder Fahrt.' },
  { path: '/sign-in', heading: 'Sign in', german: 'Anmelden' },
  { path: '/sign-in/driver', heading: 'Driver sign-in', german: 'Anmeldung für Fahrer' },
  { path: '/register', heading: 'Create your account', german: 'Konto anlegen' },
  { path: '/reset-password', heading: 'Reset your password', german: 'Passwort zurücksetzen' },
  { path: '/debug-login', heading: 'Debug Login', german: 'Kontoreparatur' },
  {
    path: '/pending-approval?email=a%40example.com',
    heading: 'Waiting for approval',
    german: 'Warten auf die Freigabe',
  },
];

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });
  test('every public page arrives with its styles', async ({ page }) => {
    for (const { path, heading } of PAGES) {
      await test.step(path, async () => {
        await page.goto(path);
        const title = page.getByRole('heading', { name: heading, level: 1 });
        await expect(title).toBeVisible();
        await expect(title).toHaveCSS('font-weight', '700');
      });
    }
  });
});

test('Enter never sends a form by itself: the page and the typed text stay while every chunk is lost', async ({
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

test('input typed and sent before any chunk has loaded is acted on', async ({ page }) => {
  const person = await createPerson();
  const arrive = await holdRequests(page, isChunk);
  await page.goto('/sign-in', { waitUntil: 'commit' });
  const signIn = new SignInPage(page);
  await signIn.email.fill(person.email);
  await signIn.password.fill(person.password);
  await signIn.password.press('Enter');
  arrive();
  await expect(page.getByRole('heading', { name: 'Passenger dashboard' })).toBeVisible();
});

test('a page without any loaded chunk has ?email= in its field, applies the chosen theme, and hides the form in a likely session', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await blockChunks(page);
  await page.goto('/sign-in?email=some%2Bbody%40example.com');
  await expect(new SignInPage(page).email).toHaveValue('some+body@example.com');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');

  await page.evaluate(() => localStorage.setItem('session-hint', '1'));
  await page.goto('/sign-in');
  await expect(page.locator('html')).toHaveAttribute('data-waiting');
  await expect(page.locator('#email')).toBeHidden();

  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.goto('/profile');
  await expect(page.getByText('Wird geladen …')).toBeVisible();
  await expect(page.getByText('Loading...')).toBeHidden();
  await expect(page.getByRole('img', { name: 'Car Booking System' })).toBeInViewport();
});

test.describe('where German is read', () => {
  test.use({ locale: 'de-DE' });

  test('a page is shown in German before any chunk has loaded, and works once its texts have', async ({
    page,
  }) => {
    const arrive = await holdRequests(page, isChunk);
    await page.goto('/sign-in?email=some%2Bbody%40example.com', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await expect(page).toHaveTitle('Anmelden · Car Booking System');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('#email')).toHaveValue('some+body@example.com');
    await page.locator('#password').fill('typed early');
    arrive();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Passwort anzeigen' }).click();
    await expect(page.locator('#password')).toHaveAttribute('type', 'text');
    await expect(page.locator('#password')).toHaveValue('typed early');
  });

  test('a page whose texts are lost goes on in English, with the typed and sent text', async ({
    page,
    expectFailedLoads,
  }) => {
    expectFailedLoads(0);
    const lose = await holdRequests(page, isChunk, 'abort');
    await page.goto('/sign-in', { waitUntil: 'commit' });
    await page.locator('#email').fill('somebody@example.com');
    await page.locator('#password').fill('a secret');
    await page.locator('#password').press('Enter');
    lose();
    const signIn = new SignInPage(page);
    await expect(signIn.box).toContainText('Network error');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(signIn.email).toHaveValue('somebody@example.com');
    await expect(signIn.password).toHaveValue('a secret');
  });

  test('every public page is prerendered in German', async ({ page, expectFailedLoads }) => {
    expectFailedLoads(0);
    // Only the inline scripts of the page arrive.
    await page.route(isChunk, () => {});
    for (const { path, german } of PAGES) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { name: german, level: 1 })).toBeVisible();
      });
    }
  });
});

test('files that were lost once are requested again without a notice', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const asked = { js: 0, css: 0 };
  for (const kind of ['js', 'css'] as const) {
    await page.route(`**/assets/router-*.${kind}`, (route) => {
      asked[kind] += 1;
      return asked[kind] === 1 ? route.abort() : route.continue();
    });
  }
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  expect(asked.js).toBeGreaterThan(1);
  expect(asked.css).toBeGreaterThan(1);
});

test('a page whose code never arrives offers a reload after eight seconds', async ({ page }) => {
  // The route is not removed. Otherwise the held requests would continue, and the page would load before the press.
  let isLost = true;
  await page.route(isChunk, async (route) => {
    if (!isLost) await route.continue();
  });
  await page.goto('/passenger/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...')).toBeVisible();
  const reload = page.getByRole('link', { name: 'Reload the page' });
  await expect(reload).toBeHidden();
  const late = page.getByText('Loading...').locator('.animate-late');
  const letPass = (seconds: number) =>
    late.evaluate((part, milliseconds) => {
      for (const animation of part.getAnimations()) {
        // A running animation would reach the eighth second by itself.
        animation.pause();
        animation.currentTime = milliseconds;
      }
    }, seconds * 1000);
  await letPass(7);
  await expect(reload).toBeHidden();
  await letPass(9);
  await expect(reload).toBeVisible();
  isLost = false;
  await reload.click();
  await expect(new SignInPage(page).email).toBeVisible();
});

test('a link pressed offline reports the failure at once, and is followed once the connection is back', async ({
  page,
  context,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await page.goto('/sign-in', { waitUntil: 'networkidle' });
  await blockChunks(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByText('This page could not be loaded')).toBeVisible({ timeout: 1000 });
  await page.unroute(isChunk);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});

test('a page behind sign-in that does not load is reported within the product, which stays', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await signedIn(page, await createPerson());
  await page.goto('/passenger/dashboard');
  const frame = new AppFrame(page);
  await frame.expectDashboardOf('Passenger');
  await blockChunks(page);
  await frame.way('profile').click();
  await expect(frame.heading('This page could not be loaded')).toBeVisible();
  await page.unroute(isChunk);
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
