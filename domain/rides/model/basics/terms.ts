import { count } from '../../../shared/composed-decoders.ts';
import type { Fields } from '../../../shared/decoders.ts';

/** The terms of a ride, copied from the settings when it was booked (rides R8). Seconds. */
export const TERMS = {
  /** How long a driver who has arrived must wait before a no-show. */
  wait: count,
  /** How long the search for a driver lasts. */
  search: count,
  /** How long a driver has to answer an offer. */
  offer: count,
  /** How long a driver has to answer the offer of a ride that is not due (D114). */
  offerAhead: count,
  /** How long before the pick-up a ride is due (rides R11). */
  release: count,
} as const satisfies Fields;
