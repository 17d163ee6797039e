import { isDue } from '#domain/rides/model/ride/deadlines.ts';
import { isEnded, locksDriver } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';

/** Whether a ride is under way for its passenger: a ride now always, a later one from when its driver may set off. */
export function isUnderWay(ride: Ride, now: Date): boolean {
  return !isEnded(ride.state) && (isDue(ride, now) || locksDriver(ride.state));
}

/** The other booked rides, soonest first. */
export function ridesAhead(rides: readonly Ride[], now: Date): readonly Ride[] {
  return rides
    .filter((ride) => !isEnded(ride.state) && !isUnderWay(ride, now))
    .toSorted((one, other) => one.pickupAt.getTime() - other.pickupAt.getTime());
}

/** The rides under way: those being driven first, then by pick-up. */
export function ridesUnderWay(rides: readonly Ride[], now: Date): readonly Ride[] {
  const rank = ({ state }: Ride) => (locksDriver(state) ? 0 : 1);
  return rides
    .filter((ride) => isUnderWay(ride, now))
    .toSorted((one, other) => rank(one) - rank(other) || one.pickupAt.getTime() - other.pickupAt.getTime());
}
