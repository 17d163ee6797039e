import type { FoundRide, Ride } from '../ride/ride.ts';
import { HOUR_MS } from '../../../shared/durations.ts';
import { isSearchDue } from '../ride/deadlines.ts';

const timeOf = (ride: FoundRide) => (ride.state === 'damaged' ? Infinity : ride.pickupAt.getTime());

/** Earliest pick-up first, unreadable rides last; the same order whether rides come from a listener or a poll. */
export function inBoardOrder(rides: readonly FoundRide[]): readonly FoundRide[] {
  return rides.toSorted((one, other) => {
    const [first, second] = [timeOf(one), timeOf(other)];
    // Two that cannot be read are both at infinity, whose difference is no number.
    if (first !== second) return first - second;
    return one.id < other.id ? -1 : 1;
  });
}

/** The parts of what waits, in their order: to be driven now, with a pick-up in the next 60 minutes, and all that is later. */
export const WAITING_PARTS = ['now', 'soon', 'later'] as const;
export type WaitingPart = (typeof WAITING_PARTS)[number];

/** The part in which a ride without a driver waits. A ride for later moves up as its pick-up comes nearer. */
export function waitingPartOf(ride: Pick<Ride, 'kind' | 'pickupAt'>, now: Date): WaitingPart {
  if (isSearchDue(ride, now)) return 'now';
  return ride.pickupAt.getTime() - now.getTime() <= HOUR_MS ? 'soon' : 'later';
}
