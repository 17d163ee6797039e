import type { Page } from 'playwright/test';
import { aFullPlan } from '#domain/rides/model/dispatch/full-plan.builder.ts';
import {
  createPeople,
  createPerson,
  ownNames,
  readDocument,
  storeDocuments,
  textIn,
} from './backend-data.ts';
import {
  expectBarrierFree,
  expectNoSidewaysScroll,
  expectRoomToPressAtDeskAndOnPhone,
} from './expect-accessible.ts';
import { expect, smoke, test } from './fixtures.ts';
import { showBoard } from './full-board.ts';
import { signedIn } from './signed-in.ts';

const ZONE = 'Europe/Berlin';
const HOUR_MS = 3_600_000;

/** The beginning of the day `days` ahead in the service's zone, and its name, such as `2026-11-30`. */
function dayAhead(days: number): { readonly begin: Date; readonly day: string } {
  const then = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + days * 24 * HOUR_MS);
  const day = then.toLocaleDateString('sv', { timeZone: ZONE });
  const hour = Number(then.toLocaleString('en', { timeZone: ZONE, hour: '2-digit', hourCycle: 'h23' }));
  return { begin: new Date(then.getTime() - hour * HOUR_MS), day };
}

const rows = (page: Page) => page.locator('main [data-row]');

async function openFullPlan(page: Page) {
  await signedIn(page, await createPerson({ role: 'admin' }));
  const { begin, day } = dayAhead(1);
  await showBoard(page, aFullPlan(begin, new Date()));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/admin/plan?day=${day}`);
  await expect(rows(page)).toHaveCount(120);
  await expect(rows(page).filter({ hasText: /^\d\d:\d\dPassenger/ })).toHaveCount(0, { timeout: 30_000 });
  return day;
}

test('a day of 120 rides for 20 drivers is on one screen, answers keys, and has no barrier', async ({
  page,
  expectFailedLoads,
}) => {
  // The page must not listen, because its listener would read the database.
  expectFailedLoads(0);
  await openFullPlan(page);
  const hidden = await page.locator('main :is([data-row], [data-lane])').evaluateAll(
    (all) =>
      all
        .map((each) => each.getBoundingClientRect())
        .filter(({ top, left, bottom, right }) => {
          const [width, height] = [window.innerWidth, window.innerHeight];
          return top < 0 || left < 0 || bottom > height || right > width;
        }).length,
  );
  expect(hidden).toBe(0);
  await expect(page.locator('main [data-lane]')).toHaveCount(20);

  await test.step('keys', async () => {
    await page.keyboard.press('j');
    await expect(rows(page).first()).toBeFocused();
    // The time from the key to the layout of everything that the page renders for it.
    const took = await page.evaluate(() =>
      Array.from({ length: 40 }, (_, index) => {
        const key = index % 2 === 0 ? 'j' : ' ';
        const begun = performance.now();
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
        document.body.getBoundingClientRect();
        return performance.now() - begun;
      }).toSorted((one, other) => one - other),
    );
    const median = `${took[Math.floor(took.length / 2)]} ms for a key`;
    test.info().annotations.push({ type: 'milliseconds', description: median });
    await expect(page.getByRole('button', { name: 'Give 20 rides' })).toBeVisible();
  });
  await test.step('the line below the plan describes the focused ride', async () => {
    await page.keyboard.press('j');
    const name = await page.locator('[data-row]:focus').getAttribute('title');
    const [when = ''] = (name ?? '').split(' ');
    await expect(page.locator('main p[aria-hidden]').filter({ hasText: when })).toBeVisible();
  });
  await test.step('beside an open ride the plan is whole', async () => {
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    const edge = (await panel.boundingBox())?.x ?? 0;
    const rights = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().right));
    expect(Math.max(...rights)).toBeLessThanOrEqual(edge);
    await page.keyboard.press('Escape');
  });
  await expectBarrierFree(page);
  await expectNoSidewaysScroll(page);
  await expectRoomToPressAtDeskAndOnPhone(page);
});

test('the day sheet of a driver with twenty rides is one page of paper', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0);
  await signedIn(page, await createPerson({ role: 'admin' }));
  const { begin, day } = dayAhead(1);
  const full = aFullPlan(begin, new Date());
  const driven = Object.entries(full.documents).map(([path, document], index) => {
    const isRide = /^rides\/[^/]+$/.test(path);
    return [path, isRide && index < 56 ? { ...document, driver: 'plan-driver-3' } : document] as const;
  });
  await showBoard(page, { ...full, documents: Object.fromEntries(driven) });
  await page.goto(`/admin/plan/sheet?day=${day}&driver=plan-driver-3`);
  const rides = page.locator('main li');
  await expect(page.getByRole('heading', { level: 1, name: /^Day sheet of / })).toBeVisible();
  await expect(rides).toHaveCount(20);
  await expect(rides.filter({ hasText: '+1 555' })).toHaveCount(20);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await expectBarrierFree(page);
});

/** The engines that run at the same time on one database. */
const ENGINES = ['Firefox', 'WebKit'];

/** The most keys to give eight rides of an ill driver to another. */
const MOST_KEYS = 20;

test(
  'the rides of an ill driver are given to another driver by keyboard, each by a step that the rules permit',
  smoke,
  async ({ page, expectFailedLoads }) => {
    // The plan makes rides of orders. If a page of another test makes one first, this page is refused.
    expectFailedLoads(403);
    const own = ownNames();
    // Each engine has rides, drivers and a day of its own.
    const nth = ENGINES.indexOf(test.info().project.name) + 1;
    const [ill, other] = await createPeople(
      ['Aada', 'Aaron'].map((first, index) => ({
        uid: `ill-${nth}-${index}`,
        name: `${first} ${own}`,
        role: 'driver' as const,
      })),
    );
    await signedIn(page, await createPerson({ role: 'admin' }));
    // The day is so far ahead that no other test has rides on it.
    const { begin, day } = dayAhead(24 + nth);
    const { documents } = aFullPlan(begin, new Date());
    const planned = Array.from(
      { length: 8 },
      (_, round) => `plan-ride-${String(round * 5).padStart(3, '0')}`,
    );
    const rides = planned.map((id) => `${id}-${nth}`);
    const pickUp = (index: number) => new Date(begin.getTime() + (6 + index * 1.5) * HOUR_MS);
    await storeDocuments({
      ...Object.fromEntries(
        [ill, other].map((driver, index) => [
          `drivers/${driver?.uid}`,
          { ...documents[`drivers/plan-driver-${index}`], name: driver?.name },
        ]),
      ),
      ...Object.fromEntries(
        planned.flatMap((id, index) => [
          [
            `rides/${id}-${nth}`,
            {
              ...documents[`rides/${id}`],
              driver: ill?.uid,
              people: 1,
              needs: [],
              pickupAt: pickUp(index),
              searchFrom: pickUp(index),
            },
          ],
          [`rides/${id}-${nth}/private/details`, { ...documents[`rides/${id}/private/details`] }],
        ]),
      ),
    });
    await page.goto(`/admin/plan?day=${day}`);
    await expect(rows(page)).toHaveCount(rides.length);
    let keys = 0;
    const press = async (...pressed: readonly string[]) => {
      for (const key of pressed) {
        keys += 1;
        // oxlint-disable-next-line no-await-in-loop -- keys are pressed one after the other
        await page.keyboard.press(key);
      }
    };
    await press('Shift+J', 'i');
    await expect(page.getByRole('button', { name: 'Driver not available' })).toBeFocused();
    await press('Enter');
    await expect(page.getByText('8 rides taken back.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('list', { name: 'No driver' }).getByRole('button')).toHaveCount(rides.length);
    await press('Shift+A');
    await expect(page.getByRole('radio', { name: 'Each to its first suggestion' })).toBeFocused();
    // The test in another engine may have left drivers whose names come first.
    const wanted = page.getByRole('radio', { name: `Aaron ${own}` });
    while (!(await wanted.isChecked())) {
      // oxlint-disable-next-line no-await-in-loop -- keys are pressed one after the other
      await press('ArrowDown');
    }
    await press('Enter');
    await expect(page.getByText('8 rides given.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('list', { name: `Aaron ${own}` }).getByRole('button')).toHaveCount(
      rides.length,
    );
    test.info().annotations.push({ type: 'keys', description: `${keys} for a driver who is ill` });
    expect(keys).toBeLessThanOrEqual(MOST_KEYS);
    const stored = await Promise.all(rides.map((id) => readDocument(`rides/${id}`)));
    expect(stored.map((ride) => [textIn(ride, 'state'), textIn(ride, 'driver')])).toEqual(
      rides.map(() => ['accepted', other?.uid]),
    );
  },
);
