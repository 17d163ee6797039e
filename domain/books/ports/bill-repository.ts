import type { Result } from '../../shared/result.ts';
import type { BilledRide } from '../model/bills/bill-line.ts';
import type { BillPeriod } from '../model/bills/bill-batch.ts';
import type { Bill, BillLine, Settlement } from '../model/bills/bill.ts';
import type { Fare } from '../model/fares/fare.ts';

/** Documents that were found, damaged ones left out. */
export interface FoundBills {
  readonly known: readonly Bill[];
  /** By the bill's id. */
  readonly settlements: readonly Settlement[];
  /** How many bills are stored, which includes damaged ones. */
  readonly stored: number;
}

/** Bills, for system administrators only. Fails with `permission-denied`, or as any request does. */
export interface BillRepository {
  byId(id: string): Promise<Result<Bill | null>>;
  /** Drafts, bills and credit notes whose last day is in the month, `2026-11`. At most `MOST_BILLS`. */
  ofMonth(month: string): Promise<Result<FoundBills>>;
  /** All bills and credit notes of a payer. */
  ofPayer(payer: string): Promise<Result<FoundBills>>;
  /** Bills and credit notes whose day of issue is in the month, the first day first. At most `MOST_BILLS`. */
  issuedIn(month: string): Promise<Result<Pick<FoundBills, 'known' | 'stored'>>>;
  /** At most `MOST_BILL_LINES`, in no order; a damaged one is left out. */
  lines(bill: string): Promise<Result<readonly BillLine[]>>;
  settlement(bill: string): Promise<Result<Settlement | null>>;
  /** The last number of the year, `0` before the first. */
  lastNumber(year: string): Promise<Result<number>>;
  /** The fares of a period that are on an account and on no bill. */
  unbilled(period: BillPeriod): Promise<Result<readonly Fare[]>>;
  /** The data of a ride for a line; `null` for a damaged ride. */
  ride(id: string): Promise<Result<BilledRide | null>>;
  /** The name of a ride's passenger; `''` if it is no longer known. */
  passenger(ride: string): Promise<Result<string>>;
}
