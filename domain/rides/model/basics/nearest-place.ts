import type { Place } from './place.ts';

/** A person counts as being at a place that is at most this far away. Metres. */
const NEAR = 250;
const METRES_PER_DEGREE = 111_320;

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** The distance of two points, exact enough within one town. Metres. */
function distance(one: Point, other: Point): number {
  const north = one.lat - other.lat;
  const east = (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(north, east) * METRES_PER_DEGREE;
}

/** The nearest known place, with its distance in metres; `null` if no place with coordinates is within `NEAR`. */
export function nearestPlace<P extends Place>(
  at: Point,
  known: readonly P[],
): { readonly place: P; readonly metres: number } | null {
  const near = known.flatMap((place) => {
    const { lat, lng } = place;
    if (lat === undefined || lng === undefined) return [];
    const metres = distance(at, { lat, lng });
    return metres <= NEAR ? [{ place, metres }] : [];
  });
  return near.toSorted((one, other) => one.metres - other.metres)[0] ?? null;
}
