import { documentOf, listOf, mapOf, oneOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, time, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import { place } from '../basics/place.ts';
import { NEEDS } from '../basics/need.ts';

/** Who blocked a number, or lifted that: the administrator's uid, what they were called then, and when it was. */
const signed = mapOf({ by: text, name: text, at: time } as const satisfies Fields);

/** The stored fields of `customers/{id}` with their kinds: somebody who books by phone, without an account (rides R23). */
export const CUSTOMER_FIELDS = {
  /** The number to dial, which dispatchers need not type as a whole. */
  phone: text,
  phoneKey: text,
  /** Further numbers to dial, and the keys of all numbers, that of the main one first. Several people may have one number. */
  phones: listOf(text),
  phoneKeys: listOf(text),
  name: text,
  /** By which customers are in order. */
  nameKey: text,
  /** By what of name and numbers they are found (`findsOf`). */
  finds: listOf(text),
  /** The places that a person entered or brought in; no booking changes them. */
  places: listOf(place),
  /** The places of the last trips, start and destination, those of the last trip first. */
  recent: listOf(place),
  /** What they need on each trip; a booking changes it only if that was asked (D78). */
  needs: listOf(oneOf(NEEDS)),
  /**
   * The ids of their last rides, the last one first, up to `MOST_RIDES_OF_CALLER`; of each record that was merged into this
   * one also its `customerRider`, by which pages may still name it.
   */
  rides: listOf(text),
  /** What dispatch should know when they call; no ride and no driver ever gets it. */
  note: text,
  /** What each driver should know: the booking puts it into the ride's note. */
  driverNote: text,
  /** Nobody books by phone for this number (D63); `null`, and absent as stored, if they do. */
  blocked: orNull(signed),
  /** Who lifted the last block, and when. */
  lifted: orNull(signed),
  /** When they last booked a ride, or were brought in from a file. */
  lastRideAt: time,
  /** When the database removes this (rides R32). */
  deleteAt: time,
} as const satisfies Fields;

export interface Customer extends ValuesOf<typeof CUSTOMER_FIELDS> {
  readonly id: string;
}

/** Whether `lastRideAt` is of a booking for certain: a record from a file has that time, too, and no ride. */
export const hasBooked = ({ rides, recent }: Pick<Customer, 'rides' | 'recent'>): boolean =>
  (rides ?? []).length > 0 || recent.length > 0;

export const readCustomer = documentOf(CUSTOMER_FIELDS);
