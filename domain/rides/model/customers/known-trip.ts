import type { Need } from '../booking/needs.ts';
import type { Place } from '../booking/place.ts';
import type { Caller } from './caller.ts';

/** What the next booking of a caller begins with: who they are, and their last trip. Empty where nothing is known. */
export interface KnownTrip {
  readonly name: string;
  readonly from: Place;
  readonly to: Place;
  readonly needs: readonly Need[];
}

const NOWHERE: Place = { text: '' };
export const NOTHING_KNOWN: KnownTrip = { name: '', from: NOWHERE, to: NOWHERE, needs: [] };

/** The places of a caller, those of the last trip first. */
export function placesOf(caller: Caller | null): readonly Place[] {
  if (caller?.kind === 'customer') return caller.customer.places;
  return caller?.kind === 'passenger' ? caller.account.places : [];
}

export function knownTrip(caller: Caller): KnownTrip {
  if (caller.kind === 'unknown') return NOTHING_KNOWN;
  const [from = NOWHERE, to = NOWHERE] = placesOf(caller);
  return caller.kind === 'customer'
    ? { name: caller.customer.name, from, to, needs: caller.customer.needs }
    : { name: caller.account.name, from, to, needs: [] };
}
