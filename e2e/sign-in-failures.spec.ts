import { AppFrame } from './app-frame.ts';
import { createPerson, patchDocument, type Person } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { PendingPage } from './pending-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { checkAnswered, loseRequests, READ, refuseWith, SIGN_IN, toIdentity } from './traffic.ts';

const WRONG = 'Invalid email or password. Please check your credentials and try again.';
const NETWORK = 'Network error. Please check your internet connection and try again.';

/** What the provider says, and what a person then reads. */
const PROVIDER_ANSWERS = [
  ['INVALID_LOGIN_CREDENTIALS', WRONG],
  ['INVALID_PASSWORD', WRONG],
  ['EMAIL_NOT_FOUND', WRONG],
  ['USER_DISABLED', 'This account has been disabled. Please contact support.'],
  [
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.',
    'Too many failed login attempts. Please try again later or reset your password.',
  ],
  ['OPERATION_NOT_ALLOWED', 'Authentication failed: auth/operation-not-allowed. Please try again.'],
  ['SOMETHING_NOBODY_HEARD_OF', 'Authentication failed: auth/something-nobody-heard-of. Please try again.'],
] as const;

test('every answer of the provider is shown in the product’s words', async ({ page, expectFailedLoads }) => {
  expectFailedLoads(400);
  const person = await createPerson();
  const signIn = await new SignInPage(page).open();
  for (const [answer, text] of PROVIDER_ANSWERS) {
    await test.step(answer, async () => {
      await page.unroute(SIGN_IN);
      await refuseWith(page, SIGN_IN, answer);
      // Some answers are told alike: what stands there may be the one before.
      const answered = page.waitForResponse((response) => SIGN_IN(new URL(response.url())));
      await signIn.signIn(person);
      await answered;
      await signIn.expectRefusal('Login failed', text);
      await expect(signIn.email).toHaveValue(person.email);
    });
  }
});

test('too many attempts lead to an offer of a password reset', async ({ page, expectFailedLoads }) => {
  expectFailedLoads(400);
  const person = await createPerson();
  await refuseWith(page, SIGN_IN, 'TOO_MANY_ATTEMPTS_TRY_LATER');
  const signIn = await new SignInPage(page).open();
  await signIn.signIn(person);
  await expect(signIn.box.getByRole('link', { name: 'Reset your password' })).toHaveAttribute(
    'href',
    `/reset-password?email=${encodeURIComponent(person.email)}`,
  );
});

test('a provider that cannot be reached is a network error, and the next attempt works', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const person = await createPerson();
  const signIn = await new SignInPage(page).open();
  const recover = await loseRequests(page, toIdentity);
  await signIn.signIn(person);
  await signIn.expectRefusal('Login failed', NETWORK);
  await recover();
  await signIn.submit.click();
  await new AppFrame(page).expectDashboardOf('Passenger');
});

test('a connection lost once the page is complete is reported by box and toast, without another request', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const person = await createPerson();
  const toastCode = page.waitForResponse(/toast-view/);
  const signIn = await new SignInPage(page).open();
  await (await toastCode).finished();
  await loseRequests(page, () => true);
  await signIn.signIn(person);
  await signIn.expectRefusal('Login failed', NETWORK);
});

test('a profile that cannot be read after the password is a network error and nobody is signed in', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const person = await createPerson();
  const signIn = await new SignInPage(page).open();
  const checked = checkAnswered(page);
  await signIn.fill(person);
  await checked;
  const recover = await loseRequests(page, READ);
  await signIn.submit.click();
  await signIn.expectRefusal('Login failed', NETWORK);
  await recover();
  await new AppFrame(page).expectSignedOut();
});

/** Passes the address check as somebody who may enter; what happens to the account then is seen by the sign-in only. */
async function passCheck(signIn: SignInPage, person: Person): Promise<void> {
  const { page } = signIn;
  const checked = checkAnswered(page);
  await signIn.fill(person);
  await checked;
}

test('whoever is set back to pending after the check is led to the waiting page, signed out', async ({
  page,
}) => {
  const person = await createPerson();
  const signIn = await new SignInPage(page).open();
  await passCheck(signIn, person);
  await patchDocument(`users/${person.uid}`, { status: 'pending' });
  await patchDocument(`accountDirectory/${person.email}`, { gate: 'pending' });
  await signIn.submit.click();
  await new PendingPage(page).expectWaiting(person.email);
  await expect(signIn.toast('Login failed')).toHaveCount(0);
  await new AppFrame(page).expectSignedOut();
});

for (const [reason, text] of [
  ['The licence had expired.', 'Your account has been rejected. The licence had expired.'],
  [null, 'Your account has been rejected. Contact administrator for details.'],
] as const) {
  test(`whoever is rejected ${reason === null ? 'without' : 'with'} a reason after the check is told so, signed out`, async ({
    page,
  }) => {
    const person = await createPerson();
    const signIn = await new SignInPage(page).open();
    await passCheck(signIn, person);
    await patchDocument(`users/${person.uid}`, {
      status: 'rejected',
      ...(reason !== null && { rejectionReason: reason }),
    });
    await signIn.submit.click();
    await signIn.expectRefusal('Login failed', text);
    await new AppFrame(page).expectSignedOut();
  });
}
