import { asSystemAdmin } from '../../shared/people/acting.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '../../shared/run-few-at-once.ts';
import { billId, type BillOf, type BillPeriod } from '../model/bills/bill-batch.ts';
import { billLineOf } from '../model/bills/bill-line.ts';
import type { Bill } from '../model/bills/bill.ts';
import type { Fare } from '../model/fares/fare.ts';
import type { Payer } from '../model/payers/payer.ts';
import type { BookNeeds } from '../ports/book-ports.ts';
import type { BillError } from './bill-error.ts';
import { fillDraft } from './fill-draft.ts';
import { openDraft } from './open-draft.ts';

/** The rides of one payer, period and currency that are on no bill. */
export interface UnbilledAccount extends BillOf {
  readonly fares: readonly Fare[];
  /** The sum of the fares. */
  readonly total: number;
}

/** The progress of one account's draft. */
export interface BillProgress {
  readonly account: UnbilledAccount;
  /** Rides that are on the bill or were passed over. */
  readonly done: number;
  /**
   * Rides that were passed over. They are open or unreadable, or can be reopened. Or nothing was entered since their
   * last end. Or others have changed or billed them.
   */
  readonly passed: number;
  /** Why the filling has ended: `'done'` after all rides; `null` while it goes on. */
  readonly end: 'done' | 'stopped' | BillError | null;
}

/** Receives the progress of a long run, and may stop it. */
export interface RunControl<Progress = BillProgress> {
  /** Called after each ride or draft, and at the end of an account. */
  onProgress(progress: Progress): void;
  /** Called before each ride or draft. */
  isStopped(): boolean;
}

/** Fills the bills of a period, for system administrators. Fails as `asSystemAdmin` or any request does. */
export interface BillRun {
  /** The accounts that have unbilled rides of the period, the account with the most rides first. */
  unbilled(period: BillPeriod): Promise<Result<readonly UnbilledAccount[], BillError>>;
  /**
   * Adds the rides of these accounts to their drafts. Fills a few accounts at once, each of them ride by ride. A
   * failure of one account is only in its progress. After a stop or failure, `unbilled` finds the rest.
   */
  fill(accounts: readonly UnbilledAccount[], control: RunControl): Promise<Result<void, BillError>>;
}

function accountsOf(fares: readonly Fare[], period: BillPeriod): readonly UnbilledAccount[] {
  const accounts = new Map<string, UnbilledAccount>();
  for (const fare of fares) {
    const { payer, currency, end } = fare;
    if (payer === null || end === null) continue;
    const key = `${payer} ${currency}`;
    const { fares: others = [], total = 0 } = accounts.get(key) ?? {};
    accounts.set(key, { payer, currency, ...period, fares: [...others, fare], total: total + end.total });
  }
  return [...accounts.values()].toSorted((one, other) => other.fares.length - one.fares.length);
}

export function createBillRun(needs: BookNeeds): BillRun {
  const { bills, payers, tariffs, session } = needs;

  const putIn = async (
    draft: Bill,
    fare: Fare,
    payer: Payer,
    timeZone: string,
    by: string,
  ): Promise<Result<{ readonly draft: Bill; readonly did: 'stored' | 'passed' }, BillError>> => {
    const ride = await bills.ride(fare.id);
    if (!ride.ok) return ride;
    const line = ride.value && billLineOf(fare, ride.value, payer, timeZone);
    if (line === null) return succeed({ draft, did: 'passed' });
    return fillDraft(needs, draft, { ...line, deleteAt: draft.deleteAt }, 'in', by);
  };

  const fillOne = async (
    account: UnbilledAccount,
    { onProgress, isStopped }: RunControl,
    timeZone: string,
    by: string,
  ): Promise<void> => {
    let [done, passed] = [0, 0];
    const report = (end: BillProgress['end']) => onProgress({ account, done, passed, end });
    if (isStopped()) return report('stopped');
    const payer = await payers.byId(account.payer);
    if (!payer.ok) return report(payer.error);
    if (payer.value === null) return report({ code: 'bill-changed' });
    const opened = await openDraft(needs, { ...account, corrects: null }, (nth) => billId(account, nth), by);
    if (!opened.ok) return report(opened.error);
    let draft = opened.value;
    for (const fare of account.fares) {
      if (isStopped()) return report('stopped');
      const step = await putIn(draft, fare, payer.value, timeZone, by);
      if (!step.ok) return report(step.error);
      ({ draft } = step.value);
      done += 1;
      if (step.value.did === 'passed') passed += 1;
      report(null);
    }
    return report('done');
  };

  return {
    unbilled: (period) =>
      asSystemAdmin(session, async (): Promise<Result<readonly UnbilledAccount[], BillError>> => {
        const fares = await bills.unbilled(period);
        return fares.ok ? succeed(accountsOf(fares.value, period)) : fares;
      }),
    fill: (accounts, control) =>
      asSystemAdmin(session, async ({ uid }): Promise<Result<void, BillError>> => {
        const zone = await tariffs.timeZone();
        if (!zone.ok) return zone;
        const timeZone = zone.value;
        if (timeZone === null) return fail({ code: 'no-time-zone' });
        await runFewAtOnce(accounts, CONCURRENT_REQUESTS, (account) =>
          fillOne(account, control, timeZone, uid),
        );
        return succeed();
      }),
  };
}
