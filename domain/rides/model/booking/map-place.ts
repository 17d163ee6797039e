import { landmarkPlace } from '../basics/landmark.ts';
import type { KnownAreas } from './area-of.ts';
import type { Place } from '../basics/place.ts';
import { isTownName, townIn } from './town-in.ts';

const partsOf = (text: string) => text.toLocaleLowerCase().split(/\s*[,;\r\n]\s*/u);

/** The landmark that the place begins with, as far as the firm has said where it is. */
function pointOf([first]: readonly string[], landmarks: readonly string[]): Place | undefined {
  return landmarks
    .map(landmarkPlace)
    .find(({ text, lat }) => lat !== undefined && text.toLocaleLowerCase() === first);
}

/**
 * Whether an address names the town that it is in. Its last part may be another town, unless the firm knows it as a district
 * of its own.
 */
function namesTown(text: string, { districts, town }: KnownAreas): boolean {
  const parts = partsOf(text);
  const last = parts.at(-1) ?? '';
  const isDistrict = districts.some((name) => name.toLocaleLowerCase() === last);
  return (
    townIn(text) !== undefined ||
    parts.includes(town.toLocaleLowerCase()) ||
    (parts.length > 1 && !isDistrict && isTownName(text.slice(-last.length)))
  );
}

/**
 * A place as a map app is asked for it: at its own coordinates, at those of its landmark, or by its words with the firm's
 * town, since the app searches the world for words that name none.
 */
export function mapPlace(place: Place, known: KnownAreas): Place {
  if (place.lat !== undefined) return place;
  const { text } = place;
  const point = pointOf(partsOf(text), known.landmarks);
  if (point !== undefined) return { ...point, text };
  return known.town === '' || namesTown(text, known) ? place : { text: `${text}, ${known.town}` };
}
