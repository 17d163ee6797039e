import type { Period } from '../../../shared/time/day.ts';
import { isEnded } from './ride-state.ts';
import type { FoundRide, Ride } from './ride.ts';

/** Whether a ride is open, with its pick-up in this period. */
export function isOnDay(ride: FoundRide, { from, until }: Period): ride is Ride {
  if (ride.state === 'damaged' || isEnded(ride.state)) return false;
  return ride.pickupAt >= from && ride.pickupAt < until;
}
