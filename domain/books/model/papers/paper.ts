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

/** The part of a bill with one tax rate. Amounts are in the smallest unit; `gross` is `net` plus `tax`. */
export interface RatePart {
  /** Thousandths. */
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

/** The parts of a bill by tax rate, the highest first. The tax of each part is rounded once. */
export function ratesOf(bill: Pick<Bill, 'totals'>): readonly RatePart[] {
  return [...bill.totals]
    .map(([rate, gross]): RatePart => {
      const tax = taxIn(gross, rate);
      return { rate, gross, tax, net: gross - tax };
    })
    .toSorted((one, other) => other.rate - one.rate);
}

export function sumOf(parts: readonly RatePart[]): Omit<RatePart, 'rate'> {
  const add = (of: (part: RatePart) => number) => parts.reduce((sum, part) => sum + of(part), 0);
  return { net: add(({ net }) => net), tax: add(({ tax }) => tax), gross: add(({ gross }) => gross) };
}

/**
 * The net price of each line. A line's tax is the amount that the line adds to the rounded tax of its rate. So the net
 * prices of a rate add up to its net sum. Each net price is at most one smallest unit off its exact value (D134).
 */
export function netLines(lines: readonly Pick<BillLine, 'amount' | 'vat'>[]): readonly number[] {
  const before = new Map<number, number>();
  return lines.map(({ amount, vat }) => {
    const sum = before.get(vat) ?? 0;
    before.set(vat, sum + amount);
    return amount - (taxIn(sum + amount, vat) - taxIn(sum, vat));
  });
}

/** Whether the lines have the count and the sums of the bill. Otherwise some are damaged or were not read. */
export function isWhole({ bill, lines }: Pick<Paper, 'bill' | 'lines'>): boolean {
  const sums = new Map(bill.totals);
  for (const { vat, amount } of lines) sums.set(vat, (sums.get(vat) ?? 0) - amount);
  const total = [...bill.totals.values()].reduce((sum, part) => sum + part, 0);
  return (
    lines.length === bill.count && total === bill.total && [...sums.values()].every((rest) => rest === 0)
  );
}
