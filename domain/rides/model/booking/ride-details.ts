import { mapOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, time, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import type { Ride } from '../ride/ride.ts';
import { place } from '../basics/place.ts';

/** The stored fields of `rides/{id}/private/details` with their decoders: passenger and exact places (rides R11). */
const DETAILS_FIELDS = {
  name: text,
  phone: text,
  from: place,
  to: place,
  note: text,
  /** The id of the customer for whom dispatch booked; `null` for an account, and for a caller without a number. */
  customer: orNull(text),
  /** When the database removes the details. */
  deleteAt: time,
} as const satisfies Fields;

export type RideDetails = ValuesOf<typeof DETAILS_FIELDS>;

const readFieldsOf = mapOf(DETAILS_FIELDS);

export function readDetails(document: unknown): RideDetails | null {
  return readFieldsOf(document) ?? null;
}

/** How often a ride was edited. It identifies the version of the details, because only edits change them (D44). */
export function editCount({ log }: Pick<Ride, 'log'>): number {
  return log.filter(({ did }) => did === 'edit').length;
}

const MS = 1000;
/**
 * The removal is set this long before the end of the retention, because no device's clock is exact. The rules accept a
 * time from two hours before that end until that end. Seconds.
 */
const MARGIN = 3600;

/** When details or a remark are removed (rides R32). `from`: the pick-up or the remark's time. `retention`: seconds. */
export function retainedUntil(from: Date, retention: number): Date {
  return new Date(from.getTime() + (retention - MARGIN) * MS);
}
