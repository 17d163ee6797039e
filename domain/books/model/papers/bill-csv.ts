import { fail, succeed, type Result } from '../../../shared/result.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { typedAmount } from '../basics/typed-amount.ts';
import { ratesOf, type Paper } from './paper.ts';

/** The columns that the accountant's file can have. The settings choose some of them, and their order. */
export const BILL_COLUMNS = [
  'number',
  'kind',
  'corrects',
  'day',
  'due',
  'paid',
  'from',
  'until',
  'account',
  'name',
  'vatId',
  'currency',
  'rate',
  'net',
  'tax',
  'gross',
] as const;
export type BillColumn = (typeof BILL_COLUMNS)[number];

/** The known columns among those that the settings name; all columns if none is known. */
export function billColumns(named: readonly string[]): readonly BillColumn[] {
  const known = named.flatMap((each) => BILL_COLUMNS.find((column) => column === each) ?? []);
  return known.length === 0 ? BILL_COLUMNS : [...new Set(known)];
}

/**
 * Reads typed column headers, in any letter case, separated by line breaks, commas or semicolons. A repeated header
 * counts once. Fails with the first text that is no header.
 */
export function readColumns(
  typed: string,
  heads: Readonly<Record<BillColumn, string>>,
): Result<readonly BillColumn[], string> {
  const texts = typed
    .split(/[\n,;]/)
    .map(typedText)
    .filter(Boolean);
  const columnOf = (text: string) =>
    BILL_COLUMNS.find((column) => heads[column].toLowerCase() === text.toLowerCase());
  const unknown = texts.find((text) => columnOf(text) === undefined);
  return unknown === undefined
    ? succeed([...new Set(texts.flatMap((text) => columnOf(text) ?? []))])
    : fail(unknown);
}

export interface CsvWords {
  /** The decimal sign. */
  readonly sign: string;
  readonly kinds: Readonly<Record<Paper['bill']['kind'], string>>;
}

/** A bill with only free rides has this one part. */
const NOTHING = [{ rate: 0, net: 0, tax: 0, gross: 0 }];

/** The rows of a bill in the accountant's file: one for each tax rate. Amounts of a credit note are negative. */
export function billCsv(
  { bill, corrects, paidOn }: Pick<Paper, 'bill' | 'corrects' | 'paidOn'>,
  { sign, kinds }: CsvWords,
): readonly Readonly<Record<BillColumn, string>>[] {
  const { issued, currency, kind } = bill;
  const minus = kind === 'credit' ? '-' : '';
  const amount = (value: number) => (value === 0 ? '' : minus) + typedAmount(value, currency, sign);
  const parts = ratesOf(bill);
  return (parts.length === 0 ? NOTHING : parts).map(({ rate, net, tax, gross }) => ({
    number: issued.number,
    kind: kinds[kind],
    corrects: corrects?.issued.number ?? '',
    day: issued.day,
    due: kind === 'credit' ? '' : issued.due,
    paid: paidOn ?? '',
    from: bill.from,
    until: bill.until,
    account: issued.payer.number,
    name: issued.payer.name,
    vatId: issued.payer.vatId,
    currency,
    rate: String(rate / 10).replace('.', sign),
    net: amount(net),
    tax: amount(tax),
    gross: amount(gross),
  }));
}
