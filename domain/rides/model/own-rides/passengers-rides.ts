import { dueAt, isDue } from '../ride/deadlines.ts';
import type { LogLine } from '../ride/log-line.ts';
import { isEnded, locksDriver } from '../ride/ride-state.ts';
import { stepNamed } from '../ride/ride-steps.ts';
import type { Ride } from '../ride/ride.ts';

/** How long after its end a ride's outcome is shown on a page that has not seen the ride open. Milliseconds. */
const RECENT_MS = 1_800_000;

type Ended = Ride & { readonly endedAt: Date };
const hasEnded = (ride: Ride): ride is Ended => ride.endedAt !== null;

const earlier = (one: Date, other: Date) => (one < other ? one : other);

const leavesAhead = ({ did }: LogLine) => {
  const { to } = stepNamed(did);
  return to !== null && !isEnded(to) && !locksDriver(to);
};

/**
 * When a ride gets under way. A ride for now: when it was booked or moved to now. A later ride: when it is due, or
 * earlier when its driver sets off. A departure does not count if the driver lost the ride afterwards.
 */
function underWayFrom(ride: Ride): Date {
  if (ride.kind === 'now') return ride.pickupAt;
  const since = ride.log.slice(ride.log.findLastIndex(leavesAhead) + 1);
  const setOff = since.find(({ did }) => did === 'take' || did === 'depart')?.at;
  return earlier(dueAt(ride), setOff ?? dueAt(ride));
}

/** From when the page may show a ride or its outcome: when the ride gets under way, or at an earlier end. */
function shownFrom(ride: Ride): Date {
  const from = underWayFrom(ride);
  return ride.endedAt === null ? from : earlier(from, ride.endedAt);
}

/** Whether another person than the passenger cancelled the ride, perhaps by a correction of its outcome. */
export function isCancelledByOthers({ state, log, rider }: Ride): boolean {
  return state === 'cancelled' && !log.some(({ did, by }) => did === 'cancel' && by === rider);
}

/** Whether others cancelled the ride while it was ahead. The passenger must learn of this. */
function isCalledOff(ride: Ended): boolean {
  return isCancelledByOthers(ride) && ride.endedAt < underWayFrom(ride);
}

/**
 * Whether `ride` replaces the outcome of `ended`: it was booked after that end, or was shown first after that end. If
 * others cancelled `ended` while it was ahead, only the booking counts.
 */
function comesAfter(ride: Ride, ended: Ended): boolean {
  const { endedAt } = ended;
  const isBookedSince = ride.endedAt === null ? ride.createdAt >= endedAt : ride.createdAt > endedAt;
  return isBookedSince || (!isCalledOff(ended) && shownFrom(ride) > endedAt);
}

/**
 * The ended rides whose outcome the page shows, the newest end first. Another ride may replace an outcome
 * (`comesAfter`). `watched` has the ids of the rides that the page has seen open. Their outcomes stay longer than
 * `RECENT_MS`.
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

/** The ended rides that the page has listed as ahead. The page announces them, because their rows are gone. */
export function endsAhead(ahead: readonly string[], rides: readonly Ride[]): readonly Ride[] {
  return rides.filter((ride) => ahead.includes(ride.id) && hasEnded(ride));
}

/** Whether a ride is under way for its passenger. Such a ride is open, and it is due or its driver has set off. */
export function isUnderWay(ride: Ride, now: Date): boolean {
  return !isEnded(ride.state) && (isDue(ride, now) || locksDriver(ride.state));
}

/** The open rides that are not under way, soonest first. */
export function ridesAhead(rides: readonly Ride[], now: Date): readonly Ride[] {
  return rides
    .filter((ride) => !isEnded(ride.state) && !isUnderWay(ride, now))
    .toSorted((one, other) => one.pickupAt.getTime() - other.pickupAt.getTime());
}

/** The rides under way. Rides whose driver has set off come first, otherwise the earliest pick-up. */
export function ridesUnderWay(rides: readonly Ride[], now: Date): readonly Ride[] {
  const rank = ({ state }: Ride) => (locksDriver(state) ? 0 : 1);
  return rides
    .filter((ride) => isUnderWay(ride, now))
    .toSorted((one, other) => rank(one) - rank(other) || one.pickupAt.getTime() - other.pickupAt.getTime());
}

/** The ids of all rides that a page has shown open, after another answer. The same object if none is new. */
export function watchedAfter(watched: ReadonlySet<string>, rides: readonly Ride[]): ReadonlySet<string> {
  const added = rides.filter(({ id, state }) => !isEnded(state) && !watched.has(id));
  return added.length === 0 ? watched : new Set([...watched, ...added.map(({ id }) => id)]);
}

interface KnownDriver {
  readonly uid: string;
  readonly name: string;
  /** The name of the former driver; `null` if the page has shown none. */
  readonly former: string | null;
}

/** The drivers that a page has shown, by the ride's id. A ride itself has only its present driver. */
export type KnownDrivers = ReadonlyMap<string, KnownDriver>;

/** The known drivers after another answer; the same object if no driver is new. */
export function driversReducer(known: KnownDrivers, rides: readonly Ride[]): KnownDrivers {
  const fresh = rides.flatMap(({ id, driver, card }) => {
    const before = known.get(id);
    if (driver === null || card === null || before?.uid === driver) return [];
    return [[id, { uid: driver, name: card.name, former: before?.name ?? null }] as const];
  });
  return fresh.length === 0 ? known : new Map([...known, ...fresh]);
}

/** The name of the last driver that the page has shown, apart from the ride's present driver; `null` if none. */
export function formerDriver(known: KnownDrivers, { id, card }: Ride): string | null {
  const last = known.get(id);
  return (card === null ? last?.name : last?.former) ?? null;
}
