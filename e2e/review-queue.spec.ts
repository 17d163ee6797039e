import { createPeople, createPerson, ownNames } from './backend.ts';
import { expect, story, test } from './fixtures.ts';
import { choose, press } from './hands/acts.ts';
import { ReviewPage } from './review-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { loseRequests, recordCalls, toDocuments } from './traffic.ts';

test('the queue begins with the longest-waiting account', async ({ page }) => {
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open();
  await expect(review.region('Pending accounts')).toContainText('Penny Pending');
  const names = await review.names.allTextContents();
  const waiting = ['Penny Pending', 'Dev Driver', 'Pia Admin'];
  expect(names.filter((name) => waiting.includes(name))).toEqual(waiting);
});

test('an account is found by how its address or its name begins, whatever the case', async ({ page }) => {
  const prefix = ownNames();
  const [byName, byAddress, beyondAscii] = await createPeople([
    { name: `${prefix} Nadia`, status: 'pending' },
    { name: 'Someone Else', email: `${prefix.toLowerCase()}-x@example.com`, status: 'pending' },
    { name: `Ö${prefix} Ärzte`, status: 'pending' },
    { name: `Not ${prefix}`, status: 'pending' },
  ]);
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open();
  await review.search.fill(prefix.toUpperCase());
  await review.search.press('Enter');
  await expect(review.names).toHaveText([byAddress?.name ?? '', byName?.name ?? '']);
  await expect(page).toHaveURL(new RegExp(`search=${prefix}`, 'i'));
  for (const typed of [`ö${prefix} är`, `Ö${prefix} ÄR`]) {
    await review.search.fill(typed);
    await review.search.press('Enter');
    await expect(review.names).toHaveText([beyondAscii?.name ?? '']);
  }
});

test('a search is sent after a pause in typing, not at every key', async ({ page }) => {
  const prefix = ownNames();
  await createPeople([{ name: `${prefix} Petra`, status: 'pending' }]);
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open();
  await expect(review.names.first()).toBeVisible();
  const calls = recordCalls(page);
  await review.search.pressSequentially(prefix);
  await expect(review.names).toHaveText([`${prefix} Petra`]);
  expect(calls.length).toBeLessThan(prefix.length);
});

test('a search that finds nobody says so and can be cleared', story, async ({ page }) => {
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ search: ownNames() });
  await expect(page.getByText('Nothing found', { exact: true })).toBeVisible();
  await press(page.getByRole('button', { name: 'Clear the search' }));
  await expect(review.search).toHaveValue('');
  await expect(review.names.first()).toBeVisible();
});

test('each filter shows the accounts of its status, and keeps the search', story, async ({ page }) => {
  const prefix = ownNames();
  await createPeople([
    { name: `${prefix} Waits`, status: 'pending' },
    { name: `${prefix} Enters`, status: 'approved', role: 'driver' },
    { name: `${prefix} Stays`, status: 'rejected', rejectionReason: 'No licence.' },
  ]);
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ search: prefix });
  await expect(review.names).toHaveText([`${prefix} Waits`]);
  await choose(review.filter('Approved'));
  await expect(review.region('Approved accounts')).toBeVisible();
  await expect(review.names).toHaveText([`${prefix} Enters`]);
  await expect(review.row(`${prefix} Enters`)).toContainText('Driver');
  await choose(review.filter('Rejected'));
  await expect(review.region('Rejected accounts')).toBeVisible();
  await expect(review.names).toHaveText([`${prefix} Stays`]);
  await expect(review.row(`${prefix} Stays`)).toContainText('No licence.');
  await page.goBack();
  await expect(review.names).toHaveText([`${prefix} Enters`]);
});

test('more accounts than a page holds are paged through, forwards and back', story, async ({ page }) => {
  const prefix = ownNames();
  const names = Array.from({ length: 30 }, (_, index) => `${prefix} ${String(index).padStart(2, '0')}`);
  await createPeople(names.map((name) => ({ name, status: 'pending' })));
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ search: prefix });
  await expect(review.names).toHaveText(names.slice(0, 25));
  await expect(review.previous).toBeDisabled();
  await press(review.next);
  await expect(review.names).toHaveText(names.slice(25));
  await expect(review.next).toBeDisabled();
  await page.reload();
  await expect(review.names).toHaveText(names.slice(25));
  await press(review.previous);
  await expect(review.names).toHaveText(names.slice(0, 25));
});

test('a queue that cannot be read is reported, and can be requested again', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open();
  await expect(review.names.first()).toBeVisible();
  const recover = await loseRequests(page, toDocuments);
  await review.filter('Rejected').check();
  await expect(page.getByRole('alert')).toContainText('The accounts could not be loaded.');
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(review.names.first()).toBeVisible();
});

test('a pending administrator is told so, and not one query is sent', async ({ page }) => {
  const admin = await createPerson({ role: 'admin', status: 'pending' });
  const calls = recordCalls(page);
  await new SignInPage(page).enter(admin);
  await expect(page.getByRole('main')).toContainText(
    'Your own account is still awaiting approval by a system administrator.',
  );
  for (const path of ['/admin/health', '/admin/accounts/seed-passenger']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(
      'Your own account is still awaiting approval by a system administrator.',
    );
  }
  expect(calls.filter((name) => name.includes('Query'))).toEqual([]);
  await expect(page.getByText('Priya Passenger')).toHaveCount(0);
});

test('a damaged record is listed as such, and nobody can decide on it', async ({ page }) => {
  const prefix = ownNames();
  const [damaged] = await createPeople([{ name: `${prefix} Dan`, status: 'pending', role: 'Not A Role' }]);
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ search: prefix });
  await expect(review.names).toHaveText(['Damaged record']);
  await expect(review.row('Damaged record')).toContainText(damaged?.uid ?? '');
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
});
