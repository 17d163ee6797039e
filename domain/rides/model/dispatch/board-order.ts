import { DAY_MS } from '../../../shared/durations.ts';
import type { FoundRide } from '../ride/ride.ts';

/**
 * The earliest pick-up on the board: the beginning of yesterday. A request that nobody ended stays in the database for ever
 * and must not take the place of a live one. A day changes only once a day, so listening and polling read the same
 * rides.
 */
export function boardFrom(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) - 1) * DAY_MS);
}

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
