import { billLinePath, billPath, settlementPath, type BillLine } from '../bills/bill.ts';
import type { IssuedBill, Paper } from './paper.ts';

const AT = new Date('2026-12-01T09:00:00Z');
export const LATER = new Date('2036-12-01T09:00:00Z');

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

/** A line of a bill: 12.50 with 7 % tax, apart from the `changes`. */
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

type BillChanges = Partial<Pick<IssuedBill, 'id' | 'kind' | 'corrects' | 'currency'>>;

/** An issued bill with these lines, and with their count and sums. */
export function billOf(
  lines: readonly Pick<BillLine, 'amount' | 'vat'>[],
  { issued = {}, ...changes }: BillChanges & { issued?: Partial<IssuedBill['issued']> } = {},
): IssuedBill {
  const totals = new Map<number, number>();
  for (const { vat, amount } of lines) if (amount > 0) totals.set(vat, (totals.get(vat) ?? 0) + amount);
  return {
    id: 'Bill0000000000000001',
    kind: 'bill',
    corrects: null,
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

/** The paper of a credit note for these lines of a bill. */
export const creditOf = (lines: readonly BillLine[], changes: Parameters<typeof billOf>[1] = {}): Paper => ({
  ...paperOf(lines, { kind: 'credit', corrects: NUMBERED_BILL.id, ...changes }),
  corrects: billOf(lines, NUMBERED_BILL),
});

/** The stored documents of a paper, by path. */
export function storedPaper({ bill, lines, paidOn }: Paper): Readonly<Record<string, object>> {
  const { id, totals, ...fields } = bill;
  const { at, payer, until, deleteAt } = bill;
  return {
    [billPath(id)]: { ...fields, totals: Object.fromEntries(totals) },
    ...(paidOn !== null && {
      [settlementPath(id)]: { paidOn, by: 'sam', at, was: [], payer, until, deleteAt },
    }),
    ...Object.fromEntries(lines.map(({ id: ride, ...line }) => [billLinePath(id, ride), line])),
  };
}
