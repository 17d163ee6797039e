import { createPerson } from '../backend-data.ts';
import { DebugLoginPage } from '../debug-login-page.ts';
import { expect } from '../fixtures.ts';
import { RegisterPage } from '../register-page.ts';
import { SignInPage } from '../sign-in-page.ts';
import { holdRequests, SIGN_IN } from '../traffic.ts';
import { expectPictures } from './expect-pictures.ts';
import { test } from './steady-page.ts';

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly heading: string;
  readonly extent?: 'page';
}

const SIGN_IN_PAGES: readonly Picture[] = [
  { name: 'sign-in', path: '/sign-in', heading: 'Sign in' },
  { name: 'sign-in-passenger', path: '/sign-in/passenger', heading: 'Passenger sign-in' },
  { name: 'sign-in-driver', path: '/sign-in/driver', heading: 'Driver sign-in' },
  { name: 'sign-in-admin', path: '/sign-in/admin', heading: 'Administrator sign-in' },
];

const OTHER_PAGES: readonly Picture[] = [
  { name: 'home', path: '/', heading: 'Every ride, right on time.', extent: 'page' },
  { name: 'register', path: '/register', heading: 'Create your account', extent: 'page' },
  { name: 'reset-password', path: '/reset-password', heading: 'Reset your password' },
  { name: 'debug-login', path: '/debug-login', heading: 'Debug Login' },
  { name: 'pending', path: '/pending-approval', heading: 'Waiting for approval?' },
  {
    name: 'pending-unknown',
    path: '/pending-approval?email=nobody%40example.com',
    heading: 'Account Not Found',
    extent: 'page',
  },
  { name: 'not-found', path: '/no/such/page', heading: 'Page not found' },
];

for (const [which, pages] of [
  ['page for signing in', SIGN_IN_PAGES],
  ['other public page', OTHER_PAGES],
] as const) {
  test(`every ${which} looks as it did and has no barrier`, async ({ page }) => {
    for (const { name, path, heading, extent } of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
        await expectPictures(page, name, extent);
      });
    }
  });
}

test('a sign-in that is refused looks as it did and has no barrier, in box and toast', async ({ page }) => {
  const signIn = await new SignInPage(page).open();
  await signIn.signIn({ email: 'nobody@example.com', password: 'something' });
  await signIn.expectRefusal('Account Not Found', "Account doesn't exist in the system.");
  await signIn.keepToast('Account Not Found');
  await expectPictures(page, 'sign-in-refused');
});

test('a sign-in that is busy looks as it did and has no barrier', async ({ page }) => {
  const person = await createPerson({ uid: 'picture-busy', email: 'bea.busy@example.com' });
  const signIn = await new SignInPage(page).open();
  const release = await holdRequests(page, SIGN_IN);
  await signIn.signIn(person);
  await expect(signIn.busy).toBeVisible();
  await expectPictures(page, 'sign-in-busy');
  release();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
});

test('a registration looks as it did and has no barrier: with every field missing, and with a short password', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(501);
  const register = await new RegisterPage(page).open();
  await register.submit.click();
  await expect(register.name).toHaveAccessibleDescription('Name is required');
  await expectPictures(page, 'register-missing', 'page');
  await register.fillIn({
    name: 'Nora Newman',
    email: 'nora@example.com',
    password: 'short',
    role: 'Driver',
  });
  await expect(page.getByText('At least 6 characters')).toBeVisible();
  await expectPictures(page, 'register-checklist', 'page');
});

test('a registration with an address that is in use looks as it did and has no barrier', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(400, 501);
  const { email } = await createPerson({ uid: 'picture-used', email: 'ursula.used@example.com' });
  const register = await new RegisterPage(page).open();
  await register.register({ name: 'Nora Newman', email, password: 'a long password', role: 'Passenger' });
  await expect(register.box).toContainText('Registration failed');
  await expectPictures(page, 'register-address-used', 'page');
});

test('the findings on a damaged account look as they did and have no barrier', async ({ page }) => {
  const person = await createPerson({
    uid: 'picture-damaged',
    email: 'dora.damaged@example.com',
    profile: 'missing',
  });
  const debug = await new DebugLoginPage(page).open();
  await debug.check(person);
  await expect(debug.heading('What we found')).toBeVisible();
  await expectPictures(page, 'debug-login-diagnosis', 'page');
});
