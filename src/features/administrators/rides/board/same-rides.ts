import type { FoundRide } from '#domain/rides/model/ride/ride.ts';

/** The rides as they are now, each the object that it was before unless something in it differs: rows compare by identity. */
export function sameRides(before: readonly FoundRide[], now: readonly FoundRide[]): readonly FoundRide[] {
  const known = new Map(before.map((ride) => [ride.id, ride]));
  return now.map((ride) => {
    const earlier = known.get(ride.id);
    return earlier !== undefined && JSON.stringify(earlier) === JSON.stringify(ride) ? earlier : ride;
  });
}
