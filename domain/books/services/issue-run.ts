import { succeed, type Result } from '../../shared/result.ts';
import type { Bill } from '../model/bills/bill.ts';
import type { BillError } from './bill-error.ts';
import type { RunControl } from './bill-run.ts';
import type { FirmBills } from './firm-bills.ts';

export interface IssueProgress {
  readonly issued: number;
  /** Drafts that were not issued: changed or removed by others, refused, or damaged. */
  readonly passed: number;
}

/** Failures that concern only one draft. Any other failure would recur with the next drafts, so it ends the run. */
const OF_ONE: readonly BillError['code'][] = ['bill-changed', 'permission-denied', 'unexpected'];

export interface IssueRun {
  /**
   * Issues drafts one after the other, so that their numbers have this order. `onProgress` is called after each draft.
   * A stop ends the run. So does a failure that would recur with the next drafts. Another call may go on with the
   * drafts that are left.
   */
  issue(
    drafts: readonly Bill[],
    control: RunControl<IssueProgress>,
  ): Promise<Result<'done' | 'stopped', BillError>>;
}

export function createIssueRun({ firmBills }: { readonly firmBills: Pick<FirmBills, 'issue'> }): IssueRun {
  return {
    async issue(drafts, { onProgress, isStopped }) {
      let [issued, passed] = [0, 0];
      for (const draft of drafts) {
        if (isStopped()) return succeed('stopped');
        const bill = await firmBills.issue(draft);
        if (!bill.ok && !OF_ONE.includes(bill.error.code)) return bill;
        if (bill.ok) issued += 1;
        else passed += 1;
        onProgress({ issued, passed });
      }
      return succeed('done');
    },
  };
}
