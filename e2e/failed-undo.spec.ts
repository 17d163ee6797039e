import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { openOwnQueue } from './open-own-queue.ts';
import type { ReviewPage } from './review-page.ts';
import { COMMIT, loseRequests } from './traffic.ts';

test.use({ viewport: { width: 360, height: 740 } });

const FAILED = /^This could not be undone\. Network error/;
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const status = (page: Page) => page.locator('output.sr-only').filter({ hasText: FAILED });
const shown = (page: Page) => page.locator('p span').getByText(FAILED);

/** Presses Undo while writes fail, and expects that nothing moves. Returns the function that ends the failure. */
async function expectFailureInPlace(page: Page, review: ReviewPage): Promise<() => Promise<void>> {
  const recover = await loseRequests(page, COMMIT);
  // This waits and scrolls until the button accepts presses, but does not press it.
  await review.undo.click({ trial: true });
  const before = await scrolled(page);
  const { x, y, width, height } = (await review.undo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // The test presses at the button's place, because `click` itself may scroll.
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(status(page)).toHaveCount(1);
  await expect(shown(page)).toBeInViewport();
  await expect(review.undo).toBeFocused();
  expect(await scrolled(page)).toBe(before);
  return recover;
}

test('a failed undo moves nothing and keeps the focus on a phone, in the queue and on an account’s page', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  const { review, applicant } = await openOwnQueue(page, 9);
  await test.step('in the queue', async () => {
    await review.decide('Approve', applicant(4).name).click();
    await expect(review.row(applicant(5).name)).toBeFocused();
    const recover = await expectFailureInPlace(page, review);
    await recover();
  });

  await test.step('on an account’s page, where the outcome of the decision covers nothing', async () => {
    const { uid, name } = applicant(5);
    await page.goto(`/admin/accounts/${uid}`);
    const approve = review.decide('Approve', name);
    await approve.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await approve.click();
    await expect(review.outcome(`${name} is approved.`)).toBeInViewport({ ratio: 1 });
    await expect(review.undo).toBeInViewport({ ratio: 1 });
    const isUncovered = await review.decide('Revoke', name).evaluate((button) => {
      button.scrollIntoView({ block: 'end' });
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
    expect(isUncovered).toBe(true);
    await expectFailureInPlace(page, review);
  });
});
