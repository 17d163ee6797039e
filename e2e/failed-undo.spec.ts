import type { Page } from 'playwright/test';
import { createPerson } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { openQueueOf } from './open-queue-of.ts';
import { ReviewPage } from './review-page.ts';
import { signedIn } from './signed-in.ts';
import { COMMIT, loseRequests } from './traffic.ts';

test.use({ viewport: { width: 360, height: 740 } });

const FAILED = /^This could not be undone\. Network error/;
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const status = (page: Page) => page.locator('output.sr-only').filter({ hasText: FAILED });
const shown = (page: Page) => page.locator('p span').getByText(FAILED);

/** Presses Undo while no decision gets through. */
async function expectFailureInPlace(page: Page, review: ReviewPage): Promise<void> {
  await loseRequests(page, COMMIT);
  // Waits, and scrolls, until the button takes presses.
  await review.undo.click({ trial: true });
  const before = await scrolled(page);
  await review.undo.click();
  await expect(status(page)).toHaveCount(1);
  await expect(shown(page)).toBeInViewport();
  await expect(review.undo).toBeFocused();
  expect(await scrolled(page)).toBe(before);
}

test('an undo that fails in the queue moves nothing, and leaves the focus on its button', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const { review, applicant } = await openQueueOf(page, 9);
  await review.decide('Approve', applicant(4).name).click();
  await expect(review.row(applicant(5).name)).toBeFocused();
  await expectFailureInPlace(page, review);
});

test('an undo that fails on an account’s page moves nothing, and leaves the focus on its button', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const person = await createPerson({ status: 'pending' });
  await signedIn(page, await createPerson({ role: 'admin' }));
  await page.goto(`/admin/accounts/${person.uid}`);
  const review = new ReviewPage(page);
  await review.decide('Approve', person.name).click();
  await expect(review.undo).toBeInViewport({ ratio: 1 });
  await expectFailureInPlace(page, review);
});
