import type { Place } from './place.ts';

/** A landmark with coordinates, as `landmarkLine` writes it. */
const LOCATED = /^(.+) (-?\d+\.\d+), (-?\d+\.\d+)$/u;

export const isOnEarth = (lat: number, lng: number): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** The place of a stored landmark. Unusable coordinates stay in the text. */
export function landmarkPlace(stored: string): Place {
  const [, text = stored, north = '', east = ''] = LOCATED.exec(stored) ?? [];
  const [lat, lng] = [Number(north), Number(east)];
  const isLocated = north !== '' && isOnEarth(lat, lng);
  return isLocated ? { text, lat, lng } : { text: stored };
}
