import type { FoundRide } from '../ride/ride.ts';

const DAY_MS = 86_400_000;

/**
 * From which pick-up on the board shows rides: the beginning of yesterday. A request that nobody has ended is stored for
 * ever, and must not take the place of one that somebody waits for; a day that changes once a day is the same to whoever
 * listens and to whoever asks.
 */
export function boardFrom(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) - 1) * DAY_MS);
}

const timeOf = (ride: FoundRide) => (ride.state === 'damaged' ? Infinity : ride.pickupAt.getTime());

/** Earliest pick-up first, what cannot be read last; the same from wherever it was heard. */
export function inBoardOrder(rides: readonly FoundRide[]): readonly FoundRide[] {
  return rides.toSorted((one, other) => {
    const [first, second] = [timeOf(one), timeOf(other)];
    return first === second ? (one.id < other.id ? -1 : 1) : first - second;
  });
}
