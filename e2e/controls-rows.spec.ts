import type { Locator, Page } from 'playwright/test';
import { expect, smoke, test } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/controls');
  await expect(page.getByRole('heading', { level: 1, name: 'Controls' })).toBeVisible();
});

const list = (page: Page, name: string) => page.getByRole('grid', { name, exact: true });
const row = (page: Page, name: string) =>
  list(page, 'Rides')
    .getByRole('row')
    .filter({ hasText: new RegExp(`${name}(?!\\d)`) });
const said = (page: Page) => page.locator('section', { hasText: 'Dense rows' }).locator('output');
const busy = (page: Page) => page.getByRole('button', { name: 'Ten changes a second' });

async function boxOf(locator: Locator): Promise<unknown> {
  const box = await locator.boundingBox();
  expect(box).not.toBeNull();
  return box;
}

test('keys go through the rows of a list, act on a row, and leave the list', smoke, async ({ page }) => {
  await busy(page).focus();
  await page.keyboard.press('Tab');
  await expect(row(page, 'Anna Rider 1')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Ben Rider 2')).toBeFocused();
  await page.keyboard.press('c');
  await expect(said(page)).toHaveText('Call: Ben Rider 2');
  await page.keyboard.press('End');
  await expect(row(page, 'Jonas Yilmaz 200')).toBeFocused();
  await expect(row(page, 'Jonas Yilmaz 200')).toBeInViewport();
  await page.keyboard.press('Home');
  await page.keyboard.press('x');
  await expect(said(page)).toHaveText('Cancel ride: Anna Rider 1');
  await expect(row(page, 'Anna Rider 1')).toHaveCount(0);
  await expect(row(page, 'Ben Rider 2')).toBeFocused();
  // Tab goes to the two actions of the row, and then to the first control after the list.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(row(page, 'Ben Rider 2').getByRole('button', { name: 'Cancel ride' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list(page, 'Rides').locator(':focus')).toHaveCount(0);
});

for (const { by, hold } of [
  { by: 'pointer', hold: (target: Locator) => target.hover() },
  { by: 'focus', hold: (target: Locator) => target.focus() },
]) {
  test(`a row under the ${by} keeps its place while others change and go`, async ({ page }) => {
    const target = row(page, 'Clara Rider 3');
    await target.scrollIntoViewIfNeeded();
    await hold(target);
    const before = await boxOf(target);
    await busy(page).evaluate((button: HTMLElement) => button.click());
    // Every five seconds the gallery removes a ride. Its row stays, marked as no longer listed.
    await expect(list(page, 'Rides').getByText('No longer listed').first()).toBeVisible({ timeout: 15_000 });
    expect(await boxOf(target)).toEqual(before);
  });
}

test('a row that goes to another list is animated, unless reduced motion is preferred', async ({ page }) => {
  const target = list(page, 'On a ride');
  /** Moves a row, and counts its animations in the next frame. A flight ends after a quarter of a second. */
  const flights = async (name: string) => {
    await list(page, 'Free').getByRole('row', { name }).focus();
    return page.evaluate(async (key) => {
      const pressed = new KeyboardEvent('keydown', { key: 'm', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(pressed);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return document.querySelector(`[aria-label="On a ride"] [data-row="${key}"]`)?.getAnimations().length;
    }, name);
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await flights('Deniz')).toBe(1);
  await expect(target.getByRole('row', { name: 'Deniz' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await flights('Dora')).toBe(0);
  await expect(target.getByRole('row', { name: 'Dora' })).toBeVisible();
});

test('focus, borders and states are visible where the system chooses the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const first = row(page, 'Anna Rider 1');
  await busy(page).focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await expect(first).toHaveCSS('outline-style', 'solid');
  await expect(first).not.toHaveCSS('border-bottom-width', '0px');
  await expect(first.getByRole('button', { name: 'Assign' })).toHaveCSS('border-top-style', 'solid');
  await expect(first.getByText('Waiting')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Wrong' });
  await field.focus();
  await expect(field).toHaveCSS('outline-style', 'solid');
  await expect(field).toHaveCSS('border-top-style', 'solid');
});
