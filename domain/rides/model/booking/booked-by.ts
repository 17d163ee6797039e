/** Who has booked a ride: its passenger, anybody of dispatch, or one dispatcher, by uid. */
export type Booker = 'passenger' | 'dispatch' | { readonly uid: string };

const DISPATCH = 'dispatch';

/**
 * The stored field `bookedBy`, by which the history finds rides: all that may be said of whoever booked it. It repeats line 0
 * of the log, because a database cannot ask for rides whose booker is not their passenger; so nothing else reads it.
 */
export const bookedBy = (by: string, rider: string): readonly string[] =>
  by === rider ? ['passenger'] : [DISPATCH, by];

/** The entry of `bookedBy` that the rides of a booker have. */
export const entryOf = (booker: Booker): string => (typeof booker === 'string' ? booker : booker.uid);
