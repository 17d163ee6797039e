import type { Page } from 'playwright/test';
import { z } from 'zod';
import { AppFrame } from './app-frame.ts';
import { createPeople, createPerson, ownNames } from './backend-data.ts';
import { expect, test } from './fixtures.ts';
import { ReviewPage } from './review-page.ts';
import { SignInPage } from './sign-in-page.ts';
import { signedIn } from './signed-in.ts';

/** The number of rounds. `PAGE_SOAK_ROUNDS` (CONTRIBUTING.md) can make them as many as in a day of use. */
const ROUNDS = z.coerce
  .number()
  .int()
  .min(8)
  .parse(process.env['PAGE_SOAK_ROUNDS'] ?? '8');

/** The first rounds load chunks, fill caches and compile code, so the memory is measured after them. */
const WARM_UP = Math.ceil(ROUNDS / 4);
const MEASURED = ROUNDS - WARM_UP;
/** The bytes that the engine may still add for faster code. About half of this was measured. */
const HEAP_ALLOWANCE = 2_000_000;

interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
}

/** The memory of a page after a garbage collection. */
async function heldBy(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    heap: valueOf('JSHeapUsedSize'),
  };
}

/**
 * Repeats a round, which ends where it began, and compares the memory before and after. A leak grows with every round,
 * at least by one node. A chance difference does not grow.
 */
async function expectNoGrowth(page: Page, round: () => Promise<void>): Promise<void> {
  for (let count = 0; count < WARM_UP; count += 1) await round();
  const before = await heldBy(page);
  for (let count = 0; count < MEASURED; count += 1) await round();
  const after = await heldBy(page);
  expect(after.nodes - before.nodes, 'nodes more, attached or not').toBeLessThan(MEASURED);
  expect(after.listeners - before.listeners, 'event listeners more').toBeLessThan(MEASURED);
  expect(after.heap - before.heap, 'bytes more on the heap').toBeLessThan(HEAP_ALLOWANCE);
}

// A trace stores its records of a page inside that page.
test.use({ trace: 'off' });
test.beforeEach(() => test.setTimeout(60_000 + ROUNDS * 15_000));

test('signing in and out all day leaves nothing behind in the page', async ({ page, expectFailedLoads }) => {
  // The Auth emulator has no endpoint for its password policy.
  expectFailedLoads(501);
  const person = await createPerson();
  const signIn = await new SignInPage(page).open();
  const frame = new AppFrame(page);
  await expectNoGrowth(page, async () => {
    await signIn.signIn(person);
    await frame.expectDashboardOf('Passenger');
    await signIn.toast('Login successful').getByRole('button', { name: 'Dismiss' }).click();
    await frame.way('profile').click();
    await expect(frame.heading('Your profile')).toBeVisible();
    await frame.leave();
    await expect(page).toHaveURL('/sign-in');
    await expect(signIn.email).toBeVisible();
  });
});

test('paging through the queue all day leaves nothing behind in the page', async ({ page }) => {
  const prefix = ownNames();
  await createPeople(
    (['pending', 'approved'] as const).map((status) => ({ name: `${prefix} ${status}`, status })),
  );
  await signedIn(page, await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ search: prefix });
  await expectNoGrowth(page, async () => {
    for (const [filter, status] of [
      ['Approved', 'approved'],
      ['Pending', 'pending'],
    ] as const) {
      await review.filter(filter).check();
      await expect(review.names).toHaveText([`${prefix} ${status}`]);
    }
    await review.decide('Reject', `${prefix} pending`).click();
    await expect(review.reason).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(review.dialog).toHaveCount(0);
  });
});
