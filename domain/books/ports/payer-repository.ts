import type { Result } from '../../shared/result.ts';
import type { Payer } from '../model/payers/payer.ts';

export interface PayerList {
  readonly known: readonly Payer[];
  /** How many documents the query found, damaged or not. */
  readonly stored: number;
}

/** An open ride of a payer. */
export interface OpenRideOfPayer {
  readonly id: string;
  readonly pickupAt: Date;
  /** The districts of both ends; `''` if unknown. */
  readonly from: string;
  readonly to: string;
}

/** The open rides of a payer, earliest first, and whether there may be more. */
export interface OpenRidesOfPayer {
  readonly rides: readonly OpenRideOfPayer[];
  readonly more: boolean;
}

/** The account customers, for dispatch only. Fails as any request does; `byId` with `unexpected` if damaged. */
export interface PayerRepository {
  /** Up to `MOST_PAYERS` payers, in no order, without damaged payers. */
  list(): Promise<Result<PayerList>>;
  byId(id: string): Promise<Result<Payer | null>>;
  /** The payer as it was with this `rev`, before its next change; `null` if that state is missing or damaged. */
  former(id: string, rev: number): Promise<Result<Payer | null>>;
  /** Compares the first `MOST_OPEN + 1` open rides with the payer's last `MOST_OF_FIRM` fares without an end. */
  openRides(id: string): Promise<Result<OpenRidesOfPayer>>;
}
