import type { Page } from 'playwright/test';
import { AppFrame } from './app-frame.ts';
import { createPerson } from './backend-data.ts';
import { expect, smoke, test } from './fixtures.ts';
import { SignInPage } from './sign-in-page.ts';
import { signedIn } from './signed-in.ts';

/** Returns a list of the first-level headings that frames show. It grows from the next page on. */
async function recordHeadings(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('headingWasSeen', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const tell: unknown = Reflect.get(window, 'headingWasSeen');
    let last: string | null = null;
    const look = () => {
      const heading = document.querySelector('h1');
      const shown = heading?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true;
      const text = shown ? heading.textContent : null;
      if (text !== null && text !== last && typeof tell === 'function') tell(text);
      last = text;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return seen;
}

test(
  'a session survives a restart of the browser [S4.13]',
  smoke,
  async ({ playwright, browserName, channel, launchOptions, contextOptions, baseURL, follow }, testInfo) => {
    // The test starts two more browsers.
    test.slow();
    const person = await createPerson({ role: 'driver' });
    const restart = async () => {
      const browser = await playwright[browserName].launchPersistentContext(testInfo.outputPath('profile'), {
        ...launchOptions,
        ...(channel !== undefined && { channel }),
        ...contextOptions,
        ...(baseURL !== undefined && { baseURL }),
      });
      await follow(browser);
      return browser;
    };
    const before = await restart();
    await new SignInPage(await before.newPage()).enter(person);
    await before.close();
    const after = await restart();
    const page = await after.newPage();
    await page.goto('/driver/dashboard');
    await new AppFrame(page).expectDashboardOf('Driver');
    await new AppFrame(page).expectPerson(person);
    await after.close();
  },
);

test(
  'a session is restored and ended where the browser’s database never answers, as Safari’s sometimes does not',
  smoke,
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(indexedDB, { open: () => new EventTarget() });
    });
    await signedIn(page, await createPerson());
    await page.goto('/sign-in');
    const frame = new AppFrame(page);
    await frame.expectDashboardOf('Passenger');
    await frame.leave();
    await page.reload();
    await expect(new SignInPage(page).email).toBeVisible();
  },
);

test('a visitor who is signed out, or refused by an area, never sees a dashboard, and a signed-in person sees nothing else on the way to theirs', async ({
  page,
}) => {
  const person = await createPerson();
  const seen = await recordHeadings(page);
  await page.goto('/passenger/dashboard');
  await expect(page).toHaveURL('/sign-in?redirect=%2Fpassenger%2Fdashboard');
  await expect.poll(() => seen).toContain('Sign in');
  expect(seen.splice(0)).toEqual(['Sign in']);

  const signIn = await new SignInPage(page).open('/sign-in/driver');
  await signIn.signIn(person);
  await expect(signIn.box).toContainText('Access denied. This login area is for drivers only.');
  expect(seen.splice(0)).toEqual(['Driver sign-in']);

  await page.evaluate(() => localStorage.setItem('session-hint', '1'));
  await page.goto('/sign-in');
  await expect(signIn.email).toBeVisible();
  // The list gets a heading only after the frame that shows it.
  await expect.poll(() => seen).toEqual(['Sign in']);

  await signIn.signIn(person);
  await new AppFrame(page).expectDashboardOf('Passenger');
  await expect.poll(() => seen).toHaveLength(2);
  expect(seen.splice(0)).toEqual(['Sign in', 'Passenger dashboard']);
  for (const path of ['/sign-in', '/sign-in/driver', '/sign-in?email=somebody@example.com', null]) {
    await test.step(path ?? 'a reload', async () => {
      await (path === null ? page.reload() : page.goto(path));
      await new AppFrame(page).expectDashboardOf('Passenger');
      await expect.poll(() => seen).toHaveLength(1);
      expect(seen.splice(0)).toEqual(['Passenger dashboard']);
    });
  }
});
