import * as fc from 'fast-check';
import { CURRENCIES } from '../basics/money.ts';
import { BILL_KINDS } from '../bills/bill.ts';
import { creditOf, FIRM, LATER, paperOf } from './paper.builder.ts';
import type { Paper } from './paper.ts';

/** Texts that may break a file: signs of XML and of formulas, marks of direction, and control characters. */
const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(
      '&',
      '<',
      '>',
      '"',
      "'",
      ']]>',
      '=',
      '-',
      ';',
      '\u202E',
      '\u2066',
      '\u0000',
      '\u000B',
      '\uFFFE',
      '\uD800',
      'ש',
      'ä',
      '😀',
    ),
    maxLength: 60,
  }),
);
const named = hostile.map((text) => `N${text}`);

const party = fc.record({
  name: named,
  address: fc.array(hostile, { maxLength: 6 }),
  email: fc.constant('office@example.com'),
  vatId: fc.constantFrom('', 'ATU12345678', 'EL123456789', 'XX1'),
});

const line = (rates: readonly number[]) =>
  fc.record({
    id: fc.string({ unit: fc.constantFrom(...'abcdef0123456789'), minLength: 20, maxLength: 20 }),
    day: fc.integer({ min: 1, max: 30 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
    clock: fc.constantFrom('00:00', '14:05', '23:59'),
    from: hostile,
    to: hostile,
    passenger: hostile,
    references: fc.array(
      fc.tuple(hostile, hostile).map((pair) => pair.join(': ')),
      { maxLength: 4 },
    ),
    amount: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 9_999_999 })),
    vat: fc.constantFrom(...rates),
    deleteAt: fc.constant(LATER),
  });

/** Issued bills and credit notes with up to `mostLines` lines at up to three tax rates. */
export const anyPaper = (mostLines = 500): fc.Arbitrary<Paper> =>
  fc
    .uniqueArray(fc.constantFrom(0, 25, 70, 77, 81, 190, 200, 255), { minLength: 1, maxLength: 3 })
    .chain((rates) =>
      fc.record({
        lines: fc.array(line(rates), { minLength: 1, maxLength: mostLines, size: 'max' }),
        kind: fc.constantFrom(...BILL_KINDS),
        currency: fc.constantFrom(...CURRENCIES),
        payer: fc.tuple(party, hostile).map(([each, number]) => ({ ...each, number })),
        firm: party.map((each) => ({ ...FIRM, ...each, vatId: 'DE123456789' })),
      }),
    )
    .map(({ lines, kind, currency, payer, firm }) => {
      const changes = { currency, issued: { payer, firm } };
      return kind === 'credit' ? creditOf(lines, changes) : paperOf(lines, changes);
    });
