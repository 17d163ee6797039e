import { createPeople, createPerson, ownNames, readDocument } from './backend.ts';
import { expect, smokeStory, test } from './fixtures.ts';
import { choose, press, write } from './hands/acts.ts';
import { ReviewPage } from './review-page.ts';
import { signedIn } from './signed-in.ts';

const LETTERS = ['A', 'B', 'C', 'D'];

test(
  'several accounts are rejected for one reason and the others approved, and undo takes all of that back',
  smokeStory,
  async ({ page }) => {
    const prefix = ownNames();
    const people = await createPeople(
      LETTERS.map((letter) => ({ name: `${prefix} ${letter}`, status: 'pending' as const })),
    );
    const [first = '', second = '', third = '', fourth = ''] = people.map(({ name }) => name);
    const stored = (index: number) => readDocument(`users/${people[index]?.uid}`);
    await signedIn(page, await createPerson({ role: 'admin' }));
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
      expect(await stored(index)).toMatchObject({
        status: { stringValue: 'rejected' },
        rejectionReason: { stringValue: 'The same reason.' },
      });
    }

    await choose(review.selectAll);
    await expect(page.getByText('2 selected', { exact: true })).toBeVisible();
    await press(review.selected('Approve'));
    await expect(review.outcome('2 accounts are approved.')).toBeVisible();
    for (const index of [1, 3]) {
      expect(await stored(index)).toMatchObject({ status: { stringValue: 'approved' } });
    }
    await press(review.undo);
    await expect(review.names).toHaveText([second, fourth]);
  },
);
