import { isWithheld, parseCallersNumber } from '#domain/rides/model/customers/call.ts';
import { REPEATS, type Repeat } from '#domain/rides/model/customers/repeated-call.ts';
import { oneOf } from '#domain/shared/composed-decoders.ts';
import type { BookingSearch } from './booking-search.ts';

/** The start of a booking: a caller's number, empty if withheld, or a ride to book again. */
export type BookingStart = { readonly phone: string } | { readonly ride: string; readonly repeat: Repeat };

const IS_ID = /^[A-Za-z0-9-]{1,64}$/;
const repeat = oneOf(REPEATS);

/** The booking that an address asks for; `null` if none. `unusable`: the number or ride in it cannot be used. */
export function bookingStartIn({
  call,
  again,
  as = 'again',
}: BookingSearch): BookingStart | { readonly unusable: string } | null {
  if (call !== undefined) {
    if (isWithheld(call)) return { phone: '' };
    const number = parseCallersNumber(call);
    return number.ok ? { phone: number.value.phone } : { unusable: call };
  }
  if (again === undefined) return null;
  const how = repeat(as);
  return IS_ID.test(again) && how !== undefined ? { ride: again, repeat: how } : { unusable: again };
}
