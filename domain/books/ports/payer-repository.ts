import type { Result } from '../../shared/result.ts';
import type { Payer } from '../model/payers/payer.ts';

export interface PayerList {
  readonly known: readonly Payer[];
  /** How many are stored, which includes damaged ones. */
  readonly stored: number;
}

/** A ride to come or under way. */
export interface OpenRideOfPayer {
  readonly id: string;
  readonly pickupAt: Date;
  /** The districts; `''` for unknown ones. */
  readonly from: string;
  readonly to: string;
}

/** The open rides that a payer pays, the earliest first, and whether there may be others. */
export interface OpenRidesOfPayer {
  readonly rides: readonly OpenRideOfPayer[];
  readonly more: boolean;
}

/** The account customers, for administrators only. Fails with `permission-denied`, or as any request does. */
export interface PayerRepository {
  /** Up to `MOST_PAYERS`, in no order. A damaged one is left out. */
  list(): Promise<Result<PayerList>>;
  byId(id: string): Promise<Result<Payer | null>>;
  /** As it was until the change with the number `rev + 1`; `null` if there was none, or if that is damaged. */
  former(id: string, rev: number): Promise<Result<Payer | null>>;
  /** Among the `MOST_OPEN` of the firm, and its last `MOST_OF_FIRM` fares without an end. */
  openRides(id: string): Promise<Result<OpenRidesOfPayer>>;
}
