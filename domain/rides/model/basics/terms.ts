import { count } from '../../../shared/composed-decoders.ts';
import type { Fields } from '../../../shared/decoders.ts';

/** The terms of a ride, copied from the settings when it was booked (rides R8). Seconds. */
export const TERMS = {
  /** How long a driver waits at the door before it counts as a no-show. */
  wait: count,
  /** How long the search for a driver lasts. */
  search: count,
  /** How long a driver has to answer an offer. */
  offer: count,
  /** The same while the ride is not due (D114). */
  offerAhead: count,
  /** How long before the pick-up a driver may set off. */
  release: count,
} as const satisfies Fields;
