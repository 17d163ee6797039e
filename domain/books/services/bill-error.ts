import type { SystemError } from '../../shared/system-error.ts';

/** The failures of the services of bills: failed requests, and refusals. */
export type BillError =
  | SystemError
  /** `settings/rides` is not stored yet, so the time zone is unknown. */
  | { readonly code: 'no-time-zone' }
  /** The settings of the books, which name the firm, are missing or damaged. */
  | { readonly code: 'no-firm' }
  /** Another person has issued or removed the draft, or changed it too often; or its payer is gone. */
  | { readonly code: 'bill-changed' }
  /** The draft has `MOST_BILL_LINES`, or there are `MOST_OF_ONE` bills or credit notes already. */
  | { readonly code: 'bill-full' }
  | { readonly code: 'nothing-to-credit' }
  /** The day of payment is no day, or in the future. */
  | { readonly code: 'day-unusable' };
