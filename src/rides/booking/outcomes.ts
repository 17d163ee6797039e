import { dueAt } from '#domain/rides/model/ride/deadlines.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { isUnderWay } from './under-way.ts';

/** How long an outcome is shown to somebody who has not seen the ride open. Milliseconds. */
const RECENT_MS = 1_800_000;

type Ended = Ride & { readonly endedAt: Date };
const hasEnded = (ride: Ride): ride is Ended => ride.endedAt !== null;

const earlier = (one: Date, other: Date) => (one < other ? one : other);

/** Since when a ride has been under way: a later one from when its driver could set off, or did. */
function underWayFrom(ride: Ride): Date {
  if (ride.kind === 'now') return ride.createdAt;
  const left = ride.log.find(({ did }) => did === 'take' || did === 'depart')?.at;
  return earlier(dueAt(ride), left ?? dueAt(ride));
}

/** When a ride took its place among those that the page is about; one that was still ahead did so by ending. */
function shownFrom(ride: Ride): Date {
  const from = underWayFrom(ride);
  return ride.endedAt === null ? from : earlier(from, ride.endedAt);
}

/** Whether a ride was cancelled, and not by its passenger. A correction can make it so without anybody's cancelling it. */
export function isCancelledByOthers({ state, log, rider }: Ride): boolean {
  return state === 'cancelled' && !log.some(({ did, by }) => did === 'cancel' && by === rider);
}

/** Others cancelled it while it was still ahead: it was never on the card, and whoever relies on it must read so. */
function isCalledOff(ride: Ended): boolean {
  return isCancelledByOthers(ride) && ride.endedAt < underWayFrom(ride);
}

/** Whether this ride took the card after the other one had ended. Of two that have both ended, a tie is no such order. */
function comesAfter(ride: Ride, ended: Ended): boolean {
  const { endedAt } = ended;
  const isBookedSince = ride.endedAt === null ? ride.createdAt >= endedAt : ride.createdAt > endedAt;
  return isBookedSince || (!isCalledOff(ended) && shownFrom(ride) > endedAt);
}

/**
 * The ended rides whose outcome the page shows, the newest end first: each until another ride takes its place on the card, by
 * coming up or by ending. One that dispatch has called off stays until the passenger's next ride was booked and is there.
 * `watched` are the rides that the page has seen open.
 */
export function outcomesShown(
  rides: readonly Ride[],
  asOf: Date,
  watched: ReadonlySet<string>,
): readonly Ride[] {
  const onCard = rides.filter((ride) => isEnded(ride.state) || isUnderWay(ride, asOf));
  return rides
    .filter(hasEnded)
    .filter(({ id, endedAt }) => watched.has(id) || asOf.getTime() - endedAt.getTime() < RECENT_MS)
    .filter((ended) => !onCard.some((ride) => ride.id !== ended.id && comesAfter(ride, ended)))
    .toSorted((one, other) => other.endedAt.getTime() - one.endedAt.getTime());
}

/** The rides that have ended since they were listed as ahead: their row is gone, so their end has to be announced. */
export function endsAhead(ahead: readonly string[], rides: readonly Ride[]): readonly Ride[] {
  return rides.filter((ride) => ahead.includes(ride.id) && hasEnded(ride));
}
