import type { Locator } from 'playwright/test';
import { createPerson, ownNames, patchDocument, readDocument, type Person } from './backend.ts';
import { expect, story, test } from './fixtures.ts';
import { press, write } from './hands/acts.ts';
import { ReviewPage } from './review-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { COMMIT, loseAnswers, loseRequests } from './traffic.ts';

const statusOf = async ({ uid }: Person) => (await readDocument(`users/${uid}`))?.['status'];
const gateOf = async ({ email }: Person) => (await readDocument(`accountDirectory/${email}`))?.['gate'];

async function edgesOf(part: Locator): Promise<Record<'top' | 'right' | 'bottom' | 'left', number>> {
  return part.evaluate((element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    return { top, right, bottom, left };
  });
}

test('an approval opens the gate, is recorded and queues the mail', async ({ page }) => {
  const applicant = await createPerson({ status: 'pending', name: `${ownNames()} Abel` });
  const admin = await createPerson({ role: 'admin', name: 'Anna Approver' });
  await new SignInPage(page).enter(admin);
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

test('a rejection may have no reason, or one of the templates', story, async ({ page }) => {
  const prefix = ownNames();
  const [silent, told] = [
    await createPerson({ status: 'pending', name: `${prefix} Silas` }),
    await createPerson({ status: 'pending', name: `${prefix} Tove` }),
  ];
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ search: prefix });
  await review.reject(silent.name);
  await press(review.decide('Reject', told.name));
  await press(review.dialog.getByRole('button', { name: 'The licence photo is unreadable.' }));
  await expect(review.reason).toHaveValue('The licence photo is unreadable.');
  await press(review.dialog.getByRole('button', { name: 'Reject account', exact: true }));
  // Behind the dialog, no row has its role.
  await expect(review.dialog).toHaveCount(0);
  await expect(review.row(told.name)).toHaveCount(0);
  expect(await readDocument(`users/${silent.uid}`)).not.toHaveProperty('rejectionReason');
  expect(await readDocument(`users/${told.uid}`)).toMatchObject({
    status: { stringValue: 'rejected' },
    rejectionReason: { stringValue: 'The licence photo is unreadable.' },
  });
});

test(
  'a rejection that was begun can be left without a change, and focus returns',
  story,
  async ({ page }) => {
    const applicant = await createPerson({ status: 'pending', name: `${ownNames()} Cora` });
    await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
    const review = await new ReviewPage(page).open({ search: applicant.name });
    await press(review.decide('Reject', applicant.name));
    await expect(review.reason).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(review.dialog).toHaveCount(0);
    await expect(review.decide('Reject', applicant.name)).toBeFocused();
    expect(await statusOf(applicant)).toEqual({ stringValue: 'pending' });
  },
);

test('a revocation needs a reason', story, async ({ page }) => {
  const person = await createPerson({ name: `${ownNames()} Rolf` });
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ filter: 'approved', search: person.name });
  await press(review.decide('Revoke', person.name));
  const revoke = review.dialog.getByRole('button', { name: 'Revoke approval', exact: true });
  await press(revoke);
  await expect(review.reason).toHaveAccessibleDescription('Reason is required 0 / 500');
  await expect(review.reason).toBeFocused();
  await write(review.reason, 'The licence has expired.');
  await press(revoke);
  await expect(review.dialog).toHaveCount(0);
  await expect(review.row(person.name)).toHaveCount(0);
  expect(await gateOf(person)).toEqual({ stringValue: 'rejected' });
});

test('a rejected account can be reopened, and waits again', story, async ({ page }) => {
  const person = await createPerson({ status: 'rejected', name: `${ownNames()} Ruth` });
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ filter: 'rejected', search: person.name });
  await press(review.decide('Reopen', person.name));
  await expect(review.outcome(`${person.name} is pending again.`)).toBeVisible();
  expect(await gateOf(person)).toEqual({ stringValue: 'pending' });
});

test('undo brings a rejection back into the queue, as a decision of its own', story, async ({ page }) => {
  const applicant = await createPerson({ status: 'pending', name: `${ownNames()} Uma` });
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ search: applicant.name });
  await review.reject(applicant.name, 'A slip of the finger.');
  await press(review.undo);
  await expect(review.decide('Approve', applicant.name)).toBeVisible();
  expect(await readDocument(`users/${applicant.uid}`)).toMatchObject({
    status: { stringValue: 'pending' },
    reviewCount: { integerValue: '2' },
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
  await new SignInPage(page).enter(await createPerson({ role: 'admin', name: 'First Admin' }));
  await new SignInPage(other).enter(await createPerson({ role: 'admin', name: 'Second Admin' }));
  const first = await new ReviewPage(page).open({ search: applicant.name });
  const second = await new ReviewPage(other).open({ search: applicant.name });
  await expect(second.decide('Approve', applicant.name)).toBeVisible();
  await first.reject(applicant.name, 'Somebody was faster.');
  await second.decide('Approve', applicant.name).click();
  await expect(second.row(applicant.name)).toContainText(
    'First Admin decided first: this account is now rejected.',
  );
  expect(await statusOf(applicant)).toEqual({ stringValue: 'rejected' });
  expect(await readDocument(`users/${applicant.uid}/reviews/2`)).toBeNull();
});

test('a decision whose request is lost changes nothing, and can be retried in its row', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const applicant = await createPerson({ status: 'pending', name: `${ownNames()} Lena` });
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ search: applicant.name });
  await expect(review.decide('Approve', applicant.name)).toBeVisible();
  const recover = await loseRequests(page, COMMIT);
  await review.decide('Approve', applicant.name).click();
  const failure = review.row(applicant.name).getByText('Network error.');
  await expect(failure).toBeVisible();
  // It has a line of its own under the account, instead of a share of the column with the buttons.
  const buttons = await edgesOf(review.decide('Approve', applicant.name));
  const line = await edgesOf(failure);
  expect(line.top).toBeGreaterThan(buttons.bottom);
  expect(line.right).toBeLessThan(buttons.left);
  expect(await statusOf(applicant)).toEqual({ stringValue: 'pending' });
  await recover();
  await review.row(applicant.name).getByRole('button', { name: 'Try again' }).click();
  await expect(review.outcome(`${applicant.name} is approved.`)).toBeVisible();
});

test('a decision whose answer is lost turns out to stand, once', async ({ page, expectFailedLoads }) => {
  expectFailedLoads(0);
  const applicant = await createPerson({ status: 'pending', name: `${ownNames()} Otis` });
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ search: applicant.name });
  await expect(review.decide('Approve', applicant.name)).toBeVisible();
  await loseAnswers(page, COMMIT);
  await review.decide('Approve', applicant.name).click();
  await expect(review.outcome(`${applicant.name} is approved.`)).toBeVisible();
  expect(await readDocument(`users/${applicant.uid}`)).toMatchObject({ reviewCount: { integerValue: '1' } });
});

test('an administrator demoted meanwhile can decide nothing more', async ({ page, expectFailedLoads }) => {
  expectFailedLoads(403);
  const applicant = await createPerson({ status: 'pending', name: `${ownNames()} Nils` });
  const admin = await createPerson({ role: 'admin' });
  await new SignInPage(page).enter(admin);
  const review = await new ReviewPage(page).open({ search: applicant.name });
  await expect(review.decide('Approve', applicant.name)).toBeVisible();
  await patchDocument(`users/${admin.uid}`, { role: 'passenger' });
  await review.decide('Approve', applicant.name).click();
  await expect(review.row(applicant.name)).toContainText(/permission|not allowed to decide/);
  expect(await statusOf(applicant)).toEqual({ stringValue: 'pending' });
});
