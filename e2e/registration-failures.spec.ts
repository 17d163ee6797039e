import type { Page } from 'playwright/test';
import { aStranger } from './a-stranger.ts';
import { createPerson, deleteIdentity, identitiesOf, readDocument } from './backend.ts';
import { DebugLoginPage } from './debug-login-page.ts';
import { expect, test } from './fixtures.ts';
import { PendingPage } from './pending-page.ts';
import { RegisterPage } from './register-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { COMMIT, holdRequests, loseRequests, READ } from './traffic.ts';

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
  await page.getByRole('link', { name: 'See where it stands' }).click();
  await new PendingPage(page).expectWaiting(person.email);
}

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
