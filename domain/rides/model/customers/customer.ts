import { documentOf, listOf, mapOf, oneOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, time, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import { place } from '../basics/place.ts';
import { NEEDS } from '../basics/need.ts';
import { TAKEN_TRIP_FIELDS } from './taken-trips.ts';

/** The author of a block or of its end: the administrator's uid, their name then, and the time. */
const signed = mapOf({ by: text, name: text, at: time } as const satisfies Fields);

/** The fields of `customers/{id}` with their kinds: a person who books by phone, without an account (rides R23). */
export const CUSTOMER_FIELDS = {
  /** The number to dial. */
  phone: text,
  phoneKey: text,
  /** Further numbers, and the keys of all numbers, the main one's first. Several customers may have one number. */
  phones: listOf(text),
  phoneKeys: listOf(text),
  name: text,
  /** Sorts customers. */
  nameKey: text,
  /** The search entries of name and numbers (`findsOf`). */
  finds: listOf(text),
  /** The places that an administrator entered or imported; no booking changes them. */
  places: listOf(place),
  /** The last trips, the last one first, without their ways back (D96). */
  trips: listOf(mapOf(TAKEN_TRIP_FIELDS)),
  /** What they need on each trip; a booking changes it only on request (D78). */
  needs: listOf(oneOf(NEEDS)),
  /**
   * The ids of their last rides, the last one first, up to `MOST_RIDES_OF_CALLER`; also the `customerRider` of each
   * record that was merged into this one, which pages may still use.
   */
  rides: listOf(text),
  /** For dispatch when they call; no ride and no driver gets it. */
  note: text,
  /** For each driver: the booking puts it into the ride's note. */
  driverNote: text,
  /** Set while the number is blocked from booking by phone (D63); `null`, and absent as stored, otherwise. */
  blocked: orNull(signed),
  /** The author of the end of the last block, and its time. */
  lifted: orNull(signed),
  /** When they last booked a ride, or were imported from a file. */
  lastRideAt: time,
  /** When the database removes the record (rides R32). */
  deleteAt: time,
} as const satisfies Fields;

export interface Customer extends ValuesOf<typeof CUSTOMER_FIELDS> {
  readonly id: string;
}

/** Whether `lastRideAt` is certainly of a booking: an imported record has that time too, and no ride. */
export const hasBooked = ({ rides, trips }: Pick<Customer, 'rides' | 'trips'>): boolean =>
  (rides ?? []).length > 0 || trips.length > 0;

export const readCustomer = documentOf(CUSTOMER_FIELDS);
