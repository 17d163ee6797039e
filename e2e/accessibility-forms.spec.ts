import { createPerson, resetCodeFor } from './backend.ts';
import { DebugLoginPage } from './debug-login-page.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { ProfilePage, ResetPasswordPage } from './password-pages.ts';
import { PendingPage } from './pending-page.ts';
import { RegisterPage } from './register-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { COMMIT, holdRequests, loseRequests, SIGN_UP, toIdentity } from './traffic.ts';

// The Auth emulator cannot be asked for its password policy.
test.beforeEach(({ expectFailedLoads }) => expectFailedLoads(501));

test('the registration form has no barrier: busy, and then refused', async ({ page, expectFailedLoads }) => {
  expectFailedLoads(400);
  const { email } = await createPerson();
  const register = await new RegisterPage(page).open();
  const release = await holdRequests(page, SIGN_UP);
  await register.register({ name: 'Stella Stranger', email, password: 'a long password', role: 'Driver' });
  await expect(register.busy).toBeVisible();
  await expectBarrierFree(page);
  release();
  await expect(register.box).toContainText('Registration failed');
  await expectBarrierFree(page);
});

test('the reset has no barrier: refused, sent, and with a link that cannot be used', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0, 400);
  const { email } = await createPerson();
  const reset = await new ResetPasswordPage(page).open();
  const recover = await loseRequests(page, toIdentity);
  await reset.ask(email);
  await expect(reset.box).toBeVisible();
  await expectBarrierFree(page);
  await recover();
  await reset.send.click();
  await expect(reset.heading('Check your inbox')).toBeVisible();
  await expectBarrierFree(page);
  await reset.openLink('no such code');
  await expect(reset.heading('This link cannot be used')).toBeVisible();
  await expectBarrierFree(page);
});

test('the choice of a new password has no barrier, a weak one refused', async ({ page }) => {
  const { email } = await createPerson();
  const reset = await new ResetPasswordPage(page).open();
  await reset.ask(email);
  await expect.poll(() => resetCodeFor(email)).toBeDefined();
  await reset.openLink((await resetCodeFor(email)) ?? '');
  await reset.newPassword.fill('short');
  await reset.save.click();
  await expect(reset.newPassword).toHaveAttribute('aria-invalid', 'true');
  await expect(reset.newPassword).toHaveAccessibleDescription(/At least 6 characters ?, not met yet/);
  await expectBarrierFree(page);
});

test('the repair has no barrier: refused, diagnosed, and done', async ({ page, expectFailedLoads }) => {
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

test('the pending page of somebody approved has no barrier', async ({ page }) => {
  const { email } = await createPerson();
  await page.goto(`/pending-approval?email=${encodeURIComponent(email)}`);
  await expect(new PendingPage(page).heading('You are approved')).toBeVisible();
  await expectBarrierFree(page);
});

test('the profile has no barrier: with what is missing, busy, and refused', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await new SignInPage(page).enter(await createPerson());
  const profile = await new ProfilePage(page).open();
  await profile.savePassword.click();
  await expect(profile.current).toHaveAccessibleDescription(/is required/);
  await expectBarrierFree(page);
  const release = await holdRequests(page, COMMIT);
  await profile.name.fill('Nora Latter');
  await profile.saveName.click();
  await expect(profile.name).toBeDisabled();
  await expectBarrierFree(page);
  release();
  await expect(profile.toast('Name saved')).toBeVisible();
  await page.unroute(COMMIT);
  await loseRequests(page, COMMIT);
  await profile.name.fill('Nora Lost');
  await profile.saveName.click();
  await expect(page.getByRole('alert')).toContainText('Network error.');
  await expectBarrierFree(page);
});
