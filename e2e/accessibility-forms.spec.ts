import { newApplicant } from './new-applicant.ts';
import { createPerson, resetCodeFor } from './backend-data.ts';
import { DebugLoginPage } from './debug-login-page.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { ProfilePage, ResetPasswordPage } from './password-pages.ts';
import { RegisterPage } from './register-page.ts';
import { signedIn } from './signed-in.ts';
import { COMMIT, holdRequests, loseRequests, SIGN_UP, toIdentity } from './traffic.ts';

// The Auth emulator has no endpoint for its password policy.
test.beforeEach(({ expectFailedLoads }) => expectFailedLoads(501));

test('the busy registration form has no barrier', async ({ page }) => {
  const register = await new RegisterPage(page).open();
  const release = await holdRequests(page, SIGN_UP);
  await register.register(newApplicant());
  await expect(register.busy).toBeVisible();
  await expectBarrierFree(page);
  release();
});

test('the reset of a password has no barrier after a lost request, and after a weak password', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const { email } = await createPerson();
  const reset = await new ResetPasswordPage(page).open();
  const recover = await loseRequests(page, toIdentity);
  await reset.ask(email);
  await expect(reset.box).toBeVisible();
  await expectBarrierFree(page);
  await recover();
  await reset.send.click();
  await expect.poll(() => resetCodeFor(email)).toBeDefined();
  await reset.openLink((await resetCodeFor(email)) ?? '');
  await reset.newPassword.fill('short');
  await reset.save.click();
  await expect(reset.newPassword).toHaveAttribute('aria-invalid', 'true');
  await expect(reset.newPassword).toHaveAccessibleDescription(/At least 6 characters ?, not met yet/);
  await expectBarrierFree(page);
});

test('the repair of an account has no barrier after a refusal, without a name, and at its end', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(400);
  const person = await createPerson({ profile: 'missing' });
  const debug = await new DebugLoginPage(page).open();
  await debug.check({ ...person, password: 'not the password' });
  await expect(debug.box).toBeFocused();
  await expectBarrierFree(page);
  await debug.check(person);
  await expect(debug.heading('What we found')).toBeVisible();
  await debug.repair.click();
  await expect(debug.name).toHaveAccessibleDescription('Name is required');
  await expectBarrierFree(page);
  await debug.name.fill('Dana Repaired');
  await debug.role('Driver').check();
  await debug.repair.click();
  await expect(debug.heading('Your account is repaired')).toBeVisible();
  await expectBarrierFree(page);
});

test('the profile has no barrier while a name is saved, after that with its toast, and after a lost request', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await signedIn(page, await createPerson());
  const profile = await new ProfilePage(page).open();
  const release = await holdRequests(page, COMMIT);
  await profile.name.fill('Nora Latter');
  await profile.saveName.click();
  await expect(profile.name).not.toBeEditable();
  await expectBarrierFree(page);
  release();
  await profile.toast('Name saved').getByRole('button', { name: 'Dismiss' }).focus();
  await expectBarrierFree(page);
  await expect(profile.toast('Name saved')).toBeVisible();
  await page.unroute(COMMIT);
  await loseRequests(page, COMMIT);
  await profile.name.fill('Nora Lost');
  await profile.saveName.click();
  await expect(page.getByRole('alert')).toContainText('Network error.');
  await expectBarrierFree(page);
});
