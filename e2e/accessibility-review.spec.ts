import { createPerson, ownNames } from './backend-data.ts';
import { expectBarrierFree } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { ReviewPage } from './review-page.ts';
import { signedIn } from './signed-in.ts';
import { COMMIT, holdRequests, loseRequests, toDocuments } from './traffic.ts';

test('the list of shortcuts has no barrier, nor has a decision without its reason, while it is sent, and after its undo is lost', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const person = await createPerson({ name: `${ownNames()} Rolf` });
  await signedIn(page, await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ filter: 'approved', search: person.name });
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(review.dialog).toBeVisible();
  await expectBarrierFree(page);
  await test.step('a press beside the list closes it', async () => {
    // The barrier check ends on a narrow screen, where the dialog may leave no room beside it.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.mouse.click(5, 5);
    await expect(review.dialog).toHaveCount(0);
  });
  await review.decide('Revoke', person.name).click();
  const revoke = review.dialog.getByRole('button', { name: 'Revoke approval', exact: true });
  await revoke.click();
  await expect(review.reason).toHaveAccessibleDescription('Reason is required 0 / 500');
  await expectBarrierFree(page);
  const release = await holdRequests(page, COMMIT);
  await review.reason.fill('The contract has ended.');
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

test('the pages of damaged and missing accounts and of record health have no barrier, also if records cannot be read', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const damaged = await createPerson({ profile: 'incomplete' });
  await signedIn(page, await createPerson({ role: 'system_admin' }));
  for (const [uid, heading] of [
    [damaged.uid, 'Damaged record'],
    ['nobody-has-this-id', 'No such account'],
  ] as const) {
    await page.goto(`/admin/accounts/${uid}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectBarrierFree(page);
  }
  await page.goto('/admin/health');
  await page.getByText(/^Missing profiles: what/).click();
  await expect(page.getByText('accounts:release')).toBeVisible();
  await expectBarrierFree(page);
  await page.getByRole('link', { name: 'Accounts', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
  await loseRequests(page, toDocuments);
  await page.getByRole('link', { name: 'Health', exact: true }).click();
  const records = page.getByRole('region', { name: 'Records' });
  await expect(records.getByRole('alert')).toContainText('The records could not be checked.');
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expectBarrierFree(page);
});
