import { mapOf, orNull, recordOf } from '../../../shared/composed-decoders.ts';
import { place, type Place } from '../basics/place.ts';

/** The places that a passenger may give a name. `firestore.rules` name the same. */
export const SAVED_NAMES = ['home', 'work'] as const;
export type SavedName = (typeof SAVED_NAMES)[number];

/** A passenger's own places by name; `null` for one that is not saved. */
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
