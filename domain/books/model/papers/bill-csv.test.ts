import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordOf } from '../../../shared/composed-decoders.ts';
import { CSV_SEPARATORS, csvLine } from '../../../shared/csv-line.ts';
import { csvRows } from '../../../shared/csv-rows.ts';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { anyPaper } from './any-paper.builder.ts';
import { creditOf, lineOf, paperOf } from './paper.builder.ts';
import { BILL_COLUMNS, billColumns, billCsv, readColumns, type CsvWords } from './bill-csv.ts';

const ENGLISH: CsvWords = { sign: '.', kinds: { bill: 'Bill', credit: 'Credit note' } };
const GERMAN: CsvWords = { sign: ',', kinds: { bill: 'Rechnung', credit: 'Gutschrift' } };
const LINES = [lineOf('a', { amount: 1000, vat: 190 }), lineOf('b'), lineOf('c')];

describe('the accountant’s file', () => {
  test('a bill has a line for each rate, with the decimal sign of the language', () => {
    const [first, second] = billCsv({ ...paperOf(LINES), paidOn: '2026-12-10' }, GERMAN);
    expect(first).toEqual({
      number: '2026-00042',
      kind: 'Rechnung',
      corrects: '',
      day: '2026-12-01',
      due: '2026-12-15',
      paid: '2026-12-10',
      from: '2026-11-01',
      until: '2026-11-30',
      account: '10042',
      name: 'Klinikum "Am Park" <Süd>',
      vatId: '',
      currency: 'EUR',
      rate: '19',
      net: '8,40',
      tax: '1,60',
      gross: '10,00',
    });
    expect([second?.rate, second?.net, second?.tax, second?.gross]).toEqual(['7', '23,36', '1,64', '25,00']);
    const [swiss] = billCsv(paperOf([lineOf('a', { vat: 81 })]), ENGLISH);
    expect([swiss?.rate, swiss?.gross]).toEqual(['8.1', '12.50']);
  });

  test('a credit note has the number of the corrected bill, and negative amounts', () => {
    const [first] = billCsv(creditOf([lineOf('a'), lineOf('b', { amount: 0 })]), ENGLISH);
    expect([first?.kind, first?.corrects, first?.due, first?.net, first?.gross]).toEqual([
      'Credit note',
      '2026-00041',
      '',
      '-11.68',
      '-12.50',
    ]);
    expect(billCsv(creditOf([lineOf('b', { amount: 0 })]), ENGLISH)[0]?.gross).toBe('0.00');
  });

  test('a file has the columns of the settings in their order, or all if the settings name none', () => {
    expect(billColumns(['gross', 'number', 'gross', 'colour'])).toEqual(['gross', 'number']);
    expect(billColumns([])).toEqual(BILL_COLUMNS);
    expect(billColumns(['colour'])).toEqual(BILL_COLUMNS);
  });

  test('columns are read by their headers, in any case and once each', () => {
    const heads = { ...recordOf(BILL_COLUMNS, '-'), gross: 'Gross', vatId: 'VAT id', number: 'Number' };
    expect(valueOf(readColumns(' Gross \n\nvat ID, number;gross', heads))).toEqual([
      'gross',
      'vatId',
      'number',
    ]);
    expect(valueOf(readColumns('', heads))).toEqual([]);
    expect(errorOf(readColumns('gross\ncolour', heads))).toBe('colour');
  });

  test('a file is read back as it was written, and its gross amounts add up to the bill', () => {
    const shown = (text: string) => typedText(text.replaceAll(/\s+/g, ' '));
    fc.assert(
      fc.property(
        anyPaper(20),
        fc.constantFrom(ENGLISH, GERMAN),
        fc.constantFrom(...CSV_SEPARATORS),
        (paper, words, separator) => {
          const lines = billCsv(paper, words);
          const head = csvLine(BILL_COLUMNS, separator);
          const file = lines.map((line) =>
            csvLine(
              BILL_COLUMNS.map((column) => line[column]),
              separator,
            ),
          );
          const rows = csvRows(`sep=${separator}\r\n${head}${file.join('')}`);
          expect(rows.slice(1).map(({ cells }) => cells.map(shown))).toEqual(
            lines.map((line) => BILL_COLUMNS.map((column) => shown(line[column]))),
          );
          const sum = lines
            .map(({ gross }) => Number(gross.replaceAll(/[-.,]/g, '')))
            .reduce((all, each) => all + each, 0);
          expect(sum).toBe(paper.bill.total);
        },
      ),
      { numRuns: Number(process.env['FUZZ_RUNS'] ?? 200) },
    );
  });
});
