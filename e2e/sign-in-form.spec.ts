import { createPerson } from './backend-data.ts';
import { expect, smokeStory, test } from './fixtures.ts';
import { press, write } from './input/user-actions.ts';
import { SignInPage } from './sign-in-page.ts';

const WRONG = 'Invalid email or password. Please check your credentials and try again.';

test(
  'a refused password can be shown and hidden, leaves both fields as they were, and the form usable [S2.10]',
  smokeStory,
  async ({ page, expectFailedLoads }) => {
    expectFailedLoads(400);
    const person = await createPerson();
    const signIn = await new SignInPage(page).open();
    await signIn.signIn({ ...person, password: 'not the password' });
    await signIn.expectRefusal('Login failed', WRONG);
    await expect(signIn.email).toHaveValue(person.email);
    await expect(signIn.password).toHaveValue('not the password');
    await press(page.getByRole('button', { name: 'Show password' }));
    await expect(signIn.password).toHaveAttribute('type', 'text');
    await press(page.getByRole('button', { name: 'Hide password' }));
    await expect(signIn.password).toHaveAttribute('type', 'password');
    await expect(signIn.password).toHaveValue('not the password');
    await write(signIn.password, person.password);
    await signIn.password.press('Enter');
    await expect(page.getByRole('heading', { name: 'Passenger dashboard' })).toBeVisible();
  },
);

test('the welcome beside the form is shown on a wide screen and not on a phone [S2.14]', async ({ page }) => {
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
