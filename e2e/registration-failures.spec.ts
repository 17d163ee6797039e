import type { Page } from 'playwright/test';
import { aStranger } from './a-stranger.ts';
import { createPerson, deleteIdentity, identitiesOf, readDocument } from './backend.ts';
import { DebugLoginPage } from './debug-login-page.ts';
import { expect, test } from './fixtures.ts';
import { PendingPage } from './pending-page.ts';
import { RegisterPage } from './register-page.ts';
import { SignInPage } from './sign-in-page.ts';
import {
  COMMIT,
  holdRequests,
  loseAnswers,
  loseRequests,
  READ,
  refuseWith,
  SIGN_UP,
  toDocuments,
} from './traffic.ts';

const NETWORK = 'Registration failed: Network error. Please check your internet connection and try again.';
const UNFINISHED =
  'Registration failed: Your login was created, but we could not confirm your profile. Please use our debug login tool to finish.';

// The Auth emulator cannot be asked for its password policy.
test.beforeEach(({ expectFailedLoads }) => expectFailedLoads(501));

/** The way back from a registration that left an identity only. */
async function repair(page: Page, person: { name: string; email: string; password: string }): Promise<void> {
  const debug = new DebugLoginPage(page);
  await debug.check(person);
  await debug.name.fill(person.name);
  await debug.role('Passenger').check();
  await debug.repair.click();
  await expect(debug.heading('Your account is repaired')).toBeVisible();
  await page.getByRole('link', { name: 'Check for a decision' }).click();
  await new PendingPage(page).expectWaiting(person.email);
}

test('a lost first request leaves nothing behind, and the same form succeeds afterwards', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const stranger = aStranger();
  const register = await new RegisterPage(page).open();
  const recover = await loseRequests(page, SIGN_UP);
  await register.register(stranger);
  await expect(register.box).toContainText(NETWORK);
  await expect(register.box).toBeFocused();
  await register.expectKept(stranger);
  expect(await identitiesOf(stranger.email)).toBe(0);
  await recover();
  await register.submit.click();
  await new PendingPage(page).expectWaiting(stranger.email);
});

test('a lost first answer leaves an identity, which the same address then leads to', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0, 400);
  const stranger = aStranger();
  const register = await new RegisterPage(page).open();
  const recover = await loseAnswers(page, SIGN_UP);
  await register.register(stranger);
  await expect(register.box).toContainText(NETWORK);
  await recover();
  await register.submit.click();
  await expect(register.box).toContainText('Registration failed: An account with this email already exists.');
  await register.box.getByRole('link', { name: 'Repair account' }).click();
  await repair(page, stranger);
});

test('a profile whose answer is lost turns out to exist: the registration has succeeded', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const stranger = aStranger();
  const register = await new RegisterPage(page).open();
  await loseAnswers(page, COMMIT);
  await register.register(stranger);
  await new PendingPage(page).expectWaiting(stranger.email);
  expect(await identitiesOf(stranger.email)).toBe(1);
});

test('a profile whose request is lost is sent once more', async ({ page, expectFailedLoads }) => {
  expectFailedLoads(0);
  const stranger = aStranger();
  const register = await new RegisterPage(page).open();
  await page.route(COMMIT, (route) => route.abort('connectionfailed'), { times: 1 });
  await register.register(stranger);
  await new PendingPage(page).expectWaiting(stranger.email);
  expect(await readDocument(`accountDirectory/${stranger.email}`)).not.toBeNull();
});

test('a profile lost twice keeps the identity and points to the repair, which finishes the registration', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const stranger = aStranger();
  const register = await new RegisterPage(page).open();
  const recover = await loseRequests(page, COMMIT);
  await register.register(stranger);
  await expect(register.box).toContainText(UNFINISHED);
  await register.expectKept(stranger);
  expect(await identitiesOf(stranger.email)).toBe(1);
  expect(await readDocument(`accountDirectory/${stranger.email}`)).toBeNull();
  await recover();
  await register.box.getByRole('link', { name: 'Go to Debug Login' }).click();
  await repair(page, stranger);
});

test('a database that cannot be reached at all keeps the identity and points to the repair', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const stranger = aStranger();
  const register = await new RegisterPage(page).open();
  await loseRequests(page, toDocuments);
  await register.register(stranger);
  await expect(register.box).toContainText(UNFINISHED);
  expect(await identitiesOf(stranger.email)).toBe(1);
});

test('an address whose record belongs to another account is refused, and its identity is deleted again', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(403);
  const { uid, email } = await createPerson();
  await deleteIdentity(uid);
  const stranger = { ...aStranger(), email };
  const register = await new RegisterPage(page).open();
  await register.register(stranger);
  await expect(register.box).toContainText(
    'Registration failed: This address already has a record. Please contact an administrator.',
  );
  await register.expectKept(stranger);
  expect(await identitiesOf(email)).toBe(0);
  expect(await readDocument(`accountDirectory/${email}`)).toMatchObject({ uid: { stringValue: uid } });
});

test('a tab closed midway leaves a state that the sign-in page and the repair can handle', async ({
  page,
  context,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const stranger = aStranger();
  const register = await new RegisterPage(page).open();
  await loseRequests(page, COMMIT);
  await holdRequests(page, READ);
  const underWay = page.waitForRequest((request) => READ(new URL(request.url())));
  await register.register(stranger);
  await underWay;
  const later = await context.newPage();
  await page.close();
  const signIn = await new SignInPage(later).open();
  await signIn.signIn(stranger);
  await signIn.expectRefusal(
    'Account Not Found',
    "Account doesn't exist in the system. Please contact an administrator.",
  );
  await signIn.box.getByRole('link', { name: 'Repair your account' }).click();
  await repair(later, stranger);
});

test('an address in use leads to sign-in, repair and password reset, with the address filled in', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(400);
  const { email } = await createPerson();
  const stranger = { ...aStranger(), email };
  const register = await new RegisterPage(page).open();
  await register.register(stranger);
  await expect(register.box).toContainText('Registration failed: An account with this email already exists.');
  await register.expectKept(stranger);
  const query = `?email=${encodeURIComponent(email)}`;
  for (const [name, path] of [
    ['Sign in', '/sign-in'],
    ['Repair account', '/debug-login'],
    ['Reset password', '/reset-password'],
  ] as const) {
    await expect(register.box.getByRole('link', { name })).toHaveAttribute('href', `${path}${query}`);
  }
});

test('a password that only the provider finds weak is reported at its field', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(400);
  const stranger = aStranger();
  await refuseWith(page, SIGN_UP, 'WEAK_PASSWORD : Password should be at least 6 characters');
  const register = await new RegisterPage(page).open();
  await register.register(stranger);
  await expect(register.password).toHaveAccessibleDescription(/This password is too weak/);
  await expect(register.password).toBeFocused();
  await register.expectKept(stranger);
});

test('every answer of the provider is shown as a readable reason', async ({ page, expectFailedLoads }) => {
  expectFailedLoads(400);
  const stranger = aStranger();
  const register = await new RegisterPage(page).open();
  await register.fillIn(stranger);
  for (const [answer, reason] of [
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts from this network. Please try again later.'],
    ['OPERATION_NOT_ALLOWED', 'Sign-up is currently closed. Please contact an administrator.'],
    ['SOMETHING_NOBODY_HEARD_OF', 'Authentication failed: auth/something-nobody-heard-of. Please try again.'],
  ] as const) {
    await test.step(answer, async () => {
      await page.unroute(SIGN_UP);
      await refuseWith(page, SIGN_UP, answer);
      await register.submit.click();
      await expect(register.box).toContainText(`Registration failed: ${reason}`);
      await register.expectKept(stranger);
    });
  }
});
