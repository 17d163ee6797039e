import { rounded } from '../basics/money.ts';
import { PAYMENTS, type Payment } from '../fares/fare.ts';

/** The sum for each way to pay. `nothing` is the sum that was not collected. */
export type Taken = Readonly<Record<Payment, number>>;

/** The cash that a driver owes the firm for a day. Amounts are in the smallest unit of the firm's currency. */
export interface CashSheet {
  readonly total: number;
  /** The driver's share of the total. */
  readonly share: number;
  /** The cash minus the driver's share; negative if the firm owes the driver. */
  readonly due: number;
  readonly handedIn: number;
  /** `due` minus `handedIn`: the cash that the driver still owes; negative if the firm owes the driver. */
  readonly owed: number;
}

/** The sum that was collected or will be billed. `nothing` is left out. */
export const turnoverOf = (taken: Taken): number =>
  PAYMENTS.reduce((sum, payment) => (payment === 'nothing' ? sum : sum + taken[payment]), 0);

/**
 * The cash sheet of a driver's day. `share` is in thousandths. A sum that was not collected earns no share. An entry of
 * `handedIn` is negative if it corrects another.
 */
export function cashSheetOf(taken: Taken, handedIn: readonly number[], share: number): CashSheet {
  const total = turnoverOf(taken);
  const part = rounded(total * share, 1000);
  const due = taken.cash - part;
  const sum = handedIn.reduce((before, amount) => before + amount, 0);
  return { total, share: part, due, handedIn: sum, owed: due - sum };
}
