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

/** Of several rides under way, the one being driven, otherwise the one with the earliest pick-up. */
export function rideUnderWay(rides: readonly Ride[], now: Date): Ride | null {
  const rank = ({ state, pickupAt }: Ride) => (locksDriver(state) ? 0 : pickupAt.getTime());
  const [first] = rides
    .filter((ride) => isUnderWay(ride, now))
    .toSorted((one, other) => rank(one) - rank(other));
  return first ?? null;
}
