import { rounded } from '../basics/money.ts';
import { PAYMENTS, type Payment } from '../fares/fare.ts';

/** The sums taken, by payment. `nothing` is the sum that was not collected. */
export type Taken = Readonly<Record<Payment, number>>;

/** The cash that a driver owes the firm for a day. Amounts are in the smallest unit of the firm's currency. */
export interface CashSheet {
  /** The total of the driver's rides, however they were paid. */
  readonly total: number;
  /** The driver's share of it. */
  readonly share: number;
  /** The cash without the driver's share; negative if the firm owes the driver. */
  readonly due: number;
  readonly handedIn: number;
  /** The rest that is still to be handed in; negative if the firm owes the driver. */
  readonly owed: number;
}

/** Everything that was taken or will be billed, without the sums that were not collected. */
export const turnoverOf = (taken: Taken): number =>
  PAYMENTS.reduce((sum, payment) => (payment === 'nothing' ? sum : sum + taken[payment]), 0);

/**
 * The cash sheet of a driver's day. `share` is in thousandths. Sums that were not collected earn no share. Lines of
 * `handedIn` are negative where they correct another.
 */
export function cashSheetOf(taken: Taken, handedIn: readonly number[], share: number): CashSheet {
  const total = turnoverOf(taken);
  const part = rounded(total * share, 1000);
  const due = taken.cash - part;
  const sum = handedIn.reduce((before, amount) => before + amount, 0);
  return { total, share: part, due, handedIn: sum, owed: due - sum };
}
