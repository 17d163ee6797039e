import { documentOf, listOf, mapOf, oneOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, time, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import { place } from '../basics/place.ts';
import { NEEDS } from '../basics/need.ts';
import { TAKEN_TRIP_FIELDS } from '../booking/taken-trips.ts';

/** The author of a block or of its end: the administrator's uid and name, and the time. */
const signed = mapOf({ by: text, name: text, at: time } as const satisfies Fields);

/** The stored fields of `customers/{id}` with their decoders: a person who books by phone (rides R23). */
export const CUSTOMER_FIELDS = {
  /** The number to dial. */
  phone: text,
  phoneKey: text,
  /** Further numbers, and the keys of all numbers, the main number's first. Several customers may share a number. */
  phones: listOf(text),
  phoneKeys: listOf(text),
  name: text,
  /** The key by which customers are sorted. */
  nameKey: text,
  /** The search entries of name and numbers (`findsOf`). */
  finds: listOf(text),
  /** The places that an administrator entered or imported; no booking changes them. */
  places: listOf(place),
  /** The last trips, the last one first, without ways back (D96). */
  trips: listOf(mapOf(TAKEN_TRIP_FIELDS)),
  /** The needs on each trip. A booking changes them only on request (D78). */
  needs: listOf(oneOf(NEEDS)),
  /**
   * The ids of the last rides, the last one first. Then follows the `customerRider` of each record that was merged into
   * this one, because pages may still use its id. `MOST_RIDES_OF_CALLER` entries at most.
   */
  rides: listOf(text),
  /** For dispatch when this customer calls. No ride and no driver gets this note. */
  note: text,
  /** For each driver of this customer. The form of a booking starts with this note. */
  driverNote: text,
  /** Set while the customer is blocked from booking by phone (D63). Otherwise `null`, and not stored. */
  blocked: orNull(signed),
  /** Who ended the last block, and when; `null` if no block has ended. */
  lifted: orNull(signed),
  /** When the customer last booked a ride, or was imported from a file. */
  lastRideAt: time,
  /** When the database removes the record (rides R32). */
  deleteAt: time,
} as const satisfies Fields;

export interface Customer extends ValuesOf<typeof CUSTOMER_FIELDS> {
  readonly id: string;
}

/** Whether `lastRideAt` is the time of a booking. An imported record has the time of its import, and no ride. */
export const hasBooked = ({ rides, trips }: Pick<Customer, 'rides' | 'trips'>): boolean =>
  (rides ?? []).length > 0 || trips.length > 0;

export const readCustomer = documentOf(CUSTOMER_FIELDS);
