import type { Locator, Page } from 'playwright/test';
import { expect, smoke, test } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/controls');
  await page.getByRole('heading', { name: 'Notices that pass' }).scrollIntoViewIfNeeded();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const notice = (page: Page, text: string) => page.getByRole('paragraph').filter({ hasText: text });

/** Whether nothing lies on any of an element's corners. */
function isWhole(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y] as const));
    return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });
}

/** Presses what takes presses already: until then a click would scroll the page in search of a place for it. */
async function pressSettled(control: Locator): Promise<void> {
  await expect.poll(() => isWhole(control)).toBe(true);
  await control.click();
}
const dismiss = (page: Page) => pressSettled(button(page, 'Dismiss'));

/** Notices let presses through, so what they hide is found by their boxes. */
async function isHiddenByNotice(page: Page, control: Locator): Promise<boolean> {
  const box = await control.boundingBox();
  const shown = await page
    .locator('section:has-text("Notices that pass") [aria-live=polite] .shadow-card')
    .all();
  const boxes = await Promise.all(shown.map((each) => each.boundingBox()));
  return boxes.some((each) => each !== null && box !== null && each.y + each.height > box.y);
}

for (const width of [1280, 320]) {
  test(`a notice moves no button, ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const show = button(page, 'Show a notice');
    await show.scrollIntoViewIfNeeded();
    const before = await show.boundingBox();
    await show.click();
    await expect(notice(page, 'Saved.')).toBeVisible();
    expect(await show.boundingBox()).toEqual(before);
    await button(page, 'Ask for an answer').click();
    if (width === 320) await dismiss(page);
    await expect(notice(page, 'does not answer')).toBeVisible();
    expect(await show.boundingBox()).toEqual(before);
    await pressSettled(button(page, 'Wait'));
    await expect(page.getByText('Waiting.', { exact: true })).toBeVisible();
    expect(await show.boundingBox()).toEqual(before);
  });
}

test('on the narrowest phone a long notice, and one that asks, hide no button', smoke, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const show = button(page, 'Show a notice');
  await show.click();
  await show.click();
  await dismiss(page);
  await expect(notice(page, 'two minutes away')).toBeVisible();
  expect(await isHiddenByNotice(page, show)).toBe(false);
  await expect.poll(() => isWhole(show)).toBe(true);
  await button(page, 'Ask for an answer').click();
  await dismiss(page);
  await expect(button(page, 'Wait')).toBeVisible();
  expect(await isHiddenByNotice(page, show)).toBe(false);
});
