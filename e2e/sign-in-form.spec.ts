import { createPerson } from './backend.ts';
import { expect, story, test } from './fixtures.ts';
import { press, write } from './hands/acts.ts';
import { SignInPage } from './sign-in-page.ts';

const WRONG = 'Invalid email or password. Please check your credentials and try again.';

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

test('an address is recognised however it is written, and greets somebody without a name', async ({
  page,
}) => {
  const person = await createPerson({ name: '' });
  const signIn = await new SignInPage(page).open();
  await signIn.signIn({ ...person, email: `  ${person.email.toUpperCase()} ` });
  await expect(signIn.toast('Login successful')).toContainText(`Welcome back, ${person.email}!`);
  await expect(page.getByRole('heading', { name: 'Passenger dashboard' })).toBeVisible();
});

test('the sign-in page links to sign-up and password reset, and has its own title', async ({ page }) => {
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

test('the welcome beside the form is shown on a wide screen and not on a phone', async ({ page }) => {
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
