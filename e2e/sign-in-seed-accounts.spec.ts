import { SEED_ACCOUNTS, SEED_PASSWORD } from '#emulator-seed/seed-accounts.ts';
import { AppFrame } from './app-frame.ts';
import { expect, test } from './fixtures.ts';
import { PendingPage } from './pending-page.ts';
import { SignInPage } from './sign-in-page.ts';

const NOT_FOUND = "Account doesn't exist in the system. Please contact an administrator.";
const DISABLED = 'This account has been disabled. Please contact support.';
const RECOVERY =
  'We found your account but there was an issue with your profile data. Please try our debug login tool to repair your account.';

interface Admitted {
  home: string;
  heading: string;
  greeting: string;
}
interface Refused {
  title: string;
  text: string;
  ways?: Readonly<Record<string, string>>;
}

const PASSENGER = { home: '/passenger/dashboard', heading: 'Passenger dashboard' } as const;
const DRIVER = { home: '/driver/dashboard', heading: 'Driver dashboard' } as const;

const ADMITTED: Readonly<Record<string, Admitted>> = {
  passenger: { ...PASSENGER, greeting: 'Welcome back, Priya Passenger!' },
  driver: { ...DRIVER, greeting: 'Welcome back, Dario Driver!' },
  'second-passenger': { ...PASSENGER, greeting: 'Welcome back, Paul Passenger!' },
  'second-driver': { ...DRIVER, greeting: 'Welcome back, Dilek Driver!' },
  admin: { home: '/admin/dashboard', heading: 'Admin dashboard', greeting: 'Welcome back, Ada Admin!' },
  sysadmin: {
    home: '/admin/dashboard',
    heading: 'Admin dashboard',
    greeting: 'Welcome back, Sam Sysadmin!',
  },
  auditor: {
    home: '/',
    heading: 'Welcome back, Aura Auditor',
    greeting: 'Welcome back, Aura Auditor!',
  },
  'pending-admin': {
    home: '/admin/dashboard',
    heading: 'Admin dashboard',
    greeting: 'Welcome back, Pia Admin!',
  },
};

/** They differ from those by their names; each is at home in the middle of a ride in pictures/ride-pages.spec.ts. */
const RIDING = [
  'third-passenger',
  'fourth-passenger',
  'fifth-passenger',
  'sixth-passenger',
  'third-driver',
  'fourth-driver',
  'fifth-driver',
];

const WAITING = ['pending', 'pending-driver'];

const REFUSED: Readonly<Record<string, Refused>> = {
  rejected: {
    title: 'Login failed',
    text: 'Your account has been rejected. The licence photo was unreadable.',
  },
  'rejected-silent': {
    title: 'Login failed',
    text: 'Your account has been rejected. Contact administrator for details.',
  },
  disabled: { title: 'Login failed', text: DISABLED },
  damaged: {
    title: 'Account Recovery Needed',
    text: RECOVERY,
    ways: { 'Go to Debug Login': '/debug-login?email=damaged%40example.com' },
  },
  incomplete: {
    title: 'Account Recovery Needed',
    text: RECOVERY,
    ways: { 'Go to Debug Login': '/debug-login?email=incomplete%40example.com' },
  },
  orphan: {
    title: 'Account Not Found',
    text: NOT_FOUND,
    ways: {
      'Sign up': '/register?email=orphan%40example.com',
      'Repair your account': '/debug-login?email=orphan%40example.com',
    },
  },
};

const addressOf = (name: string) => `${name}@example.com`;
const personOf = (name: string, password = SEED_PASSWORD) => ({ email: addressOf(name), password });

test('every seed account has its outcome here or is at home in a ride', () => {
  const told = [...Object.keys(ADMITTED), ...RIDING, ...WAITING, ...Object.keys(REFUSED)].map(addressOf);
  expect(told.sort()).toEqual(SEED_ACCOUNTS.map(({ email }) => email).sort());
});

test('every seed account that may enter is greeted and goes to its own home', async ({ page }) => {
  const frame = new AppFrame(page);
  for (const [name, { home, heading, greeting }] of Object.entries(ADMITTED)) {
    await test.step(name, async () => {
      const signIn = await new SignInPage(page).open();
      await signIn.signIn(personOf(name));
      await expect(signIn.toast('Login successful')).toContainText(greeting);
      await expect(frame.heading(heading)).toBeVisible();
      await expect(page).toHaveURL(home);
      await frame.leave();
      await expect(frame.account).toHaveCount(0);
    });
  }
});

test('every seed account that waits is led to the waiting page and cannot enter', async ({ page }) => {
  for (const name of WAITING) {
    await test.step(name, async () => {
      const signIn = await new SignInPage(page).open();
      await signIn.fill(personOf(name));
      // The check of the address leads away by itself, perhaps before anybody could press the button.
      await new PendingPage(page).expectWaiting(addressOf(name));
      await expect(signIn.toast('Login failed')).toHaveCount(0);
    });
  }
  await new AppFrame(page).expectSignedOut();
});

test('every seed account that may not enter is told why, with the ways on', async ({
  page,
  expectFailedLoads,
}) => {
  // The provider itself refuses who is disabled.
  expectFailedLoads(400);
  for (const [name, { title, text, ways = {} }] of Object.entries(REFUSED)) {
    await test.step(name, async () => {
      const signIn = await new SignInPage(page).open();
      await signIn.signIn(personOf(name));
      await signIn.expectRefusal(title, text);
      for (const [label, href] of Object.entries(ways)) {
        await expect(signIn.box.getByRole('link', { name: label })).toHaveAttribute('href', href);
      }
      await expect(page).toHaveURL('/sign-in');
    });
  }
  // Whoever had been signed in would not have seen the next form.
  await new AppFrame(page).expectSignedOut();
});
