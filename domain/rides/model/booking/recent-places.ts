import type { Place } from './place.ts';

/** The places of somebody's trips, each once, those of the last trip first. */
export function recentPlaces(
  { from, to }: { readonly from: Place; readonly to: Place },
  known: readonly Place[],
  most: number,
): readonly Place[] {
  const places = new Map<string, Place>();
  for (const place of [from, to, ...known]) {
    if (!places.has(place.text)) places.set(place.text, place);
  }
  return [...places.values()].slice(0, most);
}
