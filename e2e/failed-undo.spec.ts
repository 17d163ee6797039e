import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { openQueueOf } from './open-queue-of.ts';
import type { ReviewPage } from './review-page.ts';
import { COMMIT, loseRequests } from './traffic.ts';

test.use({ viewport: { width: 360, height: 740 } });

const FAILED = /^This could not be undone\. Network error/;
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const status = (page: Page) => page.locator('output.sr-only').filter({ hasText: FAILED });
const shown = (page: Page) => page.locator('p span').getByText(FAILED);

/** Presses Undo while no decision gets through. */
async function expectFailureInPlace(page: Page, review: ReviewPage): Promise<() => Promise<void>> {
  const recover = await loseRequests(page, COMMIT);
  // Waits, and scrolls, until the button takes presses.
  await review.undo.click({ trial: true });
  const before = await scrolled(page);
  await review.undo.click();
  await expect(status(page)).toHaveCount(1);
  await expect(shown(page)).toBeInViewport();
  await expect(review.undo).toBeFocused();
  expect(await scrolled(page)).toBe(before);
  return recover;
}

test('an undo that fails moves nothing, and leaves the focus on its button, in the queue and on an account’s page', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const { review, applicant } = await openQueueOf(page, 9);
  await review.decide('Approve', applicant(4).name).click();
  await expect(review.row(applicant(5).name)).toBeFocused();
  const recover = await expectFailureInPlace(page, review);
  await recover();

  const { uid, name } = applicant(5);
  await page.goto(`/admin/accounts/${uid}`);
  await review.decide('Approve', name).click();
  await expect(review.undo).toBeInViewport({ ratio: 1 });
  await expectFailureInPlace(page, review);
});
