import { text, time, type Fields, type ValuesOf } from '../../../shared/kinds.ts';
import { mapOf, orNull } from '../../../shared/composed-kinds.ts';
import { place } from './place.ts';

/** The stored fields of `rides/{id}/private/details` with their kinds: who rides and the exact places (rides R11). */
export const DETAILS_FIELDS = {
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
