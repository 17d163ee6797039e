import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  billOf,
  creditOf,
  FIRM,
  lineOf,
  paperOf,
  storedPaper,
} from '#domain/books/model/papers/paper.builder.ts';
import type { Paper } from '#domain/books/model/papers/paper.ts';
import { FIRST_BOOK_SETTINGS } from '#domain/books/model/basics/book-settings.ts';
import { csvRows } from '#domain/shared/csv-rows.ts';
import type { Language } from '#words/languages.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const SAM = { name: 'Sam System', role: 'system_admin' } as const;
const ADA = { name: 'Ada Admin', role: 'admin' } as const;

const LINES = [
  lineOf('Ride0000000000000001', { passenger: 'Erika Muster' }),
  lineOf('Ride0000000000000002', { day: '2026-11-05', amount: 1000, vat: 190, references: [] }),
];
const BILL = paperOf(LINES);
const CREDIT: Paper = (() => {
  const note = creditOf(LINES.slice(0, 1), { id: 'Credit00000000000001', corrects: BILL.bill.id });
  return { ...note, bill: { ...note.bill, issued: { ...note.bill.issued, number: '2026-00043' } } };
})();

async function open(
  path: string,
  papers: readonly Paper[],
  { person = SAM as typeof SAM | typeof ADA, language = 'en' as Language, others = {} } = {},
) {
  const stored = papers.map(storedPaper);
  const world = await openRideWorld(person, Object.assign({}, ...stored, others));
  return renderApp(path, { world, language });
}

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const tableOf = (name: string) => screen.findByRole('table', { name });
const rowsOf = async (name: string) =>
  within(await tableOf(name))
    .getAllByRole('row')
    .slice(1);

function savedFiles() {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return saved;
}

describe('the paper of a bill', () => {
  const path = `/admin/bills/${BILL.bill.id}`;

  test('the paper of a bill names firm, account, tax ids, number, days, rides, sums by rate and how to pay', async () => {
    await open(path, [BILL]);
    expect(await screen.findByRole('heading', { name: 'Invoice 2026-00042', level: 1 })).toBeShown();
    for (const text of [
      'Stadttaxi Müller & Töchter GmbH',
      'Klinikum "Am Park" <Süd>',
      'DE 123456789',
      '37/123/45678',
      '1 December 2026',
      '15 December 2026',
      'Please pay €22.50 by 15 December 2026, with the number 2026-00042 as the reference.',
      'IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX',
    ])
      expect(screen.getByText(text), text).toBeShown();
    const [first, second] = await rowsOf('Rides');
    expect(first && cellsOf(first)).toEqual([
      '1',
      '3 Nov 2026 14:05',
      'Mitte – FlughafenErika Muster · Kostenstelle: 4711',
      'Tax 7 %',
      '€12.50',
    ]);
    expect(second && cellsOf(second)[2]).toBe('Mitte – Flughafen');
    expect((await rowsOf('Sums')).map((row) => row.textContent)).toEqual([
      '19 %€8.40€1.60€10.00',
      '7 %€11.68€0.82€12.50',
      'Total€20.08€2.42€22.50',
    ]);
    expect(await screen.findByRole('img', { name: /^Payment code .* €22\.50 to DE89 3704/ })).toBeShown();
    expect(screen.queryByText(/damaged/)).toBeNull();
  });

  test('the paper of a bill is in German if German was chosen', async () => {
    await open(path, [BILL], { language: 'de' });
    expect(await screen.findByRole('heading', { name: 'Rechnung 2026-00042', level: 1 })).toBeShown();
    expect((await rowsOf('Summen')).at(-1)?.textContent).toMatch(/^Summe20,08.€2,42.€22,50.€$/);
    expect(screen.getByText(/^Bitte zahlen Sie 22,50.€ bis zum 15\. Dezember 2026/)).toBeShown();
  });

  test('the paper of a credit note names the corrected bill, and asks for no payment', async () => {
    await open(`/admin/bills/${CREDIT.bill.id}`, [BILL, CREDIT]);
    expect(await screen.findByRole('heading', { name: 'Credit note 2026-00043' })).toBeShown();
    expect(screen.getByText('Invoice 2026-00042 of 1 December 2026')).toBeShown();
    expect(screen.getByText('You are credited €12.50.')).toBeShown();
    expect(screen.queryByText(/Please pay/)).toBeNull();
    expect(screen.queryByRole('img', { name: /Payment code/ })).toBeNull();
  });

  test('the page of a bill says when the bill was paid', async () => {
    await open(path, [{ ...BILL, paidOn: '2026-12-10' }]);
    expect(await screen.findByText('Paid on 10 December 2026')).toBeShown();
  });

  test('a bill with missing lines says so, and is not saved as an e-invoice', async () => {
    const saved = savedFiles();
    const { user } = await open(path, [{ ...BILL, lines: LINES.slice(1) }]);
    expect(await screen.findByText(/Some lines of this bill are damaged or missing/)).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Save the e-invoice' }));
    expect(await screen.findByText('An e-invoice needs all lines of the bill.')).toBeShown();
    expect(saved).toEqual([]);
  });

  test('a bill is saved as an e-invoice', async () => {
    const saved = savedFiles();
    const { user } = await open(path, [BILL]);
    await user.click(await screen.findByRole('button', { name: 'Save the e-invoice' }));
    expect(await screen.findByText(/^Saved as 2026-00042\.xml/)).toBeShown();
    const xml = (await saved[0]?.text()) ?? '';
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<Invoice /);
    expect(xml).toContain('<cbc:Note>Please pay by 15 December 2026.</cbc:Note>');
    expect(saved[0]?.type).toBe('application/xml');
  });

  test('a bill without a tax id of the firm says what an e-invoice lacks', async () => {
    const firm = { ...FIRM, vatId: '', taxNumber: '' };
    const { user } = await open(path, [paperOf(LINES, { issued: { firm } })]);
    await user.click(await screen.findByRole('button', { name: 'Save the e-invoice' }));
    expect(await screen.findByText(/needs the VAT number or the tax number of the firm/)).toBeShown();
  });

  test('a draft has no paper', async () => {
    const [path1, draft] = Object.entries(storedPaper(BILL))[0] ?? ['', {}];
    await open(path, [], { others: { [path1]: { ...draft, issued: null } } });
    expect(await screen.findByRole('heading', { name: 'Not issued yet' })).toBeShown();
  });

  test('an unknown address has no bill', async () => {
    await open('/admin/bills/nothing', []);
    expect(await screen.findByRole('heading', { name: 'No such bill' })).toBeShown();
  });

  test('the paper of a bill is not shown to an administrator of the desk', async () => {
    const { address } = await open(path, [BILL], { person: ADA });
    expect(await screen.findByRole('heading', { level: 1 })).toBeShown();
    expect(address()).not.toContain('/admin/bills');
  });
});

describe('the statement of an account', () => {
  const path = `/admin/bills/statement/${BILL.bill.payer}`;
  const paid: Paper = {
    ...BILL,
    bill: billOf(LINES, { id: 'Bill0000000000000009', issued: { number: '2026-00009', day: '2026-11-01' } }),
    paidOn: '2026-11-12',
  };

  test('the statement of an account lists bills and credit notes, with the open amounts', async () => {
    await open(path, [CREDIT, BILL, paid]);
    expect(
      await screen.findByRole('heading', { name: 'Statement of account: Klinikum "Am Park" <Süd>' }),
    ).toBeShown();
    expect((await rowsOf('Statement of account')).map(cellsOf)).toEqual([
      [
        '1 Nov 2026',
        'Invoice 2026-00009',
        'Due 15 Dec 2026',
        'Paid on 12 Nov 2026',
        'Amount €22.50',
        'Open €0.00',
      ],
      ['1 Dec 2026', 'Invoice 2026-00042', 'Due 15 Dec 2026', 'Paid on –', 'Amount €22.50', 'Open €22.50'],
      ['1 Dec 2026', 'Credit note 2026-00043', 'Due –', 'Paid on –', 'Amount -€12.50', 'Open -€12.50'],
    ]);
    expect(screen.getByRole('definition').textContent).toBe('€10.00');
  });

  test('the statement of an account is saved as a file, with a minus before negative amounts', async () => {
    const saved = savedFiles();
    const { user } = await open(path, [CREDIT, BILL], { language: 'de' });
    await user.click(await screen.findByRole('button', { name: 'Als CSV speichern' }));
    expect(await screen.findByText(/in der Datei: 2\./)).toBeShown();
    const rows = csvRows((await saved[0]?.text()) ?? '').map(({ cells }) => cells);
    expect(rows).toEqual([
      ['Datum', 'Nummer', 'Art', 'Fällig', 'Währung', 'Betrag', 'Bezahlt am', 'Offen'],
      ['2026-12-01', '2026-00042', 'Rechnung', '2026-12-15', 'EUR', '22,50', '', '22,50'],
      ['2026-12-01', '2026-00043', 'Rechnungskorrektur', '', 'EUR', '-12,50', '', '-12,50'],
    ]);
  });

  test('the statement of an account says that nothing has been billed, and how many bills are damaged', async () => {
    await open(path, [], {
      others: { 'bills/Damaged0000000000001': { payer: BILL.bill.payer, until: '2026-11-30' } },
    });
    expect(await screen.findByText('Nothing billed yet')).toBeShown();
    expect(screen.getByText('One bill is damaged and not in this statement.')).toBeShown();
  });
});

describe('the accountant’s file', () => {
  /** A paper of this month: the clock of the tests is in June 2025. */
  const june = paperOf(LINES, { issued: { day: '2025-06-02' } });
  const may: Paper = {
    ...CREDIT,
    bill: { ...CREDIT.bill, issued: { ...CREDIT.bill.issued, day: '2025-05-31' } },
  };

  test('the accountant’s file has what was issued in the chosen month, in the columns of the settings', async () => {
    const saved = savedFiles();
    const columns = ['number', 'corrects', 'rate', 'gross'];
    const { user } = await open('/admin/bills', [june, may], {
      others: { 'settings/books': { ...FIRST_BOOK_SETTINGS, columns, rev: 0 } },
    });
    const part = within(await screen.findByRole('region', { name: 'For the accountant' }));
    await user.click(await part.findByRole('button', { name: 'Save as CSV' }));
    expect(await part.findByText('Saved. Lines in the file: 2.')).toBeShown();
    await user.selectOptions(part.getByRole('combobox', { name: 'Month' }), 'May 2025');
    await user.click(part.getByRole('button', { name: 'Save as CSV' }));
    expect(await part.findByText('Saved. Lines in the file: 1.')).toBeShown();
    const files = await Promise.all(saved.map(async (file) => csvRows(await file.text())));
    expect(files.map((rows) => rows.map(({ cells }) => cells))).toEqual([
      [
        ['Number', 'Corrects', 'Tax rate', 'Gross'],
        ['2026-00042', '', '19', '10.00'],
        ['2026-00042', '', '7', '12.50'],
      ],
      [
        ['Number', 'Corrects', 'Tax rate', 'Gross'],
        ['2026-00043', '2026-00042', '7', '-12.50'],
      ],
    ]);
  });
});
