import type { Bill } from '../model/bills/bill.ts';
import type { BillError } from './bill-error.ts';
import type { RunControl } from './bill-run.ts';
import type { FirmBills } from './firm-bills.ts';

/** How many drafts are issued. */
export interface IssueProgress {
  readonly issued: number;
  /** Drafts that a colleague has changed meanwhile, or that were refused or are damaged; they are left as they are. */
  readonly passed: number;
  /** Why the run has ended; `null` while it is under way. */
  readonly end: 'done' | 'stopped' | BillError | null;
}

/** Failures that concern one draft alone. Any other one meets those after it, too, and ends the run. */
const OF_ONE: readonly BillError['code'][] = ['bill-changed', 'permission-denied', 'unexpected'];

export interface IssueRun {
  /**
   * Issues drafts one after the other, so that their numbers follow each other in this order unless a colleague issues,
   * too. `onProgress` is called after each and at the end. A stop ends the run, and so does a failure that is not one
   * draft's own; another call may go on with the drafts that are left.
   */
  issue(drafts: readonly Bill[], control: RunControl<IssueProgress>): Promise<void>;
}

export function createIssueRun({ firmBills }: { readonly firmBills: Pick<FirmBills, 'issue'> }): IssueRun {
  return {
    async issue(drafts, { onProgress, isStopped }) {
      let [issued, passed] = [0, 0];
      const report = (end: IssueProgress['end']) => onProgress({ issued, passed, end });
      for (const draft of drafts) {
        if (isStopped()) return report('stopped');
        const bill = await firmBills.issue(draft);
        if (!bill.ok && !OF_ONE.includes(bill.error.code)) return report(bill.error);
        if (bill.ok) issued += 1;
        else passed += 1;
        report(null);
      }
      return report('done');
    },
  };
}
