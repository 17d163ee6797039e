import { givesBack } from '#domain/rides/model/ride/gives-back.builder.ts';

/**
 * Billed reads of each act where nothing goes wrong: what its service reads first and the look-ups of the rules, for both
 * (docs/scale.md). A list costs its rows and a look-up, any other step one look-up.
 */
const READS: Readonly<Record<string, number>> = {
  // Settings and the passenger's record, then the booking.
  request: 2 + 2 + 7,
  // The own shift, then the step.
  take: 1 + 1 + 4,
  depart: 1 + 1 + 4,
  // The driver's shift and, once every slot was used, a ride in one of them; then the step.
  reserve: 2 + 2 + 4,
  assign: 2 + 2 + 5,
  offer: 3,
  // Settings, then the step with its remark.
  decline: 2 + 5,
  [givesBack().did]: 2 + 5,
  cancel: 2 + 5,
  correct: 2 + 5,
  // The own shift and its car, then the shift.
  'start-shift': 4 + 2,
  // The same with the rides that it names.
  'stop-shift': 4 + 2 + 3,
  'end-shift': 1 + 3,
  look: 1 + 1,
  'pry-details': 1 + 1,
};

/** What acts should have cost that were tried so often; `rows` is what their lists returned, one for an empty one. */
export function predictedReads(acts: Readonly<Record<string, number>>, rows: number): number {
  return Object.entries(acts).reduce((sum, [act, times]) => sum + times * (READS[act] ?? 1), rows);
}
