/**
 * The search parameters of the board that open a booking: the number of somebody who calls (`call`), or the id of a ride to
 * book once more (`again`) and how (`as`, a `Repeat`; as it was without it). The page interprets them.
 */
const NAMES = ['call', 'again', 'as'] as const;

export type BookingSearch = { readonly [Name in (typeof NAMES)[number]]?: string | undefined };

export function bookingSearch(search: Record<string, unknown>): BookingSearch {
  const texts = NAMES.map((name) => [name, search[name]] as const);
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string' && text !== ''));
}

/** The same without a booking. */
export const NO_BOOKING: BookingSearch = { call: undefined, again: undefined, as: undefined };
