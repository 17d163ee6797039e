import type { Locator, Page } from 'playwright/test';
import { createPerson } from './backend-data.ts';
import { expectBarrierFree, expectNoSidewaysScroll } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { showFullBoard } from './full-board.ts';
import { signedIn } from './signed-in.ts';

/**
 * The least number of rides whose rows are in sight without scrolling, as a whole: no edge of the window cuts them. Their
 * places may be cut off at the end, but no more of a hundred than this; their whole text is where a pointer or a key leads.
 */
const IN_SIGHT = [
  { width: 1280, height: 800, rides: 20, cutOff: 25 },
  { width: 1920, height: 1080, rides: 30, cutOff: 10 },
];

/** The rides, without those that nobody could serve today. */
const RIDES = 'main :is([data-row^="waiting "], [data-row^="promised "], [data-row^="underWay "])';

const PLACES = 'span[title*="→"] > bdi';

/** How many of the places in these rows are cut off. */
const cutOff = (rows: Locator) =>
  rows
    .locator(PLACES)
    .evaluateAll((all) => all.filter((place) => place.scrollWidth > place.clientWidth).length);

/** How many rows are whole in the window, below the bar that stays at its top. */
async function wholeRows(page: Page): Promise<number> {
  const header = await page.locator('header').first().boundingBox();
  return page.locator(RIDES).evaluateAll(
    (rows, top) =>
      rows.filter((row) => {
        const box = row.getBoundingClientRect();
        return box.height > 0 && box.top >= top && box.bottom <= window.innerHeight;
      }).length,
    (header?.y ?? 0) + (header?.height ?? 0),
  );
}

test('a full board has twenty rides in sight, thirty on a large screen, names all of them, and has no barrier', async ({
  page,
  expectFailedLoads,
}) => {
  // The page may not listen: what it would hear is the database.
  expectFailedLoads(0);
  await signedIn(page, await createPerson({ role: 'admin' }));
  const full = await showFullBoard(page);
  await page.goto('/admin/rides');
  const rows = page.locator(RIDES);
  await expect(rows).toHaveCount(full.passengers.length);
  await test.step('names and addresses of all rides are on the page, for a search in the browser', async () => {
    const names = rows.getByRole('rowheader');
    await expect(names.filter({ hasText: /^Passenger$/ })).toHaveCount(0);
    expect((await names.allTextContents()).toSorted()).toEqual([...full.passengers].toSorted());
  });
  for (const { width, height, rides, cutOff: most } of IN_SIGHT) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(rides);
      const [cut, all] = [await cutOff(rows), await rows.locator(PLACES).count()];
      expect((100 * cut) / all).toBeLessThanOrEqual(most);
      const drivers = page.getByRole('region', { name: 'Drivers' });
      await page.mouse.wheel(0, 500);
      await expect(drivers.getByRole('link').first()).toBeInViewport();
      await page.mouse.wheel(0, -500);
    });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('a row that a key has led to shows its places whole, and a pointer their text', async () => {
    const longest = rows.filter({ hasText: 'Trade Fair, South Entrance' }).first();
    expect(await cutOff(longest)).toBeGreaterThan(0);
    await expect(longest.getByTitle(/Trade Fair, South Entrance/)).toHaveCount(1);
    await page.keyboard.press('j');
    await longest.focus();
    await expect.poll(() => cutOff(longest)).toBe(0);
  });
  await test.step('one press on a mark filters, and another shows all again', async () => {
    const mark = page.getByRole('button', { name: 'Not taken' }).first();
    await mark.click();
    await expect(page.getByRole('radio', { name: /^Not taken/ })).toBeChecked();
    expect(await rows.count()).toBeLessThan(full.passengers.length);
    await mark.click();
    await expect(rows).toHaveCount(full.passengers.length);
  });
  await expectBarrierFree(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
});
