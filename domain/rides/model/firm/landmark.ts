import type { Place } from '../booking/place.ts';

/** As `landmarkLine` writes it. */
const LOCATED = /^(.+) (-?\d+\.\d+), (-?\d+\.\d+)$/u;

/** The place that a stored landmark is; one with unusable coordinates is its words alone. */
export function landmarkPlace(stored: string): Place {
  const [, text = stored, north = '', east = ''] = LOCATED.exec(stored) ?? [];
  const [lat, lng] = [Number(north), Number(east)];
  const isLocated = north !== '' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isLocated ? { text, lat, lng } : { text: stored };
}
