import { createPerson } from './backend.ts';
import { expect, story, test } from './fixtures.ts';
import { press, write } from './hands/acts.ts';
import { SignInPage } from './sign-in-page.ts';
import { holdRequests, READ, recordCalls, SIGN_IN } from './traffic.ts';

const NOT_FOUND = "Account doesn't exist in the system. Please contact an administrator.";
const WRONG = 'Invalid email or password. Please check your credentials and try again.';

test('a blank address is asked for, and gets focus', async ({ page }) => {
  const signIn = await new SignInPage(page).open();
  await signIn.signIn({ email: '   ', password: 'secret' });
  await expect(signIn.email).toHaveAccessibleDescription('Email is required');
  await expect(signIn.email).toBeFocused();
  await expect(page.getByRole('alert'), 'said at the field, and nowhere else').toHaveText(
    'Email is required',
  );
});

test('a missing password is asked for, and gets focus', async ({ page }) => {
  const { email } = await createPerson();
  const signIn = await new SignInPage(page).open();
  await signIn.signIn({ email, password: '' });
  await expect(signIn.password).toHaveAccessibleDescription('Password is required');
  await expect(signIn.password).toBeFocused();
  await expect(page.getByRole('alert'), 'said at the field, and nowhere else').toHaveText(
    'Password is required',
  );
});

test('what is missing is no longer asked for once somebody types', async ({ page }) => {
  const signIn = await new SignInPage(page).open();
  await signIn.submit.click();
  await expect(signIn.email).toHaveAccessibleDescription('Email is required');
  await signIn.email.pressSequentially('a');
  await expect(signIn.email).not.toHaveAccessibleDescription('Email is required');
});

test('a password can be shown and hidden again, and keeps its text', story, async ({ page }) => {
  const signIn = await new SignInPage(page).open();
  await write(signIn.password, 'open sesame');
  await expect(signIn.password).toHaveAttribute('type', 'password');
  await press(page.getByRole('button', { name: 'Show password' }));
  await expect(signIn.password).toHaveAttribute('type', 'text');
  await press(page.getByRole('button', { name: 'Hide password' }));
  await expect(signIn.password).toHaveAttribute('type', 'password');
  await expect(signIn.password).toHaveValue('open sesame');
});

test('fields and button rest while the form is busy', async ({ page }) => {
  const person = await createPerson();
  const signIn = await new SignInPage(page).open();
  const release = await holdRequests(page, SIGN_IN);
  await signIn.signIn(person);
  await expect(signIn.busy).toBeDisabled();
  await expect(signIn.email).toBeDisabled();
  await expect(signIn.password).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Show password' })).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { name: 'Passenger dashboard' })).toBeVisible();
});

test('a form that is sent twice signs in once', async ({ page }) => {
  const person = await createPerson();
  const signIn = await new SignInPage(page).open();
  const release = await holdRequests(page, READ);
  const calls = recordCalls(page);
  await signIn.fill(person);
  await signIn.password.press('Enter');
  await signIn.submit.or(signIn.busy).dispatchEvent('click');
  release();
  await expect(page.getByRole('heading', { name: 'Passenger dashboard' })).toBeVisible();
  expect(calls.filter((name) => name === 'accounts:signInWithPassword')).toHaveLength(1);
});

test(
  'a refused password leaves both fields as they were, and the form usable',
  story,
  async ({ page, expectFailedLoads }) => {
    expectFailedLoads(400);
    const person = await createPerson();
    const signIn = await new SignInPage(page).open();
    await signIn.signIn({ ...person, password: 'not the password' });
    await signIn.expectRefusal('Login failed', WRONG);
    await expect(signIn.email).toHaveValue(person.email);
    await expect(signIn.password).toHaveValue('not the password');
    await write(signIn.password, person.password);
    await signIn.password.press('Enter');
    await expect(page.getByRole('heading', { name: 'Passenger dashboard' })).toBeVisible();
  },
);

test('only one toast is shown at a time', async ({ page, expectFailedLoads }) => {
  expectFailedLoads(400);
  const person = await createPerson();
  const signIn = await new SignInPage(page).open();
  await signIn.signIn({ ...person, password: 'not the password' });
  await expect(signIn.toast('Login failed')).toBeVisible();
  await signIn.signIn({ email: `nobody-${person.email}`, password: 'not the password' });
  await expect(signIn.toast('Account Not Found')).toContainText(NOT_FOUND);
  await expect(signIn.toast('Login failed')).toHaveCount(0);
});

test('an address is recognised however it is written', async ({ page }) => {
  const person = await createPerson({ name: 'Mixed Case' });
  const signIn = await new SignInPage(page).open();
  await signIn.signIn({ ...person, email: `  ${person.email.toUpperCase()} ` });
  await expect(page.getByRole('heading', { name: 'Passenger dashboard' })).toBeVisible();
});

test('somebody without a name is greeted by address', async ({ page }) => {
  const person = await createPerson({ name: '' });
  const signIn = await new SignInPage(page).open();
  await signIn.signIn(person);
  await expect(signIn.toast('Login successful')).toContainText(`Welcome back, ${person.email}!`);
});

test('the page leads to sign-up and to a new password, and stands under its name', async ({ page }) => {
  const signIn = await new SignInPage(page).open();
  await expect(page).toHaveTitle('Sign in · Car Booking System');
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/reset-password',
  );
  await expect(page.getByRole('link', { name: 'Car Booking System' })).toHaveAttribute('href', '/');
  await expect(page.getByText('© 2023–2025 Car Booking System')).toBeVisible();
  await expect(signIn.email).toHaveAttribute('type', 'email');
});

test('the welcome beside the form is there on a wide screen and not on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await new SignInPage(page).open();
  const welcome = page.getByText('Every ride, right on time.');
  await expect(welcome).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('heading').first()).toHaveText('Sign in');
  await expect(page.getByRole('img', { name: 'Car Booking System' })).toHaveCount(1);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.locator('img[width="60"]')).toBeHidden();
  await page.emulateMedia({ forcedColors: null });
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(welcome).toBeHidden();
});
