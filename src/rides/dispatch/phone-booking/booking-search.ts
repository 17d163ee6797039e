/**
 * The search parameters of the board that open a booking: a caller's number (`call`), or the id of a ride to book again (`again`) and how
 * (`as`, a `Repeat`; unchanged if absent). The page interprets them.
 */
const NAMES = ['call', 'again', 'as'] as const;

export type BookingSearch = { readonly [Name in (typeof NAMES)[number]]?: string | undefined };

export function bookingSearch(search: Record<string, unknown>): BookingSearch {
  const texts = NAMES.map((name) => [name, search[name]] as const);
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string' && text !== ''));
}

/** The same without a booking. */
export const NO_BOOKING: BookingSearch = { call: undefined, again: undefined, as: undefined };
