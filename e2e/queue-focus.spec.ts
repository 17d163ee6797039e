import { expect, test } from './fixtures.ts';
import { openOwnQueue } from './open-own-queue.ts';
import { callTo, holdRequests } from './traffic.ts';

test('a press in a long queue does not scroll the page, and the focused element is never behind the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { review, applicant } = await openOwnQueue(page, 22);
  for (const [width, height, row] of [
    [360, 740, 5],
    [1280, 500, 7],
  ] as const) {
    await test.step(`the pointer is on no other account, ${width} pixels`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      const approve = review.decide('Approve', applicant(row).name);
      const { y } = (await approve.boundingBox()) ?? { y: 0 };
      // The row is as high in the window as the sticky header allows.
      await page.evaluate((by) => scrollBy(0, by), y - 125);
      const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
      await expect.poll(async () => Math.round((await approve.boundingBox())?.y ?? 0)).toBeLessThan(130);
      // For half a second after a decision the list ignores presses. The trial waits until then; `mouse.click` does
      // not.
      await approve.click({ trial: true });
      const before = await scrolled();
      const box = (await approve.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(review.row(applicant(row + 1).name)).toBeFocused();
      expect(await scrolled()).toBe(before);
    });
  }

  await test.step('going backwards', async () => {
    await page.getByRole('main').getByRole('button').last().focus();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const hidden = await page.evaluate(() => {
        const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const focused = document.activeElement;
        const top = focused?.closest('main') ? focused.getBoundingClientRect().top : edge;
        return top < edge ? focused?.outerHTML.slice(0, 100) : null;
      });
      expect(hidden).toBeNull();
    }
  });
});

test('on a phone the way back from an account leads to its row, and a search whose answer is lost scrolls into view', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await page.setViewportSize({ width: 360, height: 740 });
  const { review, applicant } = await openOwnQueue(page, 12);
  const { name } = applicant(10);
  for (const goBack of [
    () => page.goBack(),
    () => page.getByRole('main').getByRole('link', { name: 'Pending accounts' }).click(),
  ]) {
    await review.account(name).click();
    await review.dialog.getByRole('link', { name: 'Open the whole account' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await goBack();
    await expect(review.row(name)).toBeFocused();
    await expect(review.row(name)).toBeInViewport({ ratio: 1 });
  }

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
