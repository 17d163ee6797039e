import { createPeople, createPerson, ownNames, readDocument } from './backend.ts';
import { expect, story, test } from './fixtures.ts';
import { choose, press, write } from './hands/acts.ts';
import { ReviewPage } from './review-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { COMMIT } from './traffic.ts';

const LETTERS = ['A', 'B', 'C', 'D'];

async function fourApplicants() {
  const prefix = ownNames();
  const people = await createPeople(
    LETTERS.map((letter) => ({ name: `${prefix} ${letter}`, status: 'pending' as const })),
  );
  const statuses = () =>
    Promise.all(people.map(async ({ uid }) => (await readDocument(`users/${uid}`))?.['status']));
  return { prefix, people, names: people.map(({ name }) => name), statuses };
}

test('all selected accounts are approved, and undo takes all of it back', story, async ({ page }) => {
  const { prefix, names, statuses } = await fourApplicants();
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ search: prefix });
  await choose(review.selectAll);
  await expect(page.getByText('4 selected', { exact: true })).toBeVisible();
  await press(review.selected('Approve'));
  await expect(review.outcome('4 accounts are approved.')).toBeVisible();
  expect(new Set((await statuses()).map((status) => JSON.stringify(status)))).toEqual(
    new Set([JSON.stringify({ stringValue: 'approved' })]),
  );
  await press(review.undo);
  await expect(review.names).toHaveText(names);
});

test(
  'a selection is rejected with one reason for all, and whoever is not in it stays',
  story,
  async ({ page }) => {
    const { prefix, people, names } = await fourApplicants();
    const [first = '', second = '', third = '', fourth = ''] = names;
    await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
    const review = await new ReviewPage(page).open({ search: prefix });
    await choose(review.select(first));
    await choose(review.select(third));
    await press(review.selected('Reject'));
    await expect(review.dialog).toHaveAccessibleName('Reject 2 accounts?');
    await write(review.reason, 'The same reason.');
    await press(review.dialog.getByRole('button', { name: 'Reject accounts', exact: true }));
    await expect(review.outcome('2 accounts are rejected.')).toBeVisible();
    await expect(review.names).toHaveText([second, fourth]);
    for (const index of [0, 2]) {
      expect(await readDocument(`users/${people[index]?.uid}`)).toMatchObject({
        status: { stringValue: 'rejected' },
        rejectionReason: { stringValue: 'The same reason.' },
      });
    }
  },
);

test('where some of several decisions fail, each says why, and only those are tried again', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const { prefix, people, names } = await fourApplicants();
  const [unlucky] = people;
  await new SignInPage(page).enter(await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ search: prefix });
  await review.selectAll.check();
  await page.route(COMMIT, async (route) => {
    if (
      route
        .request()
        .postData()
        ?.includes(unlucky?.uid ?? '') === true
    )
      await route.abort('connectionfailed');
    else await route.continue();
  });
  await review.selected('Approve').click();
  await expect(
    page.getByText('1 of 4 accounts could not be updated. The reason is shown next to each one.'),
  ).toBeVisible();
  await expect(review.names).toHaveText(names.slice(0, 1));
  await expect(review.row(names[0] ?? '')).toContainText('Network error.');
  await page.unroute(COMMIT);
  await page.getByRole('button', { name: 'Try those again' }).click();
  await expect(review.outcome(`${names[0]} is approved.`)).toBeVisible();
});

test('a selection can be cleared, and one’s own account is never part of it', story, async ({ page }) => {
  const prefix = ownNames();
  const [admin] = await createPeople([
    { name: `${prefix} Self`, role: 'admin' },
    { name: `${prefix} Other` },
    { name: `${prefix} Third` },
    { name: `${prefix} Boss`, role: 'system_admin' },
  ]);
  if (admin === undefined) throw new Error('Nobody was created.');
  await new SignInPage(page).enter(admin);
  const review = await new ReviewPage(page).open({ filter: 'approved', search: prefix });
  await expect(review.row(`${prefix} Self`)).toContainText(
    'This is you. Someone else has to decide on your account.',
  );
  await expect(review.row(`${prefix} Boss`)).toContainText(
    'Only a system administrator can decide on administrators.',
  );
  await expect(review.select(`${prefix} Self`)).toHaveCount(0);
  await expect(review.select(`${prefix} Boss`)).toHaveCount(0);
  await choose(review.selectAll);
  await expect(page.getByText('2 selected', { exact: true })).toBeVisible();
  await press(page.getByRole('button', { name: 'Clear selection' }));
  await expect(review.selectAll).not.toBeChecked();
});
