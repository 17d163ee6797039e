import { createPerson } from './backend.ts';
import { expect, test } from './fixtures.ts';
import { keyboard } from './hands/keyboard.ts';
import { openQueueOf } from './open-queue-of.ts';
import { ReviewPage } from './review-page.ts';
import { signedIn } from './signed-in.ts';
import { callTo, holdRequests } from './traffic.ts';

test('a decision by Enter and its undo each focus one row, however long the key is held', async ({
  page,
}) => {
  const { review, applicant } = await openQueueOf(page, 2);
  const [first, second] = [applicant(0), applicant(1)];
  await page.evaluate(() => {
    const rows: string[] = [];
    Reflect.set(window, 'rows', rows);
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLTableRowElement) rows.push(target.dataset['row'] ?? '');
    });
  });
  const rowsInFocus = () => page.evaluate(() => Reflect.get(window, 'rows'));
  await review.decide('Approve', first.name).focus();
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  await expect(review.row(second.name)).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await rowsInFocus()).toEqual([second.uid]);
  await expect(page).toHaveURL(/dashboard/);
  await keyboard.press(review.undo);
  await expect(review.row(first.name)).toBeFocused();
  expect(await rowsInFocus()).toEqual([second.uid, first.uid]);
});

test('a press leaves the page where it is, so that the pointer is on nobody else', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { review, applicant } = await openQueueOf(page, 14);
  for (const [width, height, row] of [
    [360, 740, 5],
    [1280, 500, 7],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const approve = review.decide('Approve', applicant(row).name);
    const { y } = (await approve.boundingBox()) ?? { y: 0 };
    // As high as the sticky header allows.
    await page.evaluate((by) => scrollBy(0, by), y - 125);
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await expect.poll(async () => Math.round((await approve.boundingBox())?.y ?? 0)).toBeLessThan(130);
    // The list takes no press for half a second after the decision before, and a press at a place does not wait for it.
    await approve.click({ trial: true });
    const before = await scrolled();
    const box = (await approve.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(review.row(applicant(row + 1).name)).toBeFocused();
    expect(await scrolled(), `${width} pixels`).toBe(before);
  }
});

test('the way back from an account leads to its row, in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { review, applicant } = await openQueueOf(page, 12);
  const { name } = applicant(10);
  for (const goBack of [
    () => page.goBack(),
    () => page.getByRole('main').getByRole('link', { name: 'Pending accounts' }).click(),
  ]) {
    await review.account(name).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await goBack();
    await expect(review.row(name)).toBeFocused();
    await expect(review.row(name)).toBeInViewport({ ratio: 1 });
  }
});

test('a reason is continued where it ended when its dialog was closed', async ({ page }) => {
  const person = await createPerson({ status: 'pending' });
  await signedIn(page, await createPerson({ role: 'admin' }));
  const review = await new ReviewPage(page).open({ search: person.email });
  await review.decide('Reject', person.name).click();
  await review.reason.fill('Not a driver');
  await page.mouse.click(5, 5);
  await expect(review.dialog).toHaveCount(0);
  await review.decide('Reject', person.name).click();
  await expect(review.reason).toBeFocused();
  await page.keyboard.type(', and too fast.');
  await expect(review.reason).toHaveValue('Not a driver, and too fast.');
});

test('the search stays in view on a phone when its answer is lost', async ({ page, expectFailedLoads }) => {
  expectFailedLoads(0);
  await page.setViewportSize({ width: 360, height: 740 });
  const { review } = await openQueueOf(page, 6);
  const query = callTo('documents:runQuery');
  const release = await holdRequests(page, query);
  const sent = page.waitForRequest((request) => query(new URL(request.url())));
  await review.search.press('x');
  await sent;
  await page.mouse.wheel(0, 600);
  await expect(review.search).not.toBeInViewport();
  await page.context().setOffline(true);
  release();
  await expect(page.getByRole('alert')).toContainText('The accounts could not be loaded.');
  await expect(review.search).toBeInViewport({ ratio: 1 });
});
