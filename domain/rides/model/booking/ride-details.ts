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
  /** The id of the customer who called; of a ride of an account `null`. */
  customer: orNull(text),
  /** When the database removes the details. */
  deleteAt: time,
} as const satisfies Fields;

export type RideDetails = ValuesOf<typeof DETAILS_FIELDS>;

const readFieldsOf = mapOf(DETAILS_FIELDS);

export function readDetails(document: unknown): RideDetails | null {
  return readFieldsOf(document) ?? null;
}

/** How often a ride was edited (D44), and so which version of its details is stored: only an edit changes that document. */
export function editCount({ log }: Pick<Ride, 'log'>): number {
  return log.filter(({ did }) => did === 'edit').length;
}

const MS = 1000;
/**
 * Removed earlier than retention allows: the rules refuse a removal that is a second too late, or two hours too early, and
 * no device's clock is exact. Seconds.
 */
const MARGIN = 3600;

/** When what is about rides at this time is removed (rides R32). `retention` is in seconds. */
export function keptUntil(from: Date, retention: number): Date {
  return new Date(from.getTime() + (retention - MARGIN) * MS);
}
