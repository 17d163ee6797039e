import { count, listOf, mapOf, oneOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, time, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import { place } from '../basics/place.ts';
import { ALL_REASONS } from '../basics/reasons.ts';
import { STEP_NAMES } from './ride-steps.ts';
import { NEEDS } from '../basics/need.ts';

/** The parts of a trip that an edit can change, as before the edit. */
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
 * The stored fields of `rides/{id}/remarks/{rev}` with their kinds: the words of a step, and the values that an edit
 * has replaced. Only administrators and the step's author read them: they may be about other people (rides R36).
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
