import { SEED_PASSWORD } from '#emulator-seed/seed-accounts.ts';
import { AppFrame } from './app-frame.ts';
import { expect, story, test } from './fixtures.ts';
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

const CASES = ACCOUNTS.flatMap(({ name, admittedBy, heading }) =>
  AREAS.map((area) => ({ name, area, heading, admitted: admittedBy.some((own) => own === area) })),
);
const personOf = (name: string) => ({ email: `${name}@example.com`, password: SEED_PASSWORD });

/** Everybody enters their own area without a pointer, too. */
const detailsOf = (name: string, area: string) => (name === area ? story : {});

for (const { name, area, heading } of CASES.filter(({ admitted }) => admitted)) {
  test(
    `the ${area} area admits ${name}, who goes to their own home`,
    detailsOf(name, area),
    async ({ page }) => {
      await new SignInPage(page).enter(personOf(name), `/sign-in/${area}`);
      await expect(new AppFrame(page).heading(heading)).toBeVisible();
    },
  );
}

for (const { name, area } of CASES.filter(({ admitted }) => !admitted)) {
  test(`the ${area} area refuses ${name} and keeps nobody signed in`, async ({ page }) => {
    const signIn = await new SignInPage(page).open(`/sign-in/${area}`);
    await signIn.signIn(personOf(name));
    await signIn.expectRefusal('Login failed', `Access denied. This login area is for ${area}s only.`);
    await expect(page).toHaveURL(`/sign-in/${area}`);
    await new AppFrame(page).expectSignedOut();
  });
}

for (const [area, heading] of [
  ['passenger', 'Passenger sign-in'],
  ['driver', 'Driver sign-in'],
  ['admin', 'Administrator sign-in'],
] as const) {
  test(`the ${area} area says whose it is, and links to the general sign-in`, async ({ page }) => {
    await new SignInPage(page).open(`/sign-in/${area}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} · Car Booking System`);
    await page.getByRole('link', { name: 'General sign-in' }).click();
    await expect(page).toHaveURL('/sign-in');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });
}

test('an area that does not exist is a page that is not found', async ({ page }) => {
  await page.goto('/sign-in/auditor');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
});
