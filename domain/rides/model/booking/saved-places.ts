import { mapOf, orNull, recordOf } from '../../../shared/composed-decoders.ts';
import { place, type Place } from '../basics/place.ts';

/** The names under which passengers can save places of their own. `areSaved` of the rules checks each of them. */
export const SAVED_NAMES = ['home', 'work'] as const;
export type SavedName = (typeof SAVED_NAMES)[number];

/** A passenger's own places by name; `null` if nothing is saved under a name. */
export type SavedPlaces = Readonly<Record<SavedName, Place | null>>;

export const NO_SAVED_PLACES: SavedPlaces = recordOf(SAVED_NAMES, null);

export const savedPlaces = mapOf(recordOf(SAVED_NAMES, orNull(place)));

/** The stored form: only the places that are saved. */
export function storedPlaces(saved: SavedPlaces): Readonly<Record<string, Place>> {
  return Object.fromEntries(
    SAVED_NAMES.flatMap((name) => {
      const at = saved[name];
      return at === null ? [] : [[name, at]];
    }),
  );
}
