import { AppFrame } from './app-frame.ts';
import { createPerson } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { ProfilePage } from './password-pages.ts';
import { signedIn } from './signed-in.ts';

// The Auth emulator cannot be asked for its password policy.
test.beforeEach(({ expectFailedLoads }) => expectFailedLoads(501));

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
