import type { FoundRide, Ride } from '../ride/ride.ts';
import { HOUR_MS } from '../../../shared/durations.ts';
import { isSearchDue } from '../ride/deadlines.ts';

const timeOf = (ride: FoundRide) => (ride.state === 'damaged' ? Infinity : ride.pickupAt.getTime());

/** Earliest pick-up first, unreadable rides last; the same order for a listener and a poll. */
export function inBoardOrder(rides: readonly FoundRide[]): readonly FoundRide[] {
  return rides.toSorted((one, other) => {
    const [first, second] = [timeOf(one), timeOf(other)];
    // Two unreadable rides are both at infinity, whose difference is NaN.
    if (first !== second) return first - second;
    return one.id < other.id ? -1 : 1;
  });
}

/** The parts of the waiting rides, in order: to be driven now, with a pick-up in the next 60 minutes, and later. */
export const WAITING_PARTS = ['now', 'soon', 'later'] as const;
export type WaitingPart = (typeof WAITING_PARTS)[number];

/** The part in which a ride without a driver waits. A ride for later moves up as its pick-up comes nearer. */
export function waitingPartOf(ride: Pick<Ride, 'kind' | 'pickupAt'>, now: Date): WaitingPart {
  if (isSearchDue(ride, now)) return 'now';
  return ride.pickupAt.getTime() - now.getTime() <= HOUR_MS ? 'soon' : 'later';
}
