import type { SystemError } from '../../shared/system-error.ts';

/** A failed request, or a refusal that no retry can change. */
export type BillError =
  | SystemError
  /** Rides are not set up, so no day has a beginning. */
  | { readonly code: 'no-time-zone' }
  /** The settings of the books, which name the firm, are missing. */
  | { readonly code: 'no-firm' }
  /** A colleague has issued, changed or removed the draft meanwhile. */
  | { readonly code: 'bill-changed' }
  /** A draft has `MOST_BILL_LINES`, or a payer and a period have `MOST_OF_ONE` bills. */
  | { readonly code: 'bill-full' }
  /** No ride of the bill can be credited. */
  | { readonly code: 'nothing-to-credit' }
  /** The day of payment is not a day, or is in the future. */
  | { readonly code: 'day-unusable' };
