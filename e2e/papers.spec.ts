import type { Page } from 'playwright/test';
import { billOf, creditOf, lineOf, paperOf } from '#domain/books/model/papers/paper.builder.ts';
import { createPerson, ownNames, storeDocuments } from './backend-data.ts';
import { expectNoSidewaysScroll, expectNoViolation } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { inEachLook } from './looks.ts';
import { signedIn } from './signed-in.ts';

type PaperOf = ReturnType<typeof paperOf>;

const PLACES = ['Mitte', 'Flughafen BER', 'Klinikum', 'Prenzlauer Berg', 'Bahnhof Südkreuz'];

/** Rides of a month at two rates, every third with a long reference. */
const rides = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    lineOf(`Ride${String(index).padStart(16, '0')}`, {
      day: `2026-11-${String(1 + Math.floor((index * 30) / count)).padStart(2, '0')}`,
      from: PLACES[index % 5] ?? '',
      to: PLACES[(index + 2) % 5] ?? '',
      passenger: index % 4 === 0 ? 'Dr. Erika Mustermann-Beispiel' : '',
      references:
        index % 3 === 0 ? ['Kostenstelle: 4711', 'Freigabe: AB-2026/0815 Station 7, Frau Öztürk'] : [],
      amount: 1250 + index * 7,
      vat: index % 2 === 0 ? 70 : 190,
    }),
  );

/** Stores papers as they were issued, with the owner's rights, and in parts that one request may have. */
async function store({ bill, lines, paidOn }: PaperOf): Promise<void> {
  const { id, totals, ...fields } = bill;
  const settled = { paidOn, by: 'sam', at: bill.at, payer: bill.payer, until: bill.until, was: [] };
  await storeDocuments({
    [`bills/${id}`]: { ...fields, totals: Object.fromEntries(totals) },
    ...(paidOn !== null && { [`settlements/${id}`]: { ...settled, deleteAt: bill.deleteAt } }),
  });
  for (let from = 0; from < lines.length; from += 200) {
    const part = lines.slice(from, from + 200);
    // oxlint-disable-next-line no-await-in-loop -- a request has an end
    await storeDocuments(
      Object.fromEntries(part.map(({ id: ride, ...line }) => [`bills/${id}/lines/${ride}`, line])),
    );
  }
}

/** A payer's bill of some rides, and the credit note of two of them. */
async function storeBill(count: number) {
  const payer = ownNames().padEnd(20, '0');
  const id = `${payer}-2026-11-01-2026-11-30-EUR-1`;
  const lines = rides(count);
  const paper = { ...paperOf(lines), bill: { ...billOf(lines), id, payer } };
  const credit = creditOf(lines.slice(0, 2));
  const issued = { ...credit.bill.issued, number: '2026-00043' };
  const note = { ...credit, bill: { ...credit.bill, id: `${id}-c1`, of: id, payer, issued } };
  await store(paper);
  await store(note);
  return { payer, bill: id, credit: note.bill.id };
}

async function openAs(page: Page, path: string, language: 'en' | 'de'): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  await page.goto(path);
  await expect(page.getByRole('table').first()).toBeVisible();
}

test('SHOTS', async ({ page }) => {
  const { payer, bill, credit } = await storeBill(500);
  const small = await storeBill(3);
  await signedIn(page, await createPerson({ role: 'system_admin' }));
  for (const language of ['en', 'de'] as const) {
    for (const [name, path] of [
      ['bill', `/admin/bills/${bill}`],
      ['small', `/admin/bills/${small.bill}`],
      ['credit', `/admin/bills/${credit}`],
      ['statement', `/admin/bills/statement/${payer}`],
    ] as const) {
      await openAs(page, path, language);
      await page.waitForTimeout(500);
      for (const [width, theme] of [
        [1280, 'light'],
        [360, 'dark'],
        [320, 'light'],
      ] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await page.setViewportSize({ width, height: 900 });
        await page.screenshot({
          path: `/tmp/e-shots/${name}-${language}-${width}.png`,
          fullPage: name !== 'bill',
        });
      }
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.pdf({ path: `/tmp/e-shots/${name}-${language}.pdf`, format: 'A4' });
    }
  }
});
