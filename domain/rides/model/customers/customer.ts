import { documentOf, listOf, mapOf, oneOf, orNull } from '../../../shared/composed-kinds.ts';
import { text, time, type Fields, type ValuesOf } from '../../../shared/kinds.ts';
import { place } from '../booking/place.ts';
import { NEEDS } from '../ride/ride.ts';

/** Who keeps a number from booking by phone: the administrator's uid, what they were called then, and when it was. */
const block = mapOf({ by: text, name: text, at: time } as const satisfies Fields);

/** The stored fields of `customers/{id}` with their kinds: somebody who books by phone, without an account (rides R23). */
export const CUSTOMER_FIELDS = {
  /** The number to dial, which dispatchers need not type as a whole; `null` in older records. */
  phone: orNull(text),
  phoneKey: text,
  name: text,
  /** The keys that the name is searched by, from its first and from its second word on, as for accounts (D30). */
  nameKey: text,
  nameKey2: text,
  /** The places of the last trips, start and destination, those of the last trip first. */
  places: listOf(place),
  /** The needs of the last trip. */
  needs: listOf(oneOf(NEEDS)),
  /**
   * The ids of their last rides, the last one first, up to `MOST_RIDES_OF_CALLER`; of each record that was merged into this
   * one also its `customerRider`, which its oldest rides have for a passenger and others name it by. `null` in older records.
   */
  rides: orNull(listOf(text)),
  /** What dispatch should know when they call; no ride and no driver ever gets it. Empty in older records. */
  note: (stored: unknown) => text(stored ?? ''),
  /** Nobody books by phone for this number (D63); `null`, and absent as stored, if they do. */
  blocked: orNull(block),
  /** When they last booked a ride, or were brought in from a file. */
  lastRideAt: time,
  /** When the database removes this (rides R32). */
  deleteAt: time,
} as const satisfies Fields;

export interface Customer extends ValuesOf<typeof CUSTOMER_FIELDS> {
  readonly id: string;
}

export const readCustomer = documentOf(CUSTOMER_FIELDS);
