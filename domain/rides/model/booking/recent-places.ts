import { typedText } from '../../../shared/typed-text.ts';
import type { Place } from './place.ts';

/**
 * The places of somebody's trips, each once, those of the last trip first. Left out is what holds hidden characters, as
 * places of former times may: the rules refuse a booking that keeps such a customer's place, or that changes a passenger's.
 */
export function recentPlaces(
  { from, to }: { readonly from: Place; readonly to: Place },
  known: readonly Place[],
  most: number,
): readonly Place[] {
  const places = new Map<string, Place>();
  for (const place of [from, to, ...known]) {
    if (place.text === typedText(place.text) && !places.has(place.text)) places.set(place.text, place);
  }
  return [...places.values()].slice(0, most);
}
