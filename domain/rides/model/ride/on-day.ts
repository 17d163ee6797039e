import type { Period } from '../../../shared/time/day.ts';
import { isEnded } from './ride-state.ts';
import type { FoundRide, Ride } from './ride.ts';

/** Whether this ride is open and its pick-up is on that day. */
export function isOnDay(ride: FoundRide, { from, until }: Period): ride is Ride {
  if (ride.state === 'damaged' || isEnded(ride.state)) return false;
  return ride.pickupAt >= from && ride.pickupAt < until;
}
