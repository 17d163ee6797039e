import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { z } from 'zod';
import { PROJECT_ID } from '#backend/settings.ts';
import { CLINIC } from '#domain/books/model/payers/payer.builder.ts';
import { newPayerBatch } from '#domain/books/model/payers/payer.ts';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { fieldsOf } from '#emulator-seed/seed-documents.ts';
import { createPerson, storeDrives } from './backend-data.ts';
import {
  expectBarrierFree,
  expectNoSidewaysScroll,
  expectRoomToPressAtDeskAndOnPhone,
} from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signedIn } from './signed-in.ts';
import { callTo } from './traffic.ts';

const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents`;
const CREATED = '2026-01-01T00:00:00.000Z';
const MANY = 24;
const idOf = (at: number): string => `Many${String(at).padStart(16, '0')}`;

const DECIDED = new Date('2026-01-02T09:00:00Z');

/** Makes a document of each collection, with longer names and places than most. */
const STORED: Readonly<Record<string, (at: number) => object>> = {
  rides: () => aStoredRide('completed', { area: { from: 'Main Library, Reading Room', to: 'Airport' } }),
  vehicles: (at) => ({
    label: `Mercedes V-Class ${at}`,
    plate: `CB ${at}`,
    colour: 'white',
    seats: 6,
    needs: ['wheelchair', 'child_seat'],
    active: at % 5 > 0,
  }),
  payers: (at) => ({
    ...newPayerBatch('', 'u-ada', {
      ...CLINIC,
      name: `Parish nursing home, accounts ${at}`,
      suspended: at % 5 === 0,
    })[0]?.fields,
    at: DECIDED,
  }),
  customers: (at) =>
    aStoredCustomer({
      name: `Anna Maria Bergmann-Oberhuber ${at}`,
      note: 'Pays by invoice.',
      needs: ['pet'],
    }),
  users: (at) => ({
    uid: idOf(at),
    email: `anna.maria.bergmann-oberhuber.${at}@example.com`,
    name: `Anna Maria Bergmann-Oberhuber ${at}`,
    role: at % 3 === 0 ? 'driver' : 'passenger',
    status: 'pending',
    createdAt: CREATED,
    registeredAt: new Date(CREATED),
    provenAt: at % 4 === 0 ? null : new Date(CREATED),
    reviewCount: 0,
    phone: '+49 30 293377',
    message: 'I moved here in May and drive to the hospital twice a week.',
  }),
  reviews: (at) => ({
    actor: idOf(at),
    from: 'pending',
    to: 'rejected',
    reason: 'The photo of the permit was unreadable, and nobody answered our question.',
    at: DECIDED,
  }),
};

/** The path of a document. A decision is at `users/{uid}/reviews/{number}`. */
const pathOf = (collection: string, at: number): string =>
  collection === 'reviews' ? `users/${idOf(at)}/reviews/${at + 1}` : `${collection}/${idOf(at)}`;

const Asked = z.object({
  structuredQuery: z.object({ from: z.array(z.object({ collectionId: z.string() })) }),
});

/**
 * Answers the page's queries for the collections of `makers` with `MANY` documents each. In the database, every other
 * test would find them. A query without the text `within` goes to the backend.
 */
async function showLargeFirm(page: Page, makers = STORED, within = ''): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith('/Listen/channel'),
    (route) => route.abort('blockedbyclient'),
  );
  await page.route(callTo('documents:runQuery'), async (route) => {
    const body = route.request().postData() ?? '{}';
    const asked = Asked.safeParse(JSON.parse(body));
    const collection = asked.data?.structuredQuery.from[0]?.collectionId ?? '';
    const make = makers[collection];
    if (make === undefined || !body.includes(within)) return route.fallback();
    const readTime = new Date().toISOString();
    const json = Array.from({ length: MANY }, (_, at) => ({
      document: {
        name: `${ROOT}/${pathOf(collection, at)}`,
        fields: fieldsOf(make(at)),
        createTime: CREATED,
        updateTime: CREATED,
      },
      readTime,
    }));
    return route.fulfill({ json });
  });
}

/** The different heights of all rows, and how many rows are completely in the window. */
const measure = (page: Page) =>
  page.locator('main [data-row]').evaluateAll((rows) => {
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return {
      heights: [...new Set(boxes.map(({ height }) => Math.round(height)))],
      whole: boxes.filter((box) => box.top >= top && box.bottom <= window.innerHeight).length,
    };
  });

/** The height of each line of filters, and the greatest height of the controls in the line. */
const filterLines = (page: Page) =>
  page.locator('main .filter-line').evaluateAll((lines) =>
    lines.map((line) => ({
      line: line.getBoundingClientRect().height,
      highest: Math.max(...[...line.children].map((child) => child.getBoundingClientRect().height)),
    })),
  );

for (const { path, list, least, lines = 1 } of [
  { path: '/admin/rides/history', list: 'Rides', least: 14 },
  { path: '/admin/customers', list: 'Customers', least: 18 },
  { path: '/admin/fleet', list: 'Cars', least: 18, lines: 0 },
  { path: '/admin/payers', list: 'Account customers', least: 15 },
  { path: '/admin/dashboard', list: 'Pending accounts', least: 18 },
  { path: '/admin/activity', list: 'Decisions', least: 18 },
]) {
  test(`${path} has ${least} rows of one line in sight, a panel beside them, and no barrier`, async ({
    page,
    expectFailedLoads,
  }) => {
    // The listener gets no answer. Remarks are refused, because their rides are not stored.
    expectFailedLoads(0, 403);
    await page.setViewportSize({ width: 1280, height: 800 });
    await signedIn(page, await createPerson({ role: 'admin' }));
    await showLargeFirm(page);
    await page.goto(path);
    const rows = page.getByRole('grid', { name: list }).locator('[data-row]');
    await expect(rows.nth(least)).toBeAttached();
    const { heights, whole } = await measure(page);
    expect(whole).toBeGreaterThanOrEqual(least);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(28);
    expect(Math.max(...heights)).toBeLessThanOrEqual(36);
    const filters = await filterLines(page);
    expect(filters).toHaveLength(lines);
    for (const { line, highest } of filters) expect(line, 'filters are in one line').toBe(highest);
    await expectBarrierFree(page);
    await expectRoomToPressAtDeskAndOnPhone(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await rows.nth(1).hover();
    // The row's buttons hide the texts under them, and are over no link.
    await expect(rows.nth(1).getByRole('gridcell').last()).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    for (const link of await rows.nth(1).getByRole('link').all()) await link.click({ trial: true });
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectBarrierFree(page);
    await page.keyboard.press('Escape');
    await expect(rows.nth(1)).toBeFocused();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}

test('requests that were not served today are rows of one line on the board, with room to press their links', async ({
  page,
  expectFailedLoads,
}) => {
  expectFailedLoads(0, 403);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signedIn(page, await createPerson({ role: 'admin' }));
  const ended = () =>
    aStoredRide('expired', {
      open: false,
      endedAt: new Date(),
      area: { from: 'Main Library, Reading Room, Old Town', to: 'Trade Fair, South Entrance, Airport' },
    });
  await showLargeFirm(page, { rides: ended }, '"expired"');
  await page.goto('/admin/rides');
  const rows = page.getByRole('grid', { name: 'Not served today' }).locator('[data-row]');
  await expect(rows.nth(18)).toBeAttached();
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(28);
  expect(Math.max(...heights)).toBeLessThanOrEqual(36);
  const head = await page.getByRole('columnheader', { name: 'Phone' }).last().boundingBox();
  expect(head?.x).toBe((await rows.first().getByRole('gridcell').nth(2).boundingBox())?.x);
  await expectRoomToPressAtDeskAndOnPhone(page);
});

test('eight keys at most lead from the board to a file of the rides of last week', async ({ page }) => {
  const driver = await createPerson({ role: 'driver' });
  await storeDrives(driver, [new Date(Date.now() - 7 * 24 * 3_600_000)]);
  await signedIn(page, await createPerson({ role: 'admin' }));
  await page.goto('/admin/rides');
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('g');
  await press('h');
  await expect(page.getByText(/rides? found/)).toBeVisible();
  await press('w');
  await expect(page).toHaveURL(/from=/);
  const download = page.waitForEvent('download');
  await press('x');
  const path = await (await download).path();
  expect(readFileSync(path, 'utf8')).toContain(driver.uid);
  expect(keys).toBeLessThanOrEqual(8);
});
