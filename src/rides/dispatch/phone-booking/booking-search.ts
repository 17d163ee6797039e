import { textsIn, type Texts } from '#core/navigation/texts-in.ts';

/**
 * The search parameters of the board that open a booking. `call` is a caller's number. `again` is the id of a ride to
 * book again, and `as` says how (a `Repeat`, by default `again`). The page interprets them.
 */
const NAMES = ['call', 'again', 'as'] as const;

export type BookingSearch = Texts<(typeof NAMES)[number]>;

export const bookingSearch = textsIn(...NAMES);

/** The search parameters without a booking. */
export const NO_BOOKING: BookingSearch = { call: undefined, again: undefined, as: undefined };
