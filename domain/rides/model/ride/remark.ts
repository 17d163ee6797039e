import { count, listOf, mapOf, oneOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, time, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import { place } from '../basics/place.ts';
import { ALL_REASONS } from '../basics/reasons.ts';
import { STEP_NAMES } from './ride-steps.ts';
import { NEEDS } from '../basics/need.ts';

/** The values before an edit, without the pick-up, which is in `movedFrom` of the log line. */
const WAS = {
  from: place,
  to: place,
  note: text,
  name: text,
  phone: text,
  people: count,
  needs: listOf(oneOf(NEEDS)),
} as const satisfies Fields;

/**
 * The stored fields of `rides/{id}/remarks/{rev}` with their decoders. A remark has the reason and note of a step, or
 * the values that an edit has replaced. Only the author and administrators without a part in the ride read it (R36).
 */
const REMARK_FIELDS = {
  did: oneOf(STEP_NAMES),
  /** A uid. */
  by: text,
  at: time,
  why: orNull(oneOf(ALL_REASONS)),
  note: orNull(text),
  was: orNull(mapOf(WAS)),
  /** When the database removes the remark. */
  deleteAt: time,
} as const satisfies Fields;

export interface Remark extends ValuesOf<typeof REMARK_FIELDS> {
  /** The number of the step in the ride's log. */
  readonly rev: number;
}

const readFieldsOf = mapOf(REMARK_FIELDS);

export function readRemark(id: string, document: unknown): Remark | null {
  const read = readFieldsOf(document);
  return read === undefined ? null : { rev: Number(id), ...read };
}
