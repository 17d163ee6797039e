import { createPeople, createPerson, ownNames } from './backend.ts';
import { expect, smokeStory, test } from './fixtures.ts';
import { choose, pick, press, write } from './hands/acts.ts';
import { ReviewPage } from './review-page.ts';
import { signedIn } from './signed-in.ts';

test(
  'a search is kept by every filter, goes from page to page, is cleared where it finds nobody, and finds any word in any status',
  smokeStory,
  async ({ page }) => {
    const prefix = ownNames();
    const rossi = `Rossi${prefix}`;
    const names = Array.from({ length: 25 }, (_, index) => `${prefix} ${String(index).padStart(2, '0')}`);
    const [jorg, enzo, anna] = [
      `${prefix} JÖRG ${rossi}`,
      `${prefix} Enzo De ${rossi}`,
      `${prefix} Anna ${rossi}`,
    ];
    await createPeople([
      ...[...names, jorg].map((name) => ({ name, status: 'pending' as const })),
      { name: enzo, status: 'approved', role: 'driver' },
      { name: anna, status: 'rejected', rejectionReason: 'No licence.' },
    ]);
    await signedIn(page, await createPerson({ role: 'admin' }));
    const review = await new ReviewPage(page).open({ search: prefix });
    await expect(review.names).toHaveText(names);
    await expect(review.previous).toBeDisabled();
    await press(review.next);
    await expect(review.names).toHaveText([jorg]);
    await expect(review.next).toBeDisabled();
    await page.reload();
    await expect(review.names).toHaveText([jorg]);
    await press(review.previous);
    await expect(review.names).toHaveText(names);

    await choose(review.filter('Approved'));
    await expect(review.region('Approved accounts')).toBeVisible();
    await expect(review.names).toHaveText([enzo]);
    await expect(review.row(enzo)).toContainText('Driver');
    await choose(review.filter('Rejected'));
    await expect(review.region('Rejected accounts')).toBeVisible();
    await expect(review.names).toHaveText([anna]);
    await expect(review.row(anna)).toContainText('No licence.');
    await page.goBack();
    await expect(review.names).toHaveText([enzo]);

    await write(review.search, ownNames());
    await expect(page.getByRole('paragraph').filter({ hasText: 'Nothing found' })).toBeVisible();
    await press(page.getByRole('button', { name: 'Clear the search' }));
    await expect(review.search).toHaveValue('');
    await expect(review.names.first()).toBeVisible();

    await write(review.search, rossi.toUpperCase());
    await expect(review.names).toHaveCount(3);
    for (const [name, status] of [
      [anna, 'Rejected'],
      [jorg, 'Pending'],
      [enzo, 'Approved'],
    ] as const) {
      await expect(review.row(name)).toContainText(status);
    }
    await pick(page.getByRole('combobox', { name: 'Role' }), 'driver');
    await expect(review.names).toHaveText([enzo]);
    await write(review.search, `${prefix} jörg`);
    await press(page.getByRole('button', { name: 'All roles' }));
    await expect(review.names).toHaveText([jorg]);
  },
);
