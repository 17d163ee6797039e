import { AppFrame } from './app-frame.ts';
import { createPerson, patchDocument, readDocument } from './backend.ts';
import { DebugLoginPage } from './debug-login-page.ts';
import { expect, story, test } from './fixtures.ts';
import { choose, press, write } from './hands/acts.ts';
import { PendingPage } from './pending-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { COMMIT, loseRequests, READ } from './traffic.ts';

test(
  'a missing profile is created with what its owner enters, and waits for approval',
  story,
  async ({ page }) => {
    const person = await createPerson({ profile: 'missing' });
    const signIn = await new SignInPage(page).open();
    await signIn.signIn(person);
    await press(signIn.box.getByRole('link', { name: 'Go to Debug Login' }));
    const debug = new DebugLoginPage(page);
    await debug.check(person);
    await expect(debug.heading('What we found')).toBeFocused();
    await write(debug.name, 'Dana Repaired');
    await choose(debug.role('Driver'));
    await press(debug.repair);
    await expect(debug.heading('Your account is repaired')).toBeFocused();
    expect(await readDocument(`users/${person.uid}`)).toMatchObject({
      status: { stringValue: 'pending' },
      role: { stringValue: 'driver' },
      name: { stringValue: 'Dana Repaired' },
    });
    await press(page.getByRole('link', { name: 'Check for a decision' }));
    await new PendingPage(page).expectWaiting(person.email);
    await new AppFrame(page).expectSignedOut();
  },
);

test('the repair of an incomplete profile asks only for what is missing, and keeps the rest', async ({
  page,
}) => {
  const person = await createPerson({ profile: 'incomplete', name: 'Ina Keeper' });
  const debug = await new DebugLoginPage(page).open();
  await debug.check(person);
  await expect(debug.heading('What we found')).toBeVisible();
  await expect(debug.name).toHaveCount(0);
  await debug.repair.click();
  await expect(page.getByRole('radiogroup', { name: 'Role' })).toHaveAccessibleDescription(
    'Role is required',
  );
  await debug.role('Passenger').check();
  await debug.repair.click();
  await expect(debug.heading('Your account is repaired')).toBeVisible();
  expect(await readDocument(`users/${person.uid}`)).toMatchObject({
    status: { stringValue: 'pending' },
    role: { stringValue: 'passenger' },
    name: { stringValue: 'Ina Keeper' },
    createdAt: { stringValue: person.createdAt },
  });
});

test('an identity without any record is repaired, and a second look finds nothing to repair', async ({
  page,
}) => {
  const person = await createPerson({ profile: 'missing', directory: 'missing' });
  const debug = await new DebugLoginPage(page).open();
  await debug.check(person);
  await debug.name.fill('Otto Found');
  await debug.role('Passenger').check();
  await debug.repair.click();
  await expect(debug.heading('Your account is repaired')).toBeVisible();
  await page.getByRole('button', { name: 'Check another account' }).click();
  await debug.check(person);
  await expect(debug.heading('Nothing needs repair')).toBeVisible();
});

test('a healthy account needs no repair, and is not signed in by the check', story, async ({ page }) => {
  const person = await createPerson();
  const debug = await new DebugLoginPage(page).open();
  await debug.check(person);
  await expect(debug.heading('Nothing needs repair')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to sign-in' })).toBeVisible();
  await new AppFrame(page).expectSignedOut();
});

test('a record that only an administrator may repair is left unchanged', async ({ page }) => {
  const person = await createPerson();
  await patchDocument(`users/${person.uid}`, { status: 'nobody knows this one' });
  const before = await readDocument(`users/${person.uid}`);
  const debug = await new DebugLoginPage(page).open();
  await debug.check(person);
  await expect(debug.heading('An administrator must do this')).toBeVisible();
  await expect(debug.repair).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('admin@example.com');
  expect(await readDocument(`users/${person.uid}`)).toEqual(before);
});

test('an outdated directory entry is brought in line, and its owner can sign in', async ({ page }) => {
  const person = await createPerson();
  await patchDocument(`accountDirectory/${person.email}`, { gate: 'pending' });
  const debug = await new DebugLoginPage(page).open();
  await debug.check(person);
  await debug.repair.click();
  await expect(debug.heading('Your account is repaired')).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await new SignInPage(page).signIn(person);
  await new AppFrame(page).expectDashboardOf('Passenger');
});

test('a database that cannot be reached is never taken for a missing profile', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const person = await createPerson();
  const debug = await new DebugLoginPage(page).open();
  const recover = await loseRequests(page, READ);
  await debug.check(person);
  await expect(debug.box).toContainText(
    'Network error. Please check your internet connection and try again.',
  );
  await expect(debug.repair).toHaveCount(0);
  await recover();
  await debug.submit.click();
  await expect(debug.heading('Nothing needs repair')).toBeVisible();
});

test('a repair whose request is lost changes nothing, and can be sent again', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const person = await createPerson({ profile: 'missing' });
  const debug = await new DebugLoginPage(page).open();
  await debug.check(person);
  await debug.name.fill('Paul Patient');
  await debug.role('Passenger').check();
  const recover = await loseRequests(page, COMMIT);
  await debug.repair.click();
  await expect(debug.box).toBeFocused();
  await expect(debug.name).toHaveValue('Paul Patient');
  await expect(debug.role('Passenger')).toBeChecked();
  expect(await readDocument(`users/${person.uid}`)).toBeNull();
  await recover();
  await debug.repair.click();
  await expect(debug.heading('Your account is repaired')).toBeVisible();
});
