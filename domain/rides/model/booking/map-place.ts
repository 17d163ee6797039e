import { folded } from '../../../shared/folded-words.ts';
import { landmarkPlace } from '../basics/landmark.ts';
import type { KnownAreas } from './area-of.ts';
import { isName } from './place-words.ts';
import type { Place } from '../basics/place.ts';
import { hasPostcode, isTownName } from './town-in.ts';

const partsOf = (text: string) => text.split(/\s*[,;\r\n]\s*/u);

/** Returns the landmark with coordinates whose name is the whole first part; otherwise `undefined`. */
function pointOf([first = '']: readonly string[], landmarks: readonly string[]): Place | undefined {
  return landmarks.map(landmarkPlace).find(({ text, lat }) => lat !== undefined && isName(first, text));
}

/** Words for a spot in or at a building. They look like the name of a town. */
const WAY_IN =
  /^(?:(?:hinter|vorder)(?:haus|hof)|innenhof|(?:haupt|hinter|seiten|neben)?eingang|(?:erd|dach|ober|unter)geschoss|keller|seitenflügel|rezeption|empfang|notaufnahme|parkplatz|taxistand|entrance|reception|lobby|basement|upstairs|downstairs|outside|car park)$/iu;

/** Whether an address has a postcode, names the firm's town, or ends with a part that may be another town. */
function namesTown(text: string, { landmarks, districts, town }: KnownAreas): boolean {
  const parts = partsOf(text);
  const last = parts.at(-1) ?? '';
  const known = [...districts, ...landmarks.map((stored) => landmarkPlace(stored).text)];
  return (
    hasPostcode(text) ||
    parts.some((part) => isName(part, town)) ||
    folded(text).endsWith(` ${folded(town)}`) ||
    (parts.length > 1 && !known.some((name) => isName(last, name)) && !WAY_IN.test(last) && isTownName(last))
  );
}

/** Coordinates, or a link. */
const LOCATED = /^(?:geo:|https?:\/\/|-?\d{1,3}\.\d+\s*[,;]\s*-?\d{1,3}\.\d+$)/iu;

/**
 * What a map app searches for: the coordinates of the place or of its landmark, otherwise its words. Because the app
 * searches the whole world, words without a town or a postcode get the firm's town, if it is known.
 */
export function mapPlace(place: Place, known: KnownAreas): Place {
  if (place.lat !== undefined) return place;
  const { text } = place;
  const point = pointOf(partsOf(text), known.landmarks);
  if (point !== undefined) return { ...point, text };
  return known.town === '' || LOCATED.test(text) || namesTown(text, known)
    ? place
    : { text: `${text}, ${known.town}` };
}
