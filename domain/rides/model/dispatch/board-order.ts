import type { FoundRide, Ride } from '../ride/ride.ts';
import { HOUR_MS } from '../../../shared/durations.ts';
import { isSearchDue } from '../ride/deadlines.ts';

const timeOf = (ride: FoundRide) => (ride.state === 'damaged' ? Infinity : ride.pickupAt.getTime());

/** The rides in the order of listener and poll: the earliest pick-up first, damaged rides last. */
export function inBoardOrder(rides: readonly FoundRide[]): readonly FoundRide[] {
  return rides.toSorted((one, other) => {
    const [first, second] = [timeOf(one), timeOf(other)];
    // Two damaged rides are both at infinity, and the difference would be NaN.
    if (first !== second) return first - second;
    return one.id < other.id ? -1 : 1;
  });
}

/** The parts of the waiting rides on the board. `now` also has rides past the pick-up, `soon` the next 60 minutes. */
export const WAITING_PARTS = ['now', 'soon', 'later'] as const;
export type WaitingPart = (typeof WAITING_PARTS)[number];

/** The part in which a ride without a driver waits. A later ride moves up as its pick-up comes nearer. */
export function waitingPartOf(ride: Pick<Ride, 'kind' | 'pickupAt'>, now: Date): WaitingPart {
  if (isSearchDue(ride, now)) return 'now';
  return ride.pickupAt.getTime() - now.getTime() <= HOUR_MS ? 'soon' : 'later';
}
