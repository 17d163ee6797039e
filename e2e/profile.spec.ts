import { AppFrame } from './app-frame.ts';
import { createPerson, readDocument } from './backend.ts';
import { expect, smokeStory, test } from './fixtures.ts';
import { press, write } from './hands/acts.ts';
import { ProfilePage } from './password-pages.ts';
import { SignInPage } from './sign-in-page.ts';
import { signedIn } from './signed-in.ts';

// The Auth emulator cannot be asked for its password policy.
test.beforeEach(({ expectFailedLoads }) => expectFailedLoads(501));

test(
  'a new name is stored and greets, and a new password asks for the current one and is the one that counts afterwards',
  smokeStory,
  async ({ page, expectFailedLoads }) => {
    expectFailedLoads(400);
    const person = await createPerson({ name: 'Nora Former' });
    await signedIn(page, person);
    const profile = await new ProfilePage(page).open();
    await expect(profile.name).toHaveValue('Nora Former');
    await write(profile.name, '  Nora Latter ');
    await press(profile.saveName);
    await expect(profile.toast('Name saved')).toContainText('Your name is now Nora Latter.');
    await expect(profile.name).toHaveValue('Nora Latter');
    await expect(profile.saveName).toBeFocused();
    expect(await readDocument(`users/${person.uid}`)).toMatchObject({
      name: { stringValue: 'Nora Latter' },
      nameKey: { stringValue: 'nora latter' },
    });
    await page.reload();
    await expect(profile.name).toHaveValue('Nora Latter');

    await write(profile.current, 'not the password');
    await write(profile.next, 'quite another password');
    await press(profile.savePassword);
    await expect(profile.current).toHaveAccessibleDescription('This is not your current password.');
    await expect(profile.current).toBeFocused();
    await write(profile.current, person.password);
    await press(profile.savePassword);
    await expect(profile.toast('Password changed')).toBeVisible();
    await expect(profile.savePassword).toBeFocused();
    await expect(profile.current).toHaveValue('');
    await expect(profile.next).toHaveValue('');

    await new AppFrame(page).leave();
    await expect(page).toHaveURL('/sign-in');
    await new SignInPage(page).signIn({ ...person, password: 'quite another password' });
    await new AppFrame(page).expectDashboardOf('Passenger');
    await expect(page.getByRole('main')).toContainText('Hello, Nora Latter');
  },
);

test('signing out everywhere else ends the session of another device at its next look, and this one stays', async ({
  page,
  anotherBrowser,
  expectFailedLoads,
}) => {
  expectFailedLoads(403);
  const person = await createPerson();
  const lost = await anotherBrowser();
  await signedIn(lost, person);
  await new ProfilePage(lost).open();
  await signedIn(page, person);
  const profile = await new ProfilePage(page).open();
  await profile.signOutElsewhere.click();
  await expect(profile.confirmation).toBeFocused();
  await profile.confirmation.fill(person.password);
  await profile.signOutElsewhere.click();
  await expect(profile.toast('Signed out everywhere else')).toBeVisible();
  await expect(profile.signOutElsewhere).toBeFocused();

  await new AppFrame(lost).lookAgain();
  await expect(lost).toHaveURL(/^[^?]*\/sign-in/);
  await expect(lost.getByText('Your session has ended. Please sign in again.').first()).toBeVisible();
  await page.reload();
  await expect(profile.name).toHaveValue(person.name);
});
