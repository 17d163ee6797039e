import type { SystemError } from '../../../shared/system-error.ts';

/** The failures of the services of prices and fares: failed requests, and refusals. */
export type BookError =
  | SystemError
  /** `settings/books` is not stored yet, or damaged. */
  | { readonly code: 'books-not-set-up' }
  /** `settings/rides` is not stored yet, so the time zone is unknown. */
  | { readonly code: 'no-time-zone' }
  /** Another person has changed the record since it was read. */
  | { readonly code: 'changed-meanwhile' }
  /** Another end of the ride is stored already. */
  | { readonly code: 'fare-ended' }
  /** The ride is on a bill. */
  | { readonly code: 'fare-billed' };
