import type { Currency } from '../basics/money.ts';
import type { Paper } from './paper.ts';

/** One bill or credit note of a payer. Amounts are in the smallest unit, negative for a credit note. */
export interface StatementEntry {
  readonly bill: Paper['bill'];
  readonly amount: number;
  readonly paidOn: string | null;
  /** `amount` while it is open; 0 after it was paid or paid back. */
  readonly open: number;
  /** Whether it is a bill that is open after its last day to pay. */
  readonly overdue: boolean;
}

/** The bills and credit notes of a payer. */
export interface Statement {
  /** The oldest first. */
  readonly entries: readonly StatementEntry[];
  /** The payer's debt in each currency of the entries; negative if the firm owes the payer. */
  readonly open: ReadonlyMap<Currency, number>;
}

/** The statement of one payer, on a day such as `2026-11-29` in the service's zone. */
export function statementOf(papers: readonly Pick<Paper, 'bill' | 'paidOn'>[], today: string): Statement {
  const open = new Map<Currency, number>();
  const keyOf = ({ bill: { issued } }: Pick<Paper, 'bill'>) => `${issued.day} ${issued.number}`;
  const entries = papers
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .map(({ bill, paidOn }): StatementEntry => {
      const isBill = bill.kind === 'bill';
      const amount = isBill || bill.total === 0 ? bill.total : -bill.total;
      const owed = paidOn === null ? amount : 0;
      open.set(bill.currency, (open.get(bill.currency) ?? 0) + owed);
      return { bill, amount, paidOn, open: owed, overdue: isBill && owed > 0 && bill.issued.due < today };
    });
  return { entries, open };
}
