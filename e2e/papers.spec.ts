import { readFile } from 'node:fs/promises';
import { aStoredFare } from '#domain/books/model/fares/fare.builder.ts';
import { billOf, creditOf, lineOf, paperOf, storedPaper } from '#domain/books/model/papers/paper.builder.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { createPerson, ownNames, storeDocuments } from './backend-data.ts';
import { expectNoSidewaysScroll, expectNoViolation, expectRoomToPress } from './expect-accessible.ts';
import { keepBooks } from './firm-with-books.ts';
import { expect, smoke, test } from './fixtures.ts';
import { inEachLook } from './looks.ts';
import { showAsPrinted } from './show-as-printed.ts';
import { signedIn } from './signed-in.ts';

const PLACES = ['Mitte', 'Flughafen BER', 'Klinikum', 'Prenzlauer Berg', 'Bahnhof Südkreuz'];
const LONG = ['Kostenstelle: 4711', 'Freigabe: AB-2026/0815 Station 7, Frau Öztürk'];

/** Lines of a month's rides, every third one with long references. */
const rides = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    lineOf(`Ride${String(index).padStart(16, '0')}`, {
      day: `2026-11-${String(1 + Math.floor((index * 30) / count)).padStart(2, '0')}`,
      from: PLACES[index % 5] ?? '',
      to: PLACES[(index + 2) % 5] ?? '',
      passenger: index % 4 === 0 ? 'Dr. Erika Mustermann-Beispiel' : '',
      references: index % 3 === 0 ? LONG : [],
      amount: 1250 + index * 7,
      vat: index % 2 === 0 ? 70 : 190,
    }),
  );

/** Stores a bill of `count` rides, and a credit note for two of them. Returns the paths of both and of a statement. */
async function storeAccount(count: number) {
  const payer = ownNames();
  const id = `${payer}-2026-11-01-2026-11-30-EUR-1`;
  const lines = rides(count);
  const bill = { ...paperOf(lines), bill: { ...billOf(lines, { id }), payer } };
  const issued = { number: '2026-00043' };
  const note = creditOf(lines.slice(0, 2), { id: `${id}-c1`, corrects: id, issued });
  const papers = [bill, { ...note, bill: { ...note.bill, payer } }];
  const documents = Object.entries(Object.assign({}, ...papers.map(storedPaper)) as Record<string, object>);
  // One request may have at most 500 writes.
  while (documents.length > 0) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await storeDocuments(Object.fromEntries(documents.splice(0, 250)));
  }
  return {
    bill: `/admin/bills/${id}`,
    credit: `/admin/bills/${id}-c1`,
    statement: `/admin/bills/statement/${payer}`,
  };
}

test('a bill of 500 rides has the head of its table on each page of A4, and no row is cut', async ({
  page,
}) => {
  const { bill } = await storeAccount(500);
  await signedIn(page, await createPerson({ role: 'system_admin' }));
  await page.goto(bill);
  const table = page.getByRole('table', { name: 'Rides' });
  await expect(table.getByRole('row')).toHaveCount(501);
  // A4 without margins.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  // Browsers repeat a head with this display on each page, and do not divide these rows.
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(table.locator('tbody tr').first()).toHaveCSS('display', 'table-row');
  await expect(table.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid');
  for (const gone of [
    page.getByRole('button'),
    page.getByRole('navigation'),
    page.getByRole('link', { name: 'Bills' }),
  ])
    await expect(gone.filter({ visible: true })).toHaveCount(0);
  const [content, paper] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(paper ?? 0);
});

/** Stores a completed ride. Returns the paths of its receipt and of its driver's cash sheet of the day. */
async function storeEndedRide() {
  const { uid: driver } = await createPerson({ role: 'driver' });
  const id = `Paper${driver.replaceAll('-', '')}`.slice(0, 20);
  const at = new Date();
  const day = at.toISOString().slice(0, 10);
  const cash = { total: 2000, length: 72_000, waited: null, extras: [], paid: 'cash', driver, plate: 'CB 1' };
  const sums = { rides: 1, length: 72_000, cash: 2000, card: 0, account: 0, nothing: 0 };
  await keepBooks();
  await storeDocuments({
    [`rides/${id}`]: aStoredRide('completed', { driver, pickupAt: at, endedAt: at }),
    ...aStoredFare(id, {
      tariff: null,
      agreed: null,
      end: { ...cash, by: driver, at },
      day,
      rev: 1,
      by: driver,
      at,
    }),
    [`takings/${day}-driver-EUR-${driver}`]: { ...sums, day, kind: 'driver', currency: 'EUR', of: driver },
  });
  return { receipt: `/receipt/${id}`, sheet: `/admin/takings?driver=${driver}&day=${day}` };
}

test(
  'bills, statements, receipts and cash sheets are printed dark on light, without controls',
  smoke,
  async ({ page }) => {
    const { bill, credit, statement } = await storeAccount(3);
    const { receipt, sheet } = await storeEndedRide();
    await signedIn(page, await createPerson({ role: 'system_admin' }));
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    // A4 without margins.
    await page.setViewportSize({ width: 794, height: 1123 });
    for (const [path, content] of [
      [bill, page.getByRole('table', { name: 'Rides' })],
      [credit, page.getByRole('table', { name: 'Rides' })],
      [statement, page.getByRole('table')],
      [receipt, page.getByRole('article', { name: 'Receipt' })],
      [sheet, page.getByText('Cash to hand in')],
    ] as const) {
      await page.goto(path);
      await expect(content.first()).toBeVisible();
      await expect(page.locator('body')).not.toHaveCSS('color', 'rgb(11, 26, 51)');
      await showAsPrinted(page);
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(11, 26, 51)');
      for (const role of ['button', 'navigation', 'combobox', 'textbox'] as const)
        await expect(page.getByRole(role).filter({ visible: true }), path).toHaveCount(0);
      const [needed, paper] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(needed, path).toBeLessThanOrEqual(paper ?? 0);
    }
  },
);

test('papers have no barrier that axe finds, and fit a narrow phone in German', async ({ page }) => {
  const account = await storeAccount(3);
  await signedIn(page, await createPerson({ role: 'system_admin' }));
  for (const language of ['en', 'de']) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    for (const path of [...Object.values(account), '/admin/books']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('main').locator('table, textarea').first()).toBeVisible();
      await inEachLook(
        page,
        [
          { width: 1280, theme: 'light' },
          { width: 320, theme: 'dark' },
        ],
        (look) => expectNoViolation(page, look),
      );
      await expectRoomToPress(page);
      await expectNoSidewaysScroll(page);
    }
  }
});

test('the e-invoice of a bill is saved by keyboard, and its code loads with the press', async ({ page }) => {
  const { bill } = await storeAccount(3);
  await signedIn(page, await createPerson({ role: 'system_admin' }));
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(bill);
  const button = page.getByRole('button', { name: 'Save the e-invoice' });
  await expect(page.getByRole('img', { name: /^Payment code/ })).toBeVisible();
  expect(loaded.filter((url) => /\/ubl-/.test(url))).toEqual([]);
  const saving = page.waitForEvent('download');
  await button.focus();
  await page.keyboard.press('Enter');
  const file = await saving;
  expect(file.suggestedFilename()).toBe('2026-00042.xml');
  const xml = await readFile(await file.path(), 'utf8');
  expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">37.71</cbc:PayableAmount>');
  expect(loaded.filter((url) => /\/ubl-/.test(url))).toHaveLength(1);
  await expect(page.getByRole('status').filter({ hasText: 'Saved as 2026-00042.xml' })).toBeVisible();
});
