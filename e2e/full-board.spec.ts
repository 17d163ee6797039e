import type { Locator } from 'playwright/test';
import { createPerson } from './backend-data.ts';
import {
  expectBarrierFree,
  expectNoSidewaysScroll,
  expectRoomToPressAtDeskAndOnPhone,
} from './expect-accessible.ts';
import { inEveryLanguage } from './every-language.ts';
import { expect, test } from './fixtures.ts';
import { showFullBoard } from './full-board.ts';
import { signedIn } from './signed-in.ts';

/**
 * For each window: the fewest rows of rides, and of drivers, that are completely visible without scrolling. No edge of
 * the window or of a cell cuts them off. `cutOff` is the most rows, in percent, with a place that is cut off. A pointer
 * or a key shows such a place in full.
 */
const IN_SIGHT = [
  { width: 1280, height: 800, rides: 20, drivers: 14, cutOff: 20 },
  { width: 1920, height: 1080, rides: 32, drivers: 20, cutOff: 5 },
];

/** The rides, without today's unserved requests. */
const RIDES = 'main :is([data-row^="waiting "], [data-row^="promised "], [data-row^="underWay "])';

/** For each row: whether it is in the window, below the fixed bar at the top, and which texts are cut off. */
const lookAt = (rows: Locator) =>
  rows.evaluateAll((all) => {
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return all.map((row) => {
      const box = row.getBoundingClientRect();
      const cut = [...row.querySelectorAll('*')].filter(
        (part) =>
          part.clientWidth > 1 &&
          part.scrollWidth > part.clientWidth &&
          getComputedStyle(part).overflowX !== 'visible',
      );
      return {
        inSight: box.height > 0 && box.top >= top && box.bottom <= window.innerHeight,
        cut: cut.map((part) => (part.closest('[title*="→"]') === null ? part.textContent : 'place')),
      };
    });
  });

/** How many of these elements are completely in the window. */
const wholeIn = (elements: Locator) =>
  elements.evaluateAll(
    (all) =>
      all
        .map((each) => each.getBoundingClientRect())
        .filter(({ top, bottom, height }) => height > 0 && top >= 0 && bottom <= window.innerHeight).length,
  );

test('a full board has twenty rides in sight, thirty-two on a large screen, names all of them, and has no barrier', async ({
  page,
  expectFailedLoads,
}) => {
  // The page must not listen, because its listener would read the database.
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
  for (const { width, height, rides, drivers: leastDrivers, cutOff } of IN_SIGHT) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const whole = async () =>
        (await lookAt(rows)).filter(({ inSight, cut }) => inSight && cut.length === 0).length;
      await expect.poll(whole).toBeGreaterThanOrEqual(rides);
      const cuts = (await lookAt(rows)).flatMap(({ cut }) => (cut.length > 0 ? [new Set(cut)] : []));
      expect(cuts).toEqual(cuts.map(() => new Set(['place'])));
      expect((100 * cuts.length) / full.passengers.length).toBeLessThanOrEqual(cutOff);
      const drivers = page.getByRole('region', { name: 'Drivers' });
      expect(await wholeIn(drivers.getByRole('listitem'))).toBeGreaterThanOrEqual(leastDrivers);
      await page.mouse.wheel(0, 500);
      await expect(drivers.getByRole('link').first()).toBeInViewport();
      await page.mouse.wheel(0, -500);
    });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('a row that a key has led to shows its places whole, and a pointer their text', async () => {
    const longest = rows.filter({ hasText: '30 Castle Hill' });
    const cut = async () => (await lookAt(longest)).flatMap((row) => row.cut);
    expect(await cut()).toContain('place');
    await expect(longest.getByTitle(/Trade Fair, South Entrance/)).toHaveCount(1);
    const heights = () => rows.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    const atRest = await heights();
    await page.keyboard.press('j');
    await expect(rows.first()).toBeFocused();
    expect(await heights()).toEqual(atRest);
    await longest.focus();
    await expect.poll(cut).toEqual([]);
    const cancel = longest.getByRole('button', { name: 'Cancel' });
    await cancel.hover();
    const before = await cancel.boundingBox();
    await page.mouse.down();
    expect(await cancel.boundingBox()).toEqual(before);
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: /^Cancel/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('the buttons of a row cover nothing in it, and the count of a search no filter', async () => {
    const row = rows.filter({ hasText: 'Child seat' }).first();
    const cells = row.getByRole('gridcell');
    const lefts = () =>
      cells.evaluateAll((all) => all.slice(0, -1).map((cell) => cell.getBoundingClientRect().left));
    const before = await lefts();
    await cells.last().evaluate((actions) => {
      const refusal = document.createElement('p');
      refusal.role = 'alert';
      actions.append(refusal);
    });
    expect(await lefts()).toEqual(before);
    await cells.last().evaluate((actions) => actions.lastElementChild?.remove());
    await row.hover();
    const edges = await row.locator('> [role=presentation] > *, > [role=gridcell]').evaluateAll((all) =>
      all
        .map((cell) => cell.getBoundingClientRect())
        .toSorted((one, other) => one.left - other.left)
        .flatMap(({ left, right }) => [left, right]),
    );
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
    const field = page.getByRole('searchbox', { name: 'Search rides' });
    await field.fill('lime');
    const [count, around] = [await page.getByText(/^\d+ rides$/).boundingBox(), await field.boundingBox()];
    expect(count).toMatchObject({ y: around?.y, height: around?.height });
    await field.press('Escape');
    await expect(rows).toHaveCount(full.passengers.length);
  });
  await test.step('a time of another day or week is not cut off', async () => {
    const row = rows.first();
    await row.locator('time').evaluate((time) => (time.textContent = 'Wed 28 Sept 09:45'));
    expect((await lookAt(row))[0]?.cut).not.toContain('Wed 28 Sept 09:45');
  });
  await expectBarrierFree(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
});

test('late requests and several marks make no row higher, and no control of a full board is too small to press', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await signedIn(page, await createPerson({ role: 'admin' }));
  // This board is twelve minutes old. Its oldest searches end soon, and drivers who wait at a door are silent.
  const full = await showFullBoard(page, new Date(Date.now() - 12 * 60_000));
  await page.goto('/admin/rides');
  // Rides that other tests book meanwhile are on the board, too.
  const ids = Object.keys(full.documents).flatMap((path) => /^rides\/([^/]+)$/.exec(path)?.[1] ?? []);
  const rows = page.locator(RIDES).and(page.locator(ids.map((id) => `[data-row$=" ${id}"]`).join()));
  await expect(rows).toHaveCount(full.passengers.length);
  await expect(rows.getByRole('rowheader').filter({ hasText: /^Passenger$/ })).toHaveCount(0);
  await inEveryLanguage(page, async () => {
    await expect(rows.filter({ hasText: /ends|endet/ }).first()).toBeVisible();
    for (const width of [1280, 1920]) {
      /* oxlint-disable no-await-in-loop -- a page has one width at a time */
      await page.setViewportSize({ width, height: 1080 });
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect(new Set(heights)).toEqual(new Set([25]));
      const cuts = (await lookAt(rows)).flatMap(({ cut }) => cut);
      expect(new Set(cuts.filter((cut) => cut !== 'place'))).toEqual(new Set());
      /* oxlint-enable no-await-in-loop */
    }
  });
  await expectRoomToPressAtDeskAndOnPhone(page);
});

test('the search finds one of 200 rides by the end of its number, and gives the others back', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await signedIn(page, await createPerson({ role: 'admin' }));
  await showFullBoard(page, new Date(), 137);
  await page.goto('/admin/rides');
  const [rows, field] = [page.locator(RIDES), page.getByRole('searchbox', { name: 'Search rides' })];
  // Rides that other tests book meanwhile are on the board, too.
  const isWhole = () => expect.poll(() => rows.count()).toBeGreaterThanOrEqual(200);
  await isWhole();
  await field.fill('7363');
  await expect(rows).toHaveCount(1);
  await field.press('Escape');
  await isWhole();
});
