import type { FoundRide } from '../ride/ride.ts';

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
