import type { Need } from '../booking/needs.ts';
import type { Place } from '../booking/place.ts';
import type { Caller } from './caller.ts';

/** What a caller's next booking starts with: who they are, and their last trip. Empty where nothing is known. */
export interface KnownTrip {
  readonly name: string;
  readonly from: Place;
  readonly to: Place;
  readonly needs: readonly Need[];
}

const NOWHERE: Place = { text: '' };
export const NOTHING_KNOWN: KnownTrip = { name: '', from: NOWHERE, to: NOWHERE, needs: [] };

/** The places of a caller, those of the last trip first. */
export function placesOf({ customer, account, isOwner }: Caller): readonly Place[] {
  return (isOwner ? account : customer)?.places ?? [];
}

export function knownTrip(caller: Caller): KnownTrip {
  const { customer, account, isOwner } = caller;
  const [from = NOWHERE, to = NOWHERE] = placesOf(caller);
  const name = (isOwner ? account : customer)?.name ?? '';
  return { name, from, to, needs: isOwner ? [] : (customer?.needs ?? []) };
}
