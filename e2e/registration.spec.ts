import { aStranger } from './a-stranger.ts';
import { AppFrame } from './app-frame.ts';
import { createPerson, identitiesOf, readDocument, textIn } from './backend.ts';
import { expect, story, test } from './fixtures.ts';
import { press, write } from './hands/acts.ts';
import { PendingPage } from './pending-page.ts';
import { RegisterPage } from './register-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { holdRequests, recordCalls, SIGN_UP } from './traffic.ts';

// The Auth emulator cannot be asked for its password policy.
test.beforeEach(({ expectFailedLoads }) => expectFailedLoads(501));

test('a registration ends signed out on the pending page, with everything stored as pending', async ({
  page,
}) => {
  const stranger = { ...aStranger(), role: 'Driver' as const };
  const register = await new RegisterPage(page).open();
  await register.register(stranger);
  await new PendingPage(page).expectWaiting(stranger.email);
  const entry = await readDocument(`accountDirectory/${stranger.email}`);
  expect(entry).toMatchObject({ gate: { stringValue: 'pending' } });
  const uid = textIn(entry, 'uid');
  expect(await readDocument(`users/${uid}`)).toMatchObject({
    uid: { stringValue: uid },
    email: { stringValue: stranger.email },
    role: { stringValue: 'driver' },
    name: { stringValue: 'Stella Stranger' },
    status: { stringValue: 'pending' },
    createdAt: { stringValue: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
  });
  await new AppFrame(page).expectSignedOut();
});

test('the Back button does not lead to a form that was sent', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign up' }).click();
  const stranger = aStranger();
  await new RegisterPage(page).register(stranger);
  await new PendingPage(page).expectWaiting(stranger.email);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test(
  'everything that is missing is asked for at its field, and focus goes to the first',
  story,
  async ({ page }) => {
    const register = await new RegisterPage(page).open();
    await press(register.submit);
    await expect(register.name).toBeFocused();
    await expect(register.name).toHaveAccessibleDescription('Name is required');
    await expect(register.email).toHaveAccessibleDescription('Email is required');
    await expect(register.password).toHaveAccessibleDescription(/Password is required/);
    await expect(register.roles).toHaveAccessibleDescription('Role is required');
    await expect(register.box).toHaveCount(0);
  },
);

test('passenger and driver can be chosen, and no other role', async ({ page }) => {
  const register = await new RegisterPage(page).open();
  await expect(register.roles.getByRole('radio')).toHaveCount(2);
  await expect(register.role('Passenger')).not.toBeChecked();
  await expect(register.role('Driver')).not.toBeChecked();
});

test('a password is measured while it is typed, and a weak one is not sent', async ({ page }) => {
  const register = await new RegisterPage(page).open();
  const rule = page.getByRole('list', { name: 'Password rules' }).getByRole('listitem');
  const weak = { ...aStranger(), password: 'short' };
  await register.fillIn(weak);
  await expect(rule).toContainText('At least 6 characters, not met yet');
  await expect(register.password).not.toHaveAttribute('aria-invalid');
  const calls = recordCalls(page);
  await register.submit.click();
  await expect(register.password).toBeFocused();
  await expect(register.password).toHaveAttribute('aria-invalid', 'true');
  await expect(register.password).toHaveAccessibleDescription(/At least 6 characters ?, not met yet/);
  expect(calls).toEqual([]);
  await register.password.fill('long enough');
  await expect(rule).toContainText('At least 6 characters, met');
});

test('what is wrong with a password is shown between the field and its rules', async ({ page }) => {
  const register = await new RegisterPage(page).open();
  const topOf = (text: string) =>
    page.getByText(text).evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const ruleAlone = await topOf('At least 6 characters');
  await register.submit.click();
  await expect(page.getByText('Password is required')).toBeVisible();
  expect(await topOf('Password is required')).toBeCloseTo(ruleAlone, 0);
  expect(await topOf('At least 6 characters')).toBeGreaterThan(ruleAlone + 10);
});

test('a form sent twice creates one account', async ({ page }) => {
  const stranger = aStranger();
  const register = await new RegisterPage(page).open();
  const calls = recordCalls(page);
  const release = await holdRequests(page, SIGN_UP);
  await register.fillIn(stranger);
  await register.name.press('Enter');
  await register.submit.or(register.busy).dispatchEvent('click');
  await expect(register.busy).toBeDisabled();
  await expect(register.name).not.toBeEditable();
  await expect(register.name).toBeFocused();
  const other = register.role(stranger.role === 'Driver' ? 'Passenger' : 'Driver');
  await other.dispatchEvent('click');
  await expect(other).not.toBeChecked();
  await expect(register.role(stranger.role)).toBeChecked();
  release();
  await new PendingPage(page).expectWaiting(stranger.email);
  expect(calls.filter((name) => name === 'accounts:signUp')).toHaveLength(1);
  expect(await identitiesOf(stranger.email)).toBe(1);
});

test('an address is stored in its normal form, however it was written', async ({ page }) => {
  const stranger = aStranger();
  await (
    await new RegisterPage(page).open()
  ).register({
    ...stranger,
    email: ` ${stranger.email.toUpperCase()} `,
  });
  await new PendingPage(page).expectWaiting(stranger.email);
  expect(await readDocument(`accountDirectory/${stranger.email}`)).not.toBeNull();
});

test('a mistyped mail domain is questioned, and corrected with one press', story, async ({ page }) => {
  const register = await new RegisterPage(page).open();
  await write(register.email, 'stella@gmial.com');
  await register.password.focus();
  await press(page.getByRole('button', { name: 'Did you mean stella@gmail.com?' }));
  await expect(register.email).toHaveValue('stella@gmail.com');
});

test('a registration in one tab does not affect the session in another', async ({ page, context }) => {
  const admin = await createPerson({ role: 'admin' });
  await new SignInPage(page).enter(admin);
  const second = await context.newPage();
  const stranger = aStranger();
  const register = await new RegisterPage(second).open();
  await expect(second.getByText(`You are signed in as ${admin.email}.`)).toBeVisible();
  await register.register(stranger);
  await new PendingPage(second).expectWaiting(stranger.email);
  await page.reload();
  await new AppFrame(page).expectDashboardOf('Admin');
});
