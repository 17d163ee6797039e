import { createPerson, ownNames, readDocument, type Person } from './backend.ts';
import { expect, smoke, test } from './fixtures.ts';
import { ReviewPage } from './review-page.ts';
import { signedIn } from './signed-in.ts';

const statusOf = async ({ uid }: Person) => (await readDocument(`users/${uid}`))?.['status'];
const gateOf = async ({ email }: Person) => (await readDocument(`accountDirectory/${email}`))?.['gate'];

test('an approval opens the gate, is recorded and queues the mail', smoke, async ({ page }) => {
  const applicant = await createPerson({ status: 'pending', name: `${ownNames()} Abel` });
  const admin = await createPerson({ role: 'admin', name: 'Anna Approver' });
  await signedIn(page, admin);
  const review = await new ReviewPage(page).open({ search: applicant.name });
  await review.decide('Approve', applicant.name).click();
  await expect(review.outcome(`${applicant.name} is approved.`)).toBeVisible();
  await expect(review.row(applicant.name)).toHaveCount(0);
  expect(await readDocument(`users/${applicant.uid}`)).toMatchObject({
    status: { stringValue: 'approved' },
    reviewCount: { integerValue: '1' },
    reviewedBy: { stringValue: admin.uid },
    reviewedByName: { stringValue: 'Anna Approver' },
  });
  expect(await gateOf(applicant)).toEqual({ stringValue: 'open' });
  expect(await readDocument(`users/${applicant.uid}/reviews/1`)).toMatchObject({
    actor: { stringValue: admin.uid },
    from: { stringValue: 'pending' },
    to: { stringValue: 'approved' },
  });
  expect(await readDocument(`mail/${applicant.uid}_1`)).toMatchObject({
    to: { stringValue: applicant.email },
  });
});

test('of two simultaneous decisions the first stands, and the other administrator is told who made it', async ({
  page,
  anotherBrowser,
  expectFailedLoads,
}) => {
  expectFailedLoads(400, 403, 409);
  const applicant = await createPerson({ status: 'pending', name: `${ownNames()} Dora` });
  const other = await anotherBrowser();
  const faster = await createPerson({ role: 'admin', name: 'First Admin' });
  await signedIn(page, faster);
  await signedIn(other, await createPerson({ role: 'admin', name: 'Second Admin' }));
  const first = await new ReviewPage(page).open({ search: applicant.name });
  const second = await new ReviewPage(other).open({ search: applicant.name });
  await expect(second.decide('Approve', applicant.name)).toBeVisible();
  await first.reject(applicant.name, 'Somebody was faster.');
  await second.decide('Approve', applicant.name).click();
  await expect(second.row(applicant.name)).toContainText(
    `First Admin (${faster.email}) decided first: this account is now rejected.`,
  );
  expect(await statusOf(applicant)).toEqual({ stringValue: 'rejected' });
  expect(await readDocument(`users/${applicant.uid}/reviews/2`)).toBeNull();
});
