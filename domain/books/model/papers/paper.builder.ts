import fc from 'fast-check';
import { CURRENCIES } from '../basics/money.ts';
import { BILL_KINDS, type BillLine } from '../bills/bill.ts';
import type { IssuedBill, Paper } from './paper.ts';

const AT = new Date('2026-12-01T09:00:00Z');
const LATER = new Date('2036-12-01T09:00:00Z');

type Party = IssuedBill['issued']['payer'];

export const FIRM: IssuedBill['issued']['firm'] = {
  name: 'Stadttaxi Müller & Töchter GmbH',
  address: ['Torstraße 12', '10119 Berlin'],
  email: 'buero@stadttaxi.example',
  vatId: 'DE 123456789',
  taxNumber: '37/123/45678',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
};

export const CLINIC: Party = {
  name: 'Klinikum "Am Park" <Süd>',
  number: '10042',
  address: ['Rechnungsstelle', 'Parkallee 1', '12345 Neustadt'],
  email: 'rechnung@klinikum.example',
  vatId: '',
};

/** A line of a bill: 12.50 with 7 % tax, unless it says otherwise. */
export const lineOf = (id: string, changes: Partial<BillLine> = {}): BillLine => ({
  id,
  day: '2026-11-03',
  clock: '14:05',
  from: 'Mitte',
  to: 'Flughafen',
  passenger: '',
  references: ['Kostenstelle: 4711'],
  amount: 1250,
  vat: 70,
  deleteAt: LATER,
  ...changes,
});

type BillChanges = Partial<Pick<IssuedBill, 'id' | 'kind' | 'of' | 'currency'>>;

/** An issued bill with these lines, whose counts and sums are theirs. */
export function billOf(
  lines: readonly Pick<BillLine, 'amount' | 'vat'>[],
  { issued = {}, ...changes }: BillChanges & { issued?: Partial<IssuedBill['issued']> } = {},
): IssuedBill {
  const totals = new Map<number, number>();
  for (const { vat, amount } of lines) if (amount > 0) totals.set(vat, (totals.get(vat) ?? 0) + amount);
  return {
    id: 'Bill0000000000000001',
    kind: 'bill',
    of: null,
    payer: 'Payer000000000000001',
    currency: 'EUR',
    from: '2026-11-01',
    until: '2026-11-30',
    count: lines.length,
    total: [...totals.values()].reduce((sum, part) => sum + part, 0),
    totals,
    last: null,
    rev: lines.length + 1,
    by: 'sam',
    at: AT,
    deleteAt: LATER,
    ...changes,
    issued: {
      number: '2026-00042',
      day: '2026-12-01',
      due: '2026-12-15',
      payer: CLINIC,
      firm: FIRM,
      by: 'sam',
      at: AT,
      ...issued,
    },
  };
}

/** The paper of a bill with these lines. */
export const paperOf = (
  lines: readonly BillLine[] = [lineOf('Ride0000000000000001')],
  changes: Parameters<typeof billOf>[1] = {},
): Paper => ({ bill: billOf(lines, changes), lines, corrects: null, paidOn: null });

const NUMBERED_BILL = { id: 'Bill0000000000000000', issued: { number: '2026-00041' } };

/** The paper of a credit note that takes these lines of a bill back. */
export const creditOf = (lines: readonly BillLine[], changes: Parameters<typeof billOf>[1] = {}): Paper => ({
  ...paperOf(lines, { kind: 'credit', of: NUMBERED_BILL.id, ...changes }),
  corrects: billOf(lines, NUMBERED_BILL),
});

/** Texts that break a file: marks of XML, of formulas, of a direction, and controls. */
const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(
      ...[
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
      ],
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

/** Issued bills and credit notes of up to so many lines at up to three rates of tax. */
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
