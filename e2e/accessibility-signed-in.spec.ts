import { AppFrame } from './app-frame.ts';
import { createPeople, createPerson, ownNames } from './backend.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { ProfilePage } from './password-pages.ts';
import { ReviewPage } from './review-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { loseRequests, toDocuments } from './traffic.ts';

for (const [role, dashboard] of [
  ['passenger', 'Passenger'],
  ['driver', 'Driver'],
] as const) {
  test(`the ${role} dashboard has no barrier, however long a name is`, async ({ page }) => {
    const person = await createPerson({ role, name: 'Somebody With A Remarkably Long Name Indeed' });
    await new SignInPage(page).enter(person);
    await new AppFrame(page).expectDashboardOf(dashboard);
    await expectBarrierFree(page);
  });
}

test('the start for somebody signed in has no barrier', async ({ page }) => {
  await new SignInPage(page).enter(await createPerson({ role: 'auditor' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectBarrierFree(page);
});

test('the profile has no barrier, a toast shown', async ({ page, expectFailedLoads }) => {
  expectFailedLoads(501);
  await new SignInPage(page).enter(await createPerson());
  const profile = await new ProfilePage(page).open();
  await profile.name.fill('Nora Latter');
  await profile.saveName.click();
  await profile.toast('Name saved').getByRole('button', { name: 'Dismiss' }).focus();
  await expectBarrierFree(page);
  await expect(profile.toast('Name saved')).toBeVisible();
});

test('the queue has no barrier: listed, selected, decided, with its dialog', async ({ page }) => {
  const prefix = ownNames();
  const [first, second] = await createPeople([
    { name: `${prefix} First`, status: 'pending' },
    { name: `${prefix} Second`, status: 'pending', role: 'driver' },
    { name: `${prefix} Third`, status: 'pending' },
  ]);
  if (first === undefined || second === undefined) throw new Error('Nobody was created.');
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ search: prefix });
  await review.decide('Approve', first.name).click();
  await expect(review.undo).toBeVisible();
  await review.undo.focus();
  await expectBarrierFree(page);
  await review.select(second.name).check();
  await expect(review.selected('Reject')).toBeVisible();
  await review.decide('Reject', second.name).click();
  await expect(review.reason).toBeVisible();
  await expectBarrierFree(page);
});

test('the queue that finds nobody has no barrier', async ({ page }) => {
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  await new ReviewPage(page).open({ search: ownNames() });
  await expect(page.getByText('Nothing found', { exact: true })).toBeVisible();
  await expectBarrierFree(page);
});

test('an account with a history, and its change of role, have no barrier', async ({ page }) => {
  const person = await createPerson({ status: 'pending', name: 'Hedda History' });
  await new SignInPage(page).enter(await createPerson({ role: 'system_admin' }));
  await page.goto(`/admin/accounts/${person.uid}`);
  const review = new ReviewPage(page);
  await review.reject(person.name, 'A reason that is a little longer than usual, to see where it goes.');
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(1);
  await expectBarrierFree(page);
  await page.getByRole('combobox', { name: 'New role' }).selectOption('driver');
  await page.getByRole('button', { name: 'Change role' }).click();
  await expect(review.dialog).toBeVisible();
  await expectBarrierFree(page);
});

test('record health has no barrier', async ({ page }) => {
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  await page.goto('/admin/health');
  await page.getByText(/^For the operator of this installation/).click();
  await expect(page.getByRole('button', { name: 'Copy command' })).toBeVisible();
  await expectBarrierFree(page);
});

test('a dashboard whose profile cannot be reached has no barrier', async ({ page, expectFailedLoads }) => {
  expectFailedLoads(0);
  await new SignInPage(page).enter(await createPerson());
  await loseRequests(page, toDocuments);
  await page.reload();
  await expect(new AppFrame(page).heading('We cannot reach your profile')).toBeVisible();
  await expectBarrierFree(page);
});
