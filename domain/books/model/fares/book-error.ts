import type { SystemError } from '../../../shared/system-error.ts';

/** A failed request of the books, or a refusal that no retry can change. */
export type BookError =
  | SystemError
  /** `settings/books` is not stored yet, or damaged. */
  | { readonly code: 'books-not-set-up' }
  /** Rides are not set up, so no day has a beginning. */
  | { readonly code: 'no-time-zone' }
  /** A colleague has changed the record since it was read. */
  | { readonly code: 'changed-meanwhile' }
  /** The ride's end was entered before, and differently. */
  | { readonly code: 'fare-ended' }
  /** The ride is on a bill. */
  | { readonly code: 'fare-billed' };
