import type { FoundRide } from '#domain/rides/model/ride/ride.ts';

/** The rides as they are now, each the object that it was before unless something in it differs: rows compare by identity. */
export function sameRides(before: readonly FoundRide[], now: readonly FoundRide[]): readonly FoundRide[] {
  const known = new Map(before.map((ride) => [ride.id, ride]));
  return now.map((ride) => {
    const earlier = known.get(ride.id);
    // What listens hands out what has not changed as it was; who asks reads everything anew.
    if (earlier === undefined || earlier === ride) return ride;
    return JSON.stringify(earlier) === JSON.stringify(ride) ? earlier : ride;
  });
}
