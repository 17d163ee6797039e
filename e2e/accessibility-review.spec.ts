import { createPerson, ownNames } from './backend.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { ReviewPage } from './review-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { callTo, COMMIT, holdRequests, loseRequests, toDocuments } from './traffic.ts';

test('the queue has no barrier where nobody waits, and where it cannot be loaded', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const query = callTo('documents:runQuery');
  await page.route(query, (route) => route.fulfill({ json: [{ readTime: new Date().toISOString() }] }));
  const review = await new ReviewPage(page).open();
  await expect(page.getByText('All caught up', { exact: true })).toBeVisible();
  await expectBarrierFree(page);
  await page.unroute(query);
  const recover = await loseRequests(page, query);
  await review.filter('Rejected').check();
  await expect(page.getByRole('alert')).toContainText('The accounts could not be loaded.');
  await expectBarrierFree(page);
  await recover();
});

test('a decision has no barrier: without its reason, on its way, and lost', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const person = await createPerson({ name: `${ownNames()} Rolf` });
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ filter: 'approved', search: person.name });
  await review.decide('Revoke', person.name).click();
  const revoke = review.dialog.getByRole('button', { name: 'Revoke approval', exact: true });
  await revoke.click();
  await expect(review.reason).toHaveAccessibleDescription('Reason is required 0 / 500');
  await expectBarrierFree(page);
  const release = await holdRequests(page, COMMIT);
  await review.reason.fill('The licence has expired.');
  await revoke.click();
  await expect(review.reason).not.toBeEditable();
  await expectBarrierFree(page);
  release();
  await expect(review.dialog).toHaveCount(0);
  await page.unroute(COMMIT);
  await loseRequests(page, COMMIT);
  await review.undo.click();
  await expect(page.locator('p').getByText('Network error.')).toBeVisible();
  await expectBarrierFree(page);
});

test('the list of keys has no barrier', async ({ page }) => {
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(review.dialog).toBeVisible();
  await expectBarrierFree(page);
});

test('an account that is damaged, missing, or out of reach has no barrier', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const damaged = await createPerson({ profile: 'incomplete' });
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  for (const [uid, heading] of [
    [damaged.uid, 'Damaged record'],
    ['nobody-has-this-id', 'No such account'],
  ] as const) {
    await page.goto(`/admin/accounts/${uid}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectBarrierFree(page);
  }
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await loseRequests(page, toDocuments);
  await page.getByRole('link', { name: 'Record health', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The records could not be checked.');
  await expectBarrierFree(page);
});
