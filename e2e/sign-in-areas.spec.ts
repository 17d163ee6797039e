import { SEED_PASSWORD } from '#emulator-seed/seed-accounts.ts';
import { AppFrame } from './app-frame.ts';
import { expect, test } from './fixtures.ts';
import { SignInPage } from './sign-in-page.ts';

const AREAS = ['passenger', 'driver', 'admin'] as const;

/** Who is let in where, and where they then are at home. */
const ACCOUNTS = [
  { name: 'passenger', admittedBy: ['passenger'], heading: 'Passenger dashboard' },
  { name: 'driver', admittedBy: ['driver'], heading: 'Driver dashboard' },
  { name: 'admin', admittedBy: AREAS, heading: 'Admin dashboard' },
  { name: 'pending-admin', admittedBy: AREAS, heading: 'Admin dashboard' },
  { name: 'sysadmin', admittedBy: ['admin'], heading: 'Admin dashboard' },
  { name: 'auditor', admittedBy: [], heading: '' },
] as const;

const personOf = (name: string) => ({ email: `${name}@example.com`, password: SEED_PASSWORD });
const accountsOf = (area: string, admitted: boolean) =>
  ACCOUNTS.filter(({ admittedBy }) => admittedBy.some((own) => own === area) === admitted);

for (const area of AREAS) {
  test(`the ${area} area admits whom it is for, who go to their own home`, async ({ page }) => {
    const frame = new AppFrame(page);
    for (const { name, heading } of accountsOf(area, true)) {
      await test.step(name, async () => {
        await new SignInPage(page).enter(personOf(name), `/sign-in/${area}`);
        await expect(frame.heading(heading)).toBeVisible();
        await frame.signOut.click();
        await expect(page).toHaveURL('/sign-in');
      });
    }
  });

  test(`the ${area} area refuses everybody else and keeps nobody signed in`, async ({ page }) => {
    for (const { name } of accountsOf(area, false)) {
      await test.step(name, async () => {
        const signIn = await new SignInPage(page).open(`/sign-in/${area}`);
        await signIn.signIn(personOf(name));
        await signIn.expectRefusal('Login failed', `Access denied. This login area is for ${area}s only.`);
        await expect(page).toHaveURL(`/sign-in/${area}`);
        await new AppFrame(page).expectSignedOut();
      });
    }
  });
}

test('each area says whom it is for, and links to the general sign-in', async ({ page }) => {
  for (const [area, heading] of [
    ['passenger', 'Passenger sign-in'],
    ['driver', 'Driver sign-in'],
    ['admin', 'Administrator sign-in'],
  ] as const) {
    await test.step(area, async () => {
      await new SignInPage(page).open(`/sign-in/${area}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(`${heading} · Car Booking System`);
      await page.getByRole('link', { name: 'General sign-in' }).click();
      await expect(page).toHaveURL('/sign-in');
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    });
  }
});

test('an area that does not exist leads to the not-found page', async ({ page }) => {
  await page.goto('/sign-in/auditor');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
});
