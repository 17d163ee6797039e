import { asSystemAdmin } from '../../shared/people/acting.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '../../shared/run-few-at-once.ts';
import type { SystemError } from '../../shared/system-error.ts';
import type { Bill } from '../model/bills/bill.ts';
import { isIssued, type Paper } from '../model/papers/paper.ts';
import type { BookNeeds } from '../ports/book-ports.ts';

interface IssuedMonth {
  /** By the day of issue, without lines. */
  readonly papers: readonly Omit<Paper, 'lines'>[];
  /** How many damaged papers were left out. */
  readonly damaged: number;
}

/** The issued bills and credit notes, for system administrators. Fails as `asSystemAdmin` or any request does. */
export interface IssuedBills {
  /**
   * The bills and credit notes that were issued in a month, `2026-11`. A credit note may be issued in a later month
   * than its bill.
   */
  ofMonth(month: string): Promise<Result<IssuedMonth>>;
}

export function createIssuedBills({ bills, session }: BookNeeds): IssuedBills {
  return {
    ofMonth: (month) =>
      asSystemAdmin(session, async (): Promise<Result<IssuedMonth>> => {
        const found = await bills.issuedIn(month);
        if (!found.ok) return found;
        const { known, stored } = found.value;
        const paid = new Map<string, string>();
        const corrected = new Map<string, Bill>(known.map((bill) => [bill.id, bill]));
        let failure: SystemError | null = null;
        await runFewAtOnce(known, CONCURRENT_REQUESTS, async ({ id, corrects }) => {
          if (failure !== null) return;
          const [settlement, bill] = await Promise.all([
            bills.settlement(id),
            corrects === null || corrected.has(corrects) ? succeed(null) : bills.byId(corrects),
          ]);
          if (!settlement.ok) failure = settlement.error;
          else if (!bill.ok) failure = bill.error;
          else {
            paid.set(id, settlement.value?.paidOn ?? '');
            if (bill.value !== null) corrected.set(bill.value.id, bill.value);
          }
        });
        if (failure !== null) return fail(failure);
        const papers = known.filter(isIssued).map((bill) => {
          const other = corrected.get(bill.corrects ?? '');
          const corrects = other !== undefined && isIssued(other) ? other : null;
          return { bill, corrects, paidOn: paid.get(bill.id) || null };
        });
        return succeed({ papers, damaged: stored - known.length });
      }),
  };
}
