import type { Place } from './place.ts';

/** Known places, each text once and as it comes first; if it has no coordinates there, it has those of a later one. */
export function distinctPlaces<P extends Place>(known: readonly P[]): readonly P[] {
  const places = new Map<string, P>();
  for (const place of known) places.set(place.text, { ...place, ...places.get(place.text) });
  return [...places.values()];
}
