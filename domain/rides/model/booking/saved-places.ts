import { mapOf, orNull } from '../../../shared/composed-decoders.ts';
import { place, type Place } from '../basics/place.ts';

/** The places that a passenger may give a name. */
export const SAVED_NAMES = ['home', 'work'] as const;
export type SavedName = (typeof SAVED_NAMES)[number];

/** A passenger's own places by name; `null` for one that is not saved. */
export type SavedPlaces = Readonly<Record<SavedName, Place | null>>;

export const NO_SAVED_PLACES: SavedPlaces = { home: null, work: null };

export const savedPlaces = mapOf({ home: orNull(place), work: orNull(place) });

/** The stored form: only the places that are saved. */
export function storedPlaces(saved: SavedPlaces): Readonly<Record<string, Place>> {
  const { home, work } = saved;
  return { ...(home !== null && { home }), ...(work !== null && { work }) };
}
