import type { Locator, Page } from 'playwright/test';
import { readDocument } from './backend-data.ts';
import { expect, test } from './fixtures.ts';
import { openOwnQueue } from './open-own-queue.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How long a second press counts as part of the first, in milliseconds. */
const SETTLING_MS = 500;

const HANDS = [
  {
    hand: 'finger',
    use: { viewport: { width: 390, height: 800 }, hasTouch: true },
    press: (page: Page, { x, y }: Point) => page.touchscreen.tap(x, y),
  },
  {
    hand: 'mouse',
    use: { viewport: { width: 1280, height: 800 }, hasTouch: false },
    press: (page: Page, { x, y }: Point) => page.mouse.click(x, y),
  },
];

const centreOf = (button: Locator) =>
  button.evaluate((element): Point => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  });

/** Whether a point is on a button. Rows differ in height, because a long address takes another line. */
const isAt = (point: Point, button: Locator) =>
  button.evaluate((element, { x, y }) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left < x && x < right && top < y && y < bottom;
  }, point);

for (const { hand, use, press } of HANDS) {
  test.describe(`by ${hand}`, () => {
    test.use(use);

    test('the second press of two does not decide on the account that has moved up', async ({ page }) => {
      // With this clock the test determines the time between the two presses.
      await page.clock.install();
      const { review, applicant } = await openOwnQueue(page, 6);
      const [first, second] = [applicant(0), applicant(1)];
      await page.clock.pauseAt(Date.now() + 60_000);
      // The row is far above the dock, so that the page need not scroll to the next row.
      await review.row(first.name).evaluate((row) => row.scrollIntoView({ block: 'start' }));
      const approve = await centreOf(review.decide('Approve', first.name));
      const reject = await centreOf(review.decide('Reject', first.name));

      await press(page, approve);
      await expect(review.row(first.name)).toHaveCount(0);
      expect(await isAt(approve, review.decide('Approve', second.name))).toBe(true);
      expect(await isAt(reject, review.decide('Reject', second.name))).toBe(true);
      await press(page, approve);
      await press(page, reject);
      await page.clock.runFor(SETTLING_MS);
      await expect(review.dialog).toHaveCount(0);
      await expect(review.row(second.name)).toHaveAttribute('aria-busy', 'false');

      await press(page, reject);
      await expect(review.dialog).toContainText(`Reject ${second.name}?`);
      expect((await readDocument(`users/${second.uid}`))?.['status']).toEqual({ stringValue: 'pending' });
    });
  });
}
