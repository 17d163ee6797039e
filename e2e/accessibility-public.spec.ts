import { createPerson, strangersAddress } from './backend.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { PendingPage } from './pending-page.ts';
import { RegisterPage } from './register-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { holdRequests, SIGN_IN } from './traffic.ts';

for (const [path, heading] of [
  ['/', 'Every ride, right on time.'],
  ['/sign-in', 'Sign in'],
  ['/sign-in/passenger', 'Passenger sign-in'],
  ['/sign-in/driver', 'Driver sign-in'],
  ['/sign-in/admin', 'Administrator sign-in'],
  ['/register', 'Create your account'],
  ['/reset-password', 'Reset your password'],
  ['/debug-login', 'Debug Login'],
  ['/pending-approval', 'Waiting for approval?'],
  ['/no/such/page', 'Page not found'],
] as const) {
  test(`${path} has no barrier that axe knows, and no sideways scrolling`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectBarrierFree(page);
  });
}

test('the sign-in form with box and toast has no barrier', async ({ page }) => {
  const signIn = await new SignInPage(page).open();
  const stranger = { email: strangersAddress(), password: 'something' };
  await signIn.signIn(stranger);
  await signIn.keepToast('Account Not Found');
  await expect(signIn.box).toContainText("Account doesn't exist in the system.");
  await expectBarrierFree(page);
});

test('the sign-in form that is busy has no barrier', async ({ page }) => {
  const person = await createPerson();
  const signIn = await new SignInPage(page).open();
  const release = await holdRequests(page, SIGN_IN);
  await signIn.signIn(person);
  await expect(signIn.busy).toBeVisible();
  await expectBarrierFree(page);
  release();
});

test('the sign-in form with a field that is missing has no barrier', async ({ page }) => {
  const signIn = await new SignInPage(page).open();
  await signIn.submit.click();
  await expect(signIn.email).toHaveAccessibleDescription('Email is required');
  await expectBarrierFree(page);
});

test('the registration form with everything missing has no barrier', async ({ page, expectFailedLoads }) => {
  expectFailedLoads(501);
  const register = await new RegisterPage(page).open();
  await register.submit.click();
  await expect(register.name).toHaveAccessibleDescription('Name is required');
  await expectBarrierFree(page);
});

test('the pending page with its dialog has no barrier', async ({ page }) => {
  const { email } = await createPerson({ status: 'pending' });
  await page.goto(`/pending-approval?email=${encodeURIComponent(email)}`);
  await new PendingPage(page).expectWaiting(email);
  await expectBarrierFree(page);
});

test('the pending page with a decision has no barrier', async ({ page }) => {
  const { email } = await createPerson({ status: 'rejected' });
  await page.goto(`/pending-approval?email=${encodeURIComponent(email)}`);
  await expect(new PendingPage(page).heading('Your account was not approved')).toBeVisible();
  await expectBarrierFree(page);
});

test('the sign-in page in German has no barrier, and says which language it is in', async ({
  browser,
  baseURL,
}) => {
  const german = await browser.newContext({ locale: 'de-DE', ...(baseURL !== undefined && { baseURL }) });
  const page = await german.newPage();
  await page.goto('/sign-in');
  await expect(page.locator('html')).toHaveAttribute('lang', /^(de|en)$/);
  await expectBarrierFree(page);
  await german.close();
});
