/** Who booked a ride: the passenger, `dispatch` (any dispatcher or the sender), or one dispatcher (`uid`). */
export type Booker = 'passenger' | 'dispatch' | { readonly uid: string };

const DISPATCH = 'dispatch';

/**
 * The stored field `bookedBy`, by which the history finds rides. The field repeats line 0 of the log, because no query
 * can compare that line with the passenger (D62).
 */
export const bookedBy = (by: string, rider: string): readonly string[] =>
  by === rider ? ['passenger'] : [DISPATCH, by];

/** The entry of `bookedBy` that all rides of this booker have. */
export const entryOf = (booker: Booker): string => (typeof booker === 'string' ? booker : booker.uid);
