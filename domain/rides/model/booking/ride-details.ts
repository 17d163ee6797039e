import { mapOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, time, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import type { Ride } from '../ride/ride.ts';
import { place } from '../basics/place.ts';

/** The stored fields of `rides/{id}/private/details` with their kinds: who rides and the exact places (rides R11). */
const DETAILS_FIELDS = {
  name: text,
  phone: text,
  from: place,
  to: place,
  note: text,
  /** The id of the customer who called; `null` for a ride of an account. */
  customer: orNull(text),
  /** When the database removes the details. */
  deleteAt: time,
} as const satisfies Fields;

export type RideDetails = ValuesOf<typeof DETAILS_FIELDS>;

const readFieldsOf = mapOf(DETAILS_FIELDS);

export function readDetails(document: unknown): RideDetails | null {
  return readFieldsOf(document) ?? null;
}

/** How often a ride was edited (D44). It identifies the stored version of its details, which only an edit changes. */
export function editCount({ log }: Pick<Ride, 'log'>): number {
  return log.filter(({ did }) => did === 'edit').length;
}

const MS = 1000;
/**
 * Details are removed earlier than their retention allows: the rules refuse a removal a second too late, or two hours
 * too early, and no device's clock is exact. Seconds.
 */
const MARGIN = 3600;

/** When the details of a ride at this time are removed (rides R32). `retention` is in seconds. */
export function retainedUntil(from: Date, retention: number): Date {
  return new Date(from.getTime() + (retention - MARGIN) * MS);
}
