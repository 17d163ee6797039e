import { mapOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, type Fields, type Decoder } from '../../../shared/decoders.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { typedText } from '../../../shared/typed-text.ts';
import type { PlaceField, RideInputError } from './input-error.ts';
import { LONGEST_PLACE, SHORTEST_PLACE } from './ride-limits.ts';

/** A starting place or a destination in words (rides R17), with coordinates if a device or a landmark gave them. */
export interface Place {
  readonly text: string;
  readonly lat?: number;
  readonly lng?: number;
}

const degrees: Decoder<number> = (stored) =>
  typeof stored === 'number' && Number.isFinite(stored) ? stored : undefined;
const readPlace = mapOf({ text, lat: orNull(degrees), lng: orNull(degrees) } as const satisfies Fields);

interface Coordinates {
  readonly lat?: number | null;
  readonly lng?: number | null;
}

function placeAt(words: string, { lat, lng }: Coordinates): Place {
  const isKnown = typeof lat === 'number' && typeof lng === 'number';
  return isKnown ? { text: words, lat, lng } : { text: words };
}

/** Five decimals of a degree are about a metre. */
const DECIMALS = 5;

export const roundedDegrees = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/** Decodes a stored place. A single coordinate counts as none. */
export const place: Decoder<Place> = (stored) => {
  const read = readPlace(stored);
  return read && placeAt(read.text, read);
};

/** Counts characters as the rules do: `𐀀` is one, although its length in JavaScript is 2. */
const isTooShort = (words: string) => [...words].length < SHORTEST_PLACE;

/** Parses one end of a ride as typed. Fails with `place-required`, `place-too-short` or `place-too-long`. */
export function parsePlace(field: PlaceField, typed: Place): Result<Place, RideInputError> {
  const words = typedText(typed.text);
  if (words === '') return fail({ code: 'place-required', field });
  if (isTooShort(words)) return fail({ code: 'place-too-short', field });
  if (words.length > LONGEST_PLACE) return fail({ code: 'place-too-long', field });
  return succeed(placeAt(words, typed));
}

/**
 * Parses places as typed, one on each line; there may be none. Returns each place once. Fails with `places-too-many`,
 * or with the error of the first place that is too short or too long.
 */
export function parsePlaces(typed: string, most: number): Result<readonly Place[], RideInputError> {
  const lines = typed.split(/[\r\n]+/).flatMap((line) => typedText(line) || []);
  const wrong = lines.find((line) => isTooShort(line) || line.length > LONGEST_PLACE);
  if (wrong !== undefined) {
    const code = isTooShort(wrong) ? 'place-too-short' : 'place-too-long';
    return fail({ code, field: 'places' });
  }
  const distinct = [...new Set(lines)];
  return distinct.length > most
    ? fail({ code: 'places-too-many', most })
    : succeed(distinct.map((text) => ({ text })));
}
