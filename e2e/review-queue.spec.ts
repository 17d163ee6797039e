import { createPeople, createPerson, ownNames } from './backend.ts';
import { expect, smokeStory, test } from './fixtures.ts';
import { choose, press, write } from './hands/acts.ts';
import { ReviewPage } from './review-page.ts';
import { signedIn } from './signed-in.ts';

test(
  'a search is kept by every filter, goes from page to page, and is cleared where it finds nobody',
  smokeStory,
  async ({ page }) => {
    const prefix = ownNames();
    const names = Array.from({ length: 30 }, (_, index) => `${prefix} ${String(index).padStart(2, '0')}`);
    await createPeople([
      ...names.map((name) => ({ name, status: 'pending' as const })),
      { name: `${prefix} Enters`, status: 'approved', role: 'driver' },
      { name: `${prefix} Stays`, status: 'rejected', rejectionReason: 'No licence.' },
    ]);
    await signedIn(page, await createPerson({ role: 'admin' }));
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

    await write(review.search, ownNames());
    await expect(page.getByRole('paragraph').filter({ hasText: 'Nothing found' })).toBeVisible();
    await press(page.getByRole('button', { name: 'Clear the search' }));
    await expect(review.search).toHaveValue('');
    await expect(review.names.first()).toBeVisible();
  },
);

test('a search finds a person by any word of the name, in any status and letter case', async ({ page }) => {
  const own = ownNames();
  const [anna, enzo, jorg] = [`Anna Rossi${own}`, `Enzo De Rossi${own}`, `JÖRG Rossi${own}`];
  await createPeople([
    { name: anna, status: 'rejected' },
    { name: enzo, status: 'approved', role: 'driver' },
    { name: jorg, status: 'pending' },
  ]);
  await signedIn(page, await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open();
  await review.search.fill(`rossi${own}`.toUpperCase());
  await expect(review.names).toHaveCount(3);
  for (const [name, status] of Object.entries({
    [anna]: 'Rejected',
    [jorg]: 'Pending',
    [enzo]: 'Approved',
  })) {
    await expect(review.row(name)).toContainText(status);
  }
  await review.decide('Approve', anna).click();
  await expect(review.row(anna)).toContainText('Approved');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Driver');
  await expect(review.names).toHaveText([enzo]);
  await review.search.fill(`jörg rossi${own}`);
  await page.getByRole('button', { name: 'All roles' }).click();
  await expect(review.names).toHaveText([jorg]);
});
