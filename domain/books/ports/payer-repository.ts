import type { Result } from '../../shared/result.ts';
import type { Payer } from '../model/payers/payer.ts';

export interface PayerList {
  readonly known: readonly Payer[];
  /** How many the query found, which includes damaged ones. */
  readonly stored: number;
}

/** A ride to come or under way. */
export interface OpenRideOfPayer {
  readonly id: string;
  readonly pickupAt: Date;
  /** The district of the start, and below of the destination; `''` if unknown. */
  readonly from: string;
  readonly to: string;
}

/** The open rides that a payer pays, the earliest first, and whether there may be others. */
export interface OpenRidesOfPayer {
  readonly rides: readonly OpenRideOfPayer[];
  readonly more: boolean;
}

/** The account customers, for dispatch only. Fails as any request does, with `unexpected` for a damaged document. */
export interface PayerRepository {
  /** Up to `MOST_PAYERS`, in no order. A damaged one is left out. */
  list(): Promise<Result<PayerList>>;
  byId(id: string): Promise<Result<Payer | null>>;
  /** The payer until the change with the number `rev + 1`; `null` without that change, or if the state is damaged. */
  former(id: string, rev: number): Promise<Result<Payer | null>>;
  /** Among the firm's first `MOST_OPEN + 1` open rides and the payer's last `MOST_OF_FIRM` fares without an end. */
  openRides(id: string): Promise<Result<OpenRidesOfPayer>>;
}
