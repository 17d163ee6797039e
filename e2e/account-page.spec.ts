import type { Page } from 'playwright/test';
import { AppFrame } from './app-frame.ts';
import { createPerson, readDocument } from './backend.ts';
import { expect, story, test } from './fixtures.ts';
import { pick, press } from './hands/acts.ts';
import { ReviewPage } from './review-page.ts';
import { SignInPage } from './sign-in-page.ts';

const open = (page: Page, uid: string) => page.goto(`/admin/accounts/${uid}`);
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  'an account shows who it is, and everything that was decided on it, newest first',
  story,
  async ({ page }) => {
    const person = await createPerson({ status: 'pending', name: 'Hedda History' });
    await new SignInPage(page).enter(await createPerson({ role: 'admin', name: 'Hal Historian' }));
    await open(page, person.uid);
    await expect(new AppFrame(page).heading('Hedda History')).toBeVisible();
    await expect(section(page, 'Account')).toContainText(person.email);
    await expect(section(page, 'History')).toContainText('No decisions have been made on this account yet.');
    const review = new ReviewPage(page);
    await review.reject(person.name, 'First thoughts.');
    await expect(section(page, 'Account')).toContainText('First thoughts.');
    await press(review.decide('Approve', person.name));
    const entries = section(page, 'History').getByRole('listitem');
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText('Approved after a rejection by you');
    await expect(entries.last()).toContainText('First thoughts.');
    await page.reload();
    await expect(entries).toHaveCount(2);
  },
);

test('the queue leads to an account, and the account back to the queue', story, async ({ page }) => {
  const person = await createPerson({ status: 'pending', name: 'Walter Way' });
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ search: person.email });
  await press(review.account(person.name));
  await expect(new AppFrame(page).heading('Walter Way')).toBeFocused();
  await expect(page).toHaveTitle('Walter Way · Car Booking System');
  await press(page.getByRole('link', { name: 'Pending accounts' }));
  await expect(new AppFrame(page).heading('Admin dashboard')).toBeVisible();
});

test('a rejection sent with Ctrl+Enter leaves the focus at the decision', async ({ page }) => {
  const person = await createPerson({ status: 'pending' });
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  await open(page, person.uid);
  await new ReviewPage(page).decide('Reject', person.name).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Too fast.');
  await page.keyboard.press('Control+Enter');
  await expect(section(page, 'Decision')).toContainText(`${person.name} is rejected.`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Decision' })).toBeFocused();
});

test('an account is printed dark on light, without its controls', async ({ page }) => {
  const person = await createPerson({ status: 'pending' });
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, person.uid);
  const decision = section(page, 'Decision');
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await expect(decision).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const gone of [decision, signOut, page.getByRole('navigation'), page.getByRole('combobox')]) {
    await expect(gone.filter({ visible: true })).toHaveCount(0);
  }
  await expect(section(page, 'Account')).toContainText(person.email);
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(11, 26, 51)');
});

test('an account and a damaged record fill the width of the paper', async ({ page }) => {
  const sound = await createPerson();
  const damaged = await createPerson({ profile: 'incomplete' });
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  // A4 without margins.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  for (const [uid, name] of [
    [sound.uid, 'Account'],
    [damaged.uid, 'What is wrong'],
  ] as const) {
    await open(page, uid);
    await expect(section(page, name)).toBeVisible();
    const width = await section(page, name).evaluate((element) => element.clientWidth);
    expect(width, name).toBeGreaterThan(700);
  }
});

test('a decision offers the next application', story, async ({ page }) => {
  const [person] = [await createPerson({ status: 'pending' }), await createPerson({ status: 'pending' })];
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  await open(page, person.uid);
  await press(new ReviewPage(page).decide('Approve', person.name));
  await expect(section(page, 'Decision')).toContainText(`${person.name} is approved.`);
  await press(page.getByRole('button', { name: 'Next application' }));
  await expect(page).not.toHaveURL(new RegExp(person.uid));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Next application' })).toHaveCount(0);
});

test('the outcome of a decision is in view on a phone and covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await createPerson({ status: 'pending' });
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  await open(page, person.uid);
  const review = new ReviewPage(page);
  const approve = review.decide('Approve', person.name);
  await approve.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await approve.click();
  await expect(review.outcome(`${person.name} is approved.`)).toBeInViewport({ ratio: 1 });
  await expect(review.undo).toBeInViewport({ ratio: 1 });
  const uncovered = await review.decide('Revoke', person.name).evaluate((button) => {
    button.scrollIntoView({ block: 'end' });
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  expect(uncovered).toBe(true);
});

test('a system administrator changes a role, after confirming it', story, async ({ page }) => {
  const person = await createPerson({ name: 'Rosa Role' });
  await new SignInPage(page).enter(await createPerson({ role: 'system_admin' }));
  await open(page, person.uid);
  await pick(page.getByRole('combobox', { name: 'New role' }), 'driver');
  await press(page.getByRole('button', { name: 'Change role' }));
  const dialog = page.getByRole('dialog', { name: 'Change the role of Rosa Role?' });
  await expect(dialog).toContainText('From Passenger to Driver.');
  await press(dialog.getByRole('button', { name: 'Change role' }));
  await expect(page.getByText('Rosa Role now has the role Driver.', { exact: true })).toBeVisible();
  await expect(section(page, 'History')).toContainText('Role changed by you');
  expect(await readDocument(`users/${person.uid}`)).toMatchObject({ role: { stringValue: 'driver' } });
  expect(await readDocument(`users/${person.uid}/reviews/1`)).toMatchObject({
    fromRole: { stringValue: 'passenger' },
    toRole: { stringValue: 'driver' },
  });
});

test('a change of role applies to its owner at once', async ({ page, anotherBrowser }) => {
  const person = await createPerson({ name: 'Fritz Force' });
  await new SignInPage(page).enter(person);
  const office = await anotherBrowser();
  await new SignInPage(office).enter(await createPerson({ role: 'system_admin' }));
  await open(office, person.uid);
  await office.getByRole('combobox', { name: 'New role' }).selectOption('driver');
  await office.getByRole('button', { name: 'Change role' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  await expect(office.getByText('Fritz Force now has the role Driver.', { exact: true })).toBeVisible();
  await new AppFrame(page).lookAgain();
  await new AppFrame(page).expectDashboardOf('Driver');
});

test('an administrator may not change roles, nor decide on administrators', async ({ page }) => {
  const [person, boss] = [await createPerson(), await createPerson({ role: 'system_admin' })];
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  await open(page, person.uid);
  await expect(new ReviewPage(page).decide('Revoke', person.name)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change role' })).toHaveCount(0);
  await open(page, boss.uid);
  await expect(section(page, 'Decision')).toContainText(
    'Only a system administrator can decide on administrators.',
  );
});

test('nobody decides on their own account', async ({ page }) => {
  const boss = await createPerson({ role: 'system_admin' });
  await new SignInPage(page).enter(boss);
  await open(page, boss.uid);
  await expect(section(page, 'Decision')).toContainText(
    'This is your own account. Someone else has to decide on it.',
  );
  await expect(page.getByRole('button', { name: 'Change role' })).toHaveCount(0);
});

test('a damaged record is described, with the ways to put it right', async ({ page }) => {
  const person = await createPerson({ profile: 'incomplete' });
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  await open(page, person.uid);
  await expect(new AppFrame(page).heading('Damaged record')).toBeVisible();
  await expect(section(page, 'What is wrong').getByRole('listitem')).toHaveText([
    'Role is missing or invalid.',
    'Status is missing or invalid.',
  ]);
  await expect(page.getByRole('button', { name: 'Copy link for the owner' })).toBeVisible();
});
