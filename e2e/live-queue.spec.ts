import { createPerson, ownNames, patchDocument } from './backend-data.ts';
import { expect, smoke, test } from './fixtures.ts';
import { ReviewPage } from './review-page.ts';
import { signedIn } from './signed-in.ts';

/** How long a change on the server may take to an open page that does not listen. Milliseconds. */
const POLLED_MS = 10_000;

test(
  'new accounts and decisions of others reach an open queue within ten seconds, and move no row',
  smoke,
  async ({ page }) => {
    // These accounts are the oldest, so that they are on the first page of the queue.
    const prefix = ownNames();
    const early = (name: string, minute: number) =>
      createPerson({
        status: 'pending',
        name: `${prefix} ${name}`,
        createdAt: new Date(Date.UTC(2001, 0, 1, 0, minute)).toISOString(),
      });
    const [first, last] = [await early('First', 1), await early('Last', 3)];
    await signedIn(page, await createPerson({ role: 'admin' }));
    const review = await new ReviewPage(page).open();
    const row = review.row(last.name);
    await expect(row).toBeVisible();
    const place = await row.boundingBox();

    const between = await early('Between', 2);
    const offer = page.getByRole('button', { name: /new application/ });
    await expect(offer).toBeVisible({ timeout: POLLED_MS });
    await expect(review.row(between.name)).toHaveCount(0);
    expect(await row.boundingBox()).toEqual(place);

    await patchDocument(`users/${first.uid}`, { status: 'approved' });
    await expect(review.row(first.name)).toContainText('No longer pending', { timeout: POLLED_MS });
    await expect(review.decide('Approve', first.name)).toHaveCount(0);
    expect(await row.boundingBox()).toEqual(place);

    await offer.click();
    await expect(review.row(between.name)).toBeVisible();
    await expect(review.row(first.name)).toHaveCount(0);
  },
);
