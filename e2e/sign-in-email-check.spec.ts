import { createPerson, strangersAddress } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { PendingPage } from './pending-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { checkAnswered, holdRequests, loseRequests, READ, recordCalls, toDocuments } from './traffic.ts';

const NOT_FOUND = "Account doesn't exist in the system. Please contact an administrator.";
const REJECTED = 'Your account has been rejected. Please contact an administrator.';

test('leaving the field tells in the box, without a toast, and leaves focus where it is', async ({
  page,
}) => {
  const signIn = await new SignInPage(page).open();
  await signIn.email.fill(strangersAddress());
  await signIn.password.focus();
  await expect(signIn.box).toContainText(NOT_FOUND);
  await expect(signIn.password).toBeFocused();
  await expect(signIn.toast('Account Not Found')).toHaveCount(0);
  await expect(signIn.submit).toBeEnabled();
});

test('leaving the field with the address of somebody who waits leads to the waiting page', async ({
  page,
}) => {
  const { email } = await createPerson({ status: 'pending' });
  const signIn = await new SignInPage(page).open();
  await signIn.email.fill(email);
  await signIn.email.blur();
  await new PendingPage(page).expectWaiting(email);
});

test('leaving the field with the address of somebody who may enter says nothing', async ({ page }) => {
  const { email } = await createPerson();
  const signIn = await new SignInPage(page).open();
  const answered = checkAnswered(page);
  await signIn.email.fill(email);
  await signIn.password.focus();
  await answered;
  await expect(signIn.box).toHaveCount(0);
  await expect(signIn.password).toBeFocused();
});

test('what has no @ is not asked about', async ({ page }) => {
  const signIn = await new SignInPage(page).open();
  const calls = recordCalls(page);
  const { email } = await createPerson();
  await signIn.email.fill('somebody');
  await signIn.password.focus();
  const answered = checkAnswered(page);
  await signIn.email.fill(email);
  await signIn.password.focus();
  await answered;
  expect(calls).toEqual(['documents:batchGet']);
});

test('the submit shares the answer that leaving the field asked for', async ({ page }) => {
  const person = await createPerson();
  const signIn = await new SignInPage(page).open();
  const calls = recordCalls(page);
  await signIn.signIn(person);
  await expect(page.getByRole('heading', { name: 'Passenger dashboard' })).toBeVisible();
  const beforePassword = calls.slice(0, calls.indexOf('accounts:signInWithPassword'));
  expect(beforePassword).toEqual(['documents:batchGet']);
});

test('a refusal is asked again by the submit', async ({ page }) => {
  const email = strangersAddress();
  const signIn = await new SignInPage(page).open();
  await signIn.email.fill(email);
  await signIn.password.focus();
  await expect(signIn.box).toContainText(NOT_FOUND);
  const person = await createPerson({ email });
  await signIn.signIn(person);
  await expect(page.getByRole('heading', { name: 'Passenger dashboard' })).toBeVisible();
});

test('an answer about an address that is no longer in the field is dropped', async ({ page }) => {
  const person = await createPerson();
  const signIn = await new SignInPage(page).open();
  const release = await holdRequests(page, READ);
  const stranger = strangersAddress();
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes(stranger) === true,
  );
  await signIn.email.fill(stranger);
  await signIn.password.focus();
  await signIn.email.fill(person.email);
  release();
  await answered;
  await signIn.password.fill(person.password);
  await expect(signIn.box).toHaveCount(0);
  await signIn.submit.click();
  await expect(page.getByRole('heading', { name: 'Passenger dashboard' })).toBeVisible();
});

test('a network that fails when the field is left stays unmentioned until the submit', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const person = await createPerson();
  const signIn = await new SignInPage(page).open();
  const recover = await loseRequests(page, toDocuments);
  const lost = page.waitForEvent('requestfailed', (request) => toDocuments(new URL(request.url())));
  await signIn.email.fill(person.email);
  await signIn.password.fill(person.password);
  await lost;
  await expect(signIn.box).toHaveCount(0);
  await signIn.submit.click();
  await signIn.expectRefusal(
    'Login failed',
    'Network error. Please check your internet connection and try again.',
  );
  await recover();
  await signIn.submit.click();
  await expect(page.getByRole('heading', { name: 'Passenger dashboard' })).toBeVisible();
});

test('the address in ?email= fills the field and is checked at once', async ({ page }) => {
  const email = strangersAddress();
  const signIn = await new SignInPage(page).open(`/sign-in?email=${encodeURIComponent(email)}`);
  await expect(signIn.email).toHaveValue(email);
  await expect(signIn.box).toContainText(NOT_FOUND);
  await expect(signIn.toast('Account Not Found')).toHaveCount(0);
  await expect(signIn.submit).toBeEnabled();
});

test('the address in ?email= of somebody who was rejected says so, without the reason', async ({ page }) => {
  const { email } = await createPerson({ status: 'rejected', rejectionReason: 'A secret reason.' });
  const signIn = await new SignInPage(page).open(`/sign-in?email=${encodeURIComponent(email)}`);
  await expect(signIn.box).toContainText(REJECTED);
  await expect(page.getByText('A secret reason.')).toHaveCount(0);
});

test('the address in ?email= of somebody who waits leads to the waiting page', async ({ page }) => {
  const { email } = await createPerson({ status: 'pending' });
  await page.goto(`/sign-in?email=${encodeURIComponent(email)}`);
  await new PendingPage(page).expectWaiting(email);
});

test('a plus in ?email= stays a plus, encoded or not', async ({ page }) => {
  const signIn = new SignInPage(page);
  const address = strangersAddress().replace('@', '+rides@');
  await signIn.open(`/sign-in?email=${address}`);
  await expect(signIn.email).toHaveValue(address);
  await signIn.open(`/sign-in?email=${encodeURIComponent(address)}`);
  await expect(signIn.email).toHaveValue(address);
});

test('what is no address in ?email= is ignored', async ({ page }) => {
  const signIn = await new SignInPage(page).open('/sign-in?email=%5B%22a%22%5D');
  await expect(signIn.email).toHaveValue('');
  await expect(signIn.box).toHaveCount(0);
});
