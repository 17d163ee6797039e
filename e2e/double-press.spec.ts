import type { Page } from 'playwright/test';
import { readDocument } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { openQueueOf } from './open-queue-of.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** As long as a second press counts as part of the first. Milliseconds. */
const SETTLING_MS = 500;

const HANDS = [
  {
    hand: 'mouse',
    width: 1280,
    hasTouch: false,
    press: (page: Page, { x, y }: Point) => page.mouse.click(x, y),
  },
  {
    hand: 'finger',
    width: 390,
    hasTouch: true,
    press: (page: Page, { x, y }: Point) => page.touchscreen.tap(x, y),
  },
];

for (const { hand, width, hasTouch, press } of HANDS) {
  test.describe(`with a ${hand}`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch });

    test('the second press of two does not decide on whoever has moved up', async ({ page }) => {
      // So that it is the test that says how long after the first press the second one comes.
      await page.clock.install();
      const { review, applicant } = await openQueueOf(page, 6);
      const [first, second] = [applicant(0), applicant(1)];
      const centreOf = (verb: 'Approve' | 'Reject', { name }: { name: string }) =>
        review.decide(verb, name).evaluate((button): Point => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          return { x: (left + right) / 2, y: (top + bottom) / 2 };
        });
      /** Rows are not equally high where an address takes another line. */
      const isAt = ({ x, y }: Point, verb: 'Approve' | 'Reject', { name }: { name: string }) =>
        review.decide(verb, name).evaluate(
          (button, point) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            return left < point.x && point.x < right && top < point.y && point.y < bottom;
          },
          { x, y },
        );
      // Far above the dock, so that the next row need not be scrolled into view.
      await review.row(first.name).evaluate((row) => row.scrollIntoView({ block: 'start' }));
      const [approve, reject] = [await centreOf('Approve', first), await centreOf('Reject', first)];
      await page.clock.pauseAt(Date.now() + 60_000);

      await press(page, approve);
      await expect(review.row(first.name)).toHaveCount(0);
      expect(await isAt(approve, 'Approve', second)).toBe(true);
      expect(await isAt(reject, 'Reject', second)).toBe(true);
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
