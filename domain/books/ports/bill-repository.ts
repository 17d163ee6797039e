import type { Result } from '../../shared/result.ts';
import type { BilledRide } from '../model/bills/bill-line.ts';
import type { BillPeriod } from '../model/bills/bill-batch.ts';
import type { Bill, BillLine, Settlement } from '../model/bills/bill.ts';
import type { Fare } from '../model/fares/fare.ts';

/** The undamaged bills and settlements that a query found. */
export interface FoundBills {
  readonly known: readonly Bill[];
  /** Each has the id of its bill. */
  readonly settlements: readonly Settlement[];
  /** How many bills the query found, damaged or not. */
  readonly stored: number;
}

/** Bills for system administrators. Fails as any request does; `byId` and `settlement` with `unexpected` if damaged. */
export interface BillRepository {
  byId(id: string): Promise<Result<Bill | null>>;
  /** Up to `MOST_BILLS` drafts, bills and credit notes whose last day is in the month, `2026-11`, latest first. */
  ofMonth(month: string): Promise<Result<FoundBills>>;
  /** Up to `MOST_BILLS` drafts, bills and credit notes of a payer, by their last day, latest first. */
  ofPayer(payer: string): Promise<Result<FoundBills>>;
  /** Up to `MOST_BILLS` bills and credit notes whose day of issue is in the month, earliest first. */
  issuedIn(month: string): Promise<Result<Pick<FoundBills, 'known' | 'stored'>>>;
  /** At most `MOST_BILL_LINES` lines, in no order, without damaged lines. */
  lines(bill: string): Promise<Result<readonly BillLine[]>>;
  settlement(bill: string): Promise<Result<Settlement | null>>;
  /** The last number that a bill or credit note of the year has; `0` before the first. */
  lastNumber(year: string): Promise<Result<number>>;
  /** The undamaged fares of a period that were paid on account and are on no bill, by day. */
  unbilled(period: BillPeriod): Promise<Result<readonly Fare[]>>;
  /** The facts about a ride for its bill line; `null` for a missing or damaged ride. */
  ride(id: string): Promise<Result<BilledRide | null>>;
  /** The name of a ride's passenger; `''` if none is stored. */
  passenger(ride: string): Promise<Result<string>>;
}
