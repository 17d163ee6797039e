import { NEEDS } from '../booking/needs.ts';
import { place } from '../booking/place.ts';
import { text, time, type Fields, type ValuesOf } from '../../../shared/kinds.ts';
import { listOf, mapOf, oneOf } from '../stored/kinds.ts';

/** The stored fields of `customers/{id}` with their kinds: somebody who books by phone, without an account (rides R23). */
export const CUSTOMER_FIELDS = {
  phoneKey: text,
  name: text,
  /** What the name is searched by, from its first and from its second word on, as accounts are (D30). */
  nameKey: text,
  nameKey2: text,
  /** Of the last trips, the last one's first: where it began, and where it went. */
  places: listOf(place),
  /** Those of the last trip. */
  needs: listOf(oneOf(NEEDS)),
  /** When they last booked. */
  lastRideAt: time,
  /** When the database removes this (rides R32). */
  deleteAt: time,
} as const satisfies Fields;

export interface Customer extends ValuesOf<typeof CUSTOMER_FIELDS> {
  readonly id: string;
}

const readFieldsOf = mapOf(CUSTOMER_FIELDS);

export function readCustomer(id: string, document: unknown): Customer | null {
  const read = readFieldsOf(document);
  return read === undefined ? null : { id, ...read };
}
