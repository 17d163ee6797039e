import type { Page } from 'playwright/test';
import { newApplicant } from './new-applicant.ts';
import { createPerson, strangersAddress } from './backend-data.ts';
import { expect, test } from './fixtures.ts';
import { RegisterPage } from './register-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { signedIn } from './signed-in.ts';
import { arrived } from './stand-still.ts';
import { holdRequests, toDocuments } from './traffic.ts';
import { LANGUAGES } from '#words/languages.ts';

/** The largest layout-shift score that no one notices. */
const UNNOTICED = 0.01;
/** How long after an input the browser counts no shift, because the input may have caused it. Milliseconds. */
const FORGIVEN = 500;

test.use({ viewport: { width: 320, height: 640 } });

/** Returns a function that gives the sum of the page's layout shifts. It counts from the next page on. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const scores: number[] = [];
    Reflect.set(window, 'shiftScores', scores);
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const [score, forgiven] = [Reflect.get(entry, 'value'), Reflect.get(entry, 'hadRecentInput')];
        if (typeof score === 'number' && forgiven === false) scores.push(score);
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // The browser reports a shift with the next frame.
    const scores = await page.evaluate(async () => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await nextFrame();
      await nextFrame();
      const seen: unknown = Reflect.get(window, 'shiftScores');
      return Array.isArray(seen) ? seen.map(Number) : [];
    });
    return scores.reduce((sum, score) => sum + score, 0);
  };
}

/** Turns the browser's cache off, because cached files arrive too soon to shift anything. */
async function forgetWhatWasLoaded(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

test('nothing shifts while a public page arrives, in English or in German', async ({ page }) => {
  await forgetWhatWasLoaded(page);
  const shifts = await countShifts(page);
  for (const path of [
    '/',
    '/sign-in',
    '/sign-in/driver',
    '/sign-in?email=somebody%40example.com',
    '/register',
    '/reset-password',
    '/debug-login',
    '/pending-approval',
    '/no/such/page',
  ]) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await shifts()).toBeLessThanOrEqual(UNNOTICED);
    });
  }
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.goto('/register', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: 'Konto anlegen' })).toBeVisible();
  expect(await shifts(), 'in German').toBeLessThanOrEqual(UNNOTICED);
});

test('nothing shifts while a public page arrives for a signed-in person', async ({ page }) => {
  await signedIn(page, await createPerson());
  await forgetWhatWasLoaded(page);
  const shifts = await countShifts(page);
  for (const path of ['/register', '/reset-password', '/no/such/page']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText(/You are signed in as|There is nothing at this address/)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await shifts()).toBeLessThanOrEqual(UNNOTICED);
    });
  }
});

test('no text shifts when a sign-in is refused on a phone', async ({ page }) => {
  const shifts = await countShifts(page);
  const signIn = new SignInPage(page);
  for (const [width, height] of [
    [320, 640],
    [360, 740],
  ] as const) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await signIn.open();
      const release = await holdRequests(page, toDocuments);
      await signIn.signIn({ email: strangersAddress(), password: 'something' });
      const pressed = await page.evaluate(() => performance.now());
      await page.waitForFunction((from) => performance.now() > from, pressed + FORGIVEN);
      release();
      await signIn.expectRefusal('Account Not Found', "Account doesn't exist in the system.");
      expect(await shifts()).toBeLessThanOrEqual(UNNOTICED);
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

/** The distance of each visible control of the form from the top of the page, in pixels. */
function placesOfControls(page: Page): Promise<readonly number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('form :is(input, label, button)')]
      .filter((control) => control.checkVisibility())
      .map((control) => Math.round(control.getBoundingClientRect().top + scrollY)),
  );
}

test('no control moves when a form marks its empty fields', async ({ page, expectFailedLoads }) => {
  expectFailedLoads(501);
  await page.goto('/favicon.svg');
  for (const language of LANGUAGES) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    for (const path of ['/sign-in', '/register', '/reset-password', '/debug-login']) {
      await test.step(`${path}, language ${language}`, async () => {
        await page.goto(path);
        await arrived(page);
        const before = await placesOfControls(page);
        await page.locator('form button[type="submit"]').click();
        await expect(page.locator('form input[aria-invalid="true"]').first()).toBeFocused();
        expect(await placesOfControls(page)).toEqual(before);
      });
    }
  }
});

const WIDTHS = [320, 768, 1280];

test('the registration form is on the first screen of a desk, and none of its controls moves when it is refused', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(400, 501);
  const { email } = await createPerson();
  const register = await new RegisterPage(page).open();
  const placesInEachWidth = async () => {
    const places = new Map<number, readonly number[]>();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      places.set(width, await placesOfControls(page));
    }
    return places;
  };
  await register.fillIn({ ...newApplicant(), email });
  const before = await placesInEachWidth();
  await expect(register.submit).toBeInViewport({ ratio: 1 });
  await register.submit.click();
  await expect(register.box).toContainText('Registration failed');
  await expect(register.box).toBeInViewport({ ratio: 1 });
  expect(await placesInEachWidth()).toEqual(before);
});

test('a page with a short form is as high as a phone’s screen, and the sign-in form is on the first screen of a narrow phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/favicon.svg');
  // German words are longer than English ones.
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  for (const path of ['/sign-in', '/sign-in/driver', '/reset-password', '/debug-login']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await arrived(page);
      await expect(page.locator('form')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(740);
      await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 });
    });
  }
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.setViewportSize({ width: 320, height: 640 });
  const signIn = await new SignInPage(page).open();
  await expect(signIn.submit).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Sign up' })).toBeInViewport({ ratio: 1 });
});
