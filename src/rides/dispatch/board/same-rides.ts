import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { isSame } from '#domain/shared/is-same.ts';

/**
 * The rides as they are now, each as the same object as before unless something in it has changed: rows compare by
 * identity.
 */
export function sameRides(before: readonly FoundRide[], now: readonly FoundRide[]): readonly FoundRide[] {
  const known = new Map(before.map((ride) => [ride.id, ride]));
  return now.map((ride) => {
    const earlier = known.get(ride.id);
    // A listener hands out unchanged rides as the same objects; a poll parses all of them anew.
    if (earlier === undefined || earlier === ride) return ride;
    return isSame(ride, earlier) ? earlier : ride;
  });
}
