import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { PlaceField, RideInputError } from '../errors/ride-error.ts';
import { LONGEST_PLACE, SHORTEST_PLACE } from '../ride-limits.ts';
import { text, type Fields, type Kind } from '../../../shared/kinds.ts';
import { mapOf, number, orNull } from '../../../shared/composed-kinds.ts';
import { typedText } from '../../../shared/typed-text.ts';

/** A starting place or a destination (rides R17), in words; the coordinates are the device's own, if it gave them. */
export interface Place {
  readonly text: string;
  readonly lat?: number;
  readonly lng?: number;
}

const readPlace = mapOf({ text, lat: orNull(number), lng: orNull(number) } as const satisfies Fields);

interface Coordinates {
  readonly lat?: number | null;
  readonly lng?: number | null;
}

function placeAt(words: string, { lat, lng }: Coordinates): Place {
  const isKnown = typeof lat === 'number' && typeof lng === 'number';
  return isKnown ? { text: words, lat, lng } : { text: words };
}

/** A place as stored. Half a pair of coordinates counts as none. */
export const place: Kind<Place> = (stored) => {
  const read = readPlace(stored);
  return read && placeAt(read.text, read);
};

/** Parses one end of a ride as typed. Fails with `place-required`, `place-too-short` or `place-too-long`. */
export function parsePlace(field: PlaceField, typed: Place): Result<Place, RideInputError> {
  const words = typedText(typed.text);
  if (words === '') return fail({ code: 'place-required', field });
  if (words.length < SHORTEST_PLACE) return fail({ code: 'place-too-short', field });
  if (words.length > LONGEST_PLACE) return fail({ code: 'place-too-long', field });
  return succeed(placeAt(words, typed));
}
