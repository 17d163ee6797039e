import { taxIn } from '../basics/money.ts';
import type { Bill, BillLine, IssuedPart } from '../bills/bill.ts';

export type IssuedBill = Bill & { readonly issued: IssuedPart };

export const isIssued = (bill: Bill): bill is IssuedBill => bill.issued !== null;

/** An issued bill or credit note with the whole content of its paper. */
export interface Paper {
  readonly bill: IssuedBill;
  readonly lines: readonly BillLine[];
  /** The bill that a credit note corrects; `null` for a bill. */
  readonly corrects: IssuedBill | null;
  /** The day on which it was paid, `2026-11-29`; `null` while it is open. */
  readonly paidOn: string | null;
}

interface FoundPaper extends Pick<Paper, 'lines' | 'paidOn'> {
  readonly bill: Bill;
  readonly corrects: Bill | null;
}

/** The paper of an issued bill; `null` for a draft. */
export function issuedPaper({ bill, corrects, ...found }: FoundPaper): Paper | null {
  if (!isIssued(bill)) return null;
  return { ...found, bill, corrects: corrects !== null && isIssued(corrects) ? corrects : null };
}

/** The part of a bill with one rate of tax. Amounts of the smallest unit; `gross` is `net` plus `tax`. */
export interface RatePart {
  /** Thousandths. */
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

/** The parts of a bill by rate, the highest first. Each sum includes its tax, which is rounded once. */
export function ratesOf(bill: Pick<Bill, 'totals'>): readonly RatePart[] {
  return [...bill.totals]
    .map(([rate, gross]): RatePart => {
      const tax = taxIn(gross, rate);
      return { rate, gross, tax, net: gross - tax };
    })
    .toSorted((one, other) => other.rate - one.rate);
}

/** The sum of parts. */
export function sumOf(parts: readonly RatePart[]): Omit<RatePart, 'rate'> {
  const add = (of: (part: RatePart) => number) => parts.reduce((sum, part) => sum + of(part), 0);
  return { net: add(({ net }) => net), tax: add(({ tax }) => tax), gross: add(({ gross }) => gross) };
}

/**
 * The price of each line without tax. The tax of a line is what it adds to the rounded tax of its rate so far, so the
 * lines of a rate add up to the net sum of the bill, each at most one smallest unit off its rounded price (D134).
 */
export function netLines(lines: readonly Pick<BillLine, 'amount' | 'vat'>[]): readonly number[] {
  const before = new Map<number, number>();
  return lines.map(({ amount, vat }) => {
    const sum = before.get(vat) ?? 0;
    before.set(vat, sum + amount);
    return amount - (taxIn(sum + amount, vat) - taxIn(sum, vat));
  });
}

/** Whether the lines are all of those that the bill has counted. Otherwise some are damaged or have not been read. */
export function isWhole({ bill, lines }: Pick<Paper, 'bill' | 'lines'>): boolean {
  const sums = new Map(bill.totals);
  for (const { vat, amount } of lines) sums.set(vat, (sums.get(vat) ?? 0) - amount);
  const total = [...bill.totals.values()].reduce((sum, part) => sum + part, 0);
  return (
    lines.length === bill.count && total === bill.total && [...sums.values()].every((rest) => rest === 0)
  );
}
