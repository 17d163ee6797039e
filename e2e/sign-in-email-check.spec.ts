import { createPerson, strangersAddress } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { SignInPage } from './sign-in-page.ts';
import { checkAnswered } from './traffic.ts';

const NOT_FOUND = "Account doesn't exist in the system. Please contact an administrator.";

test('leaving the field with the address of an admitted account says nothing', async ({ page }) => {
  const { email } = await createPerson();
  const signIn = await new SignInPage(page).open();
  const answered = checkAnswered(page);
  await signIn.email.fill(email);
  await signIn.password.focus();
  await answered;
  await expect(signIn.box).toHaveCount(0);
  await expect(signIn.password).toBeFocused();
});

test('a refused address is checked again by the submit', async ({ page }) => {
  const email = strangersAddress();
  const signIn = await new SignInPage(page).open();
  await signIn.email.fill(email);
  await signIn.password.focus();
  await expect(signIn.box).toContainText(NOT_FOUND);
  const person = await createPerson({ email });
  await signIn.signIn(person);
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

test('a plus in ?email= stays a plus, encoded or not, and anything but an address is ignored', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  const address = strangersAddress().replace('@', '+rides@');
  await signIn.open(`/sign-in?email=${address}`);
  await expect(signIn.email).toHaveValue(address);
  await signIn.open(`/sign-in?email=${encodeURIComponent(address)}`);
  await expect(signIn.email).toHaveValue(address);
  await signIn.open('/sign-in?email=%5B%22a%22%5D');
  await expect(signIn.email).toHaveValue('');
  await expect(signIn.box).toHaveCount(0);
});
