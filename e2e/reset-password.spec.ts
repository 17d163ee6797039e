import { AppFrame } from './app-frame.ts';
import { createPerson, resetCodeFor } from './backend-data.ts';
import { expect, smokeStory, test } from './fixtures.ts';
import { press, write } from './input/user-actions.ts';
import { ResetPasswordPage } from './password-pages.ts';
import { SignInPage } from './sign-in-page.ts';

// The Auth emulator has no endpoint for its password policy.
test.beforeEach(({ expectFailedLoads }) => expectFailedLoads(501));

const NEW_PASSWORD = 'quite another password';

async function codeFor(email: string): Promise<string> {
  await expect.poll(() => resetCodeFor(email)).toBeDefined();
  return (await resetCodeFor(email)) ?? '';
}

test(
  'a forgotten password is replaced by way of the mailed link, and the old one is refused',
  smokeStory,
  async ({ page, expectFailedLoads }) => {
    expectFailedLoads(400);
    const person = await createPerson();
    await new SignInPage(page).open();
    await press(page.getByRole('link', { name: 'Forgot password?' }));
    const reset = new ResetPasswordPage(page);
    await reset.ask(person.email);
    await expect(reset.heading('Check your inbox')).toBeFocused();

    await reset.openLink(await codeFor(person.email));
    await expect(page.getByRole('main')).toContainText(`Choose a new password for ${person.email}.`);
    await write(reset.newPassword, NEW_PASSWORD);
    await press(reset.save);
    await expect(page).toHaveURL(`/sign-in?email=${encodeURIComponent(person.email)}`);
    const signIn = new SignInPage(page);
    await expect(signIn.email).toHaveValue(person.email);
    await write(signIn.password, person.password);
    await press(signIn.submit);
    await signIn.expectRefusal(
      'Login failed',
      'Invalid email or password. Please check your credentials and try again.',
    );
    await write(signIn.password, NEW_PASSWORD);
    await press(signIn.submit);
    await new AppFrame(page).expectDashboardOf('Passenger');
  },
);
