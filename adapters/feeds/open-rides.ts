import { boardFrom, inBoardOrder } from '#domain/rides/model/dispatch/board-order.ts';
import { MOST_OPEN } from '#domain/rides/model/ride-limits.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { RideRepository } from '#domain/rides/ports/ride-repository.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { isSame } from '#domain/shared/is-same.ts';
import { succeed, type Result } from '#domain/shared/result.ts';

/**
 * After this time the whole list is asked for again, because a change made without the rules may not move `changedAt`.
 * Milliseconds.
 */
const WHOLE_AFTER_MS = 60_000;
/** Two changes of the same moment may become visible one after the other, so questions overlap by this. Milliseconds. */
const OVERLAP_MS = 5000;

interface Known {
  readonly from: Date;
  readonly askedAt: Date;
  readonly rides: ReadonlyMap<string, FoundRide>;
  /** The next question asks for changes from this time on. */
  readonly since: Date;
}

/** Nothing tells whether a damaged ride is open, so only the whole list adds one. */
const isOnBoard = (ride: FoundRide, { from, rides }: Known) =>
  ride.state === 'damaged' ? rides.has(ride.id) : !isEnded(ride.state) && ride.pickupAt >= from;

const timesOf = (rides: Iterable<FoundRide>) =>
  [...rides].flatMap((ride) => (ride.state === 'damaged' ? [] : ride.changedAt.getTime()));

/** The rides after these changes; `news` says whether anything is different. */
function withChanges(asked: Known, changed: readonly FoundRide[]) {
  const present = new Map(asked.rides);
  let news = false;
  for (const ride of changed) {
    const known = present.get(ride.id);
    // Questions overlap, so some answers are known already.
    if (isSame(ride, known)) continue;
    if (isOnBoard(ride, asked)) present.set(ride.id, ride);
    else if (!present.delete(ride.id)) continue;
    news = true;
  }
  return { present, news };
}

/**
 * Asks for the open rides: the whole list at first and then once a minute, and in between only what has changed. That costs
 * two reads if nothing has: the ride that changed last, and the look-up of the rules.
 */
export function createOpenRides(
  repository: Pick<RideRepository, 'open' | 'changed'>,
  clock: Clock,
): () => Promise<Result<readonly FoundRide[]>> {
  let known: Known | null = null;

  const askWhole = async (now: Date) => {
    const from = boardFrom(now);
    const found = await repository.open(from);
    if (!found.ok) return found;
    const latest = Math.max(...timesOf(found.value));
    // An empty list has no server time to go on from, and costs no more to ask for as a whole.
    const canGoOn = Number.isFinite(latest) && found.value.length <= MOST_OPEN;
    const rides = new Map(found.value.map((ride) => [ride.id, ride]));
    known = canGoOn ? { from, askedAt: now, rides, since: new Date(latest - OVERLAP_MS) } : null;
    return succeed(found.value.slice(0, MOST_OPEN));
  };

  return async () => {
    const now = clock.now();
    const isYoung = known !== null && now.getTime() - known.askedAt.getTime() < WHOLE_AFTER_MS;
    if (known === null || !isYoung || known.from < boardFrom(now)) return askWhole(now);
    const asked = known;
    const changed = await repository.changed(asked.since);
    if (!changed.ok) return changed;
    if (changed.value.length === MOST_OPEN) return askWhole(now);
    const { present, news } = withChanges(asked, changed.value);
    const latest = Math.max(asked.since.getTime(), ...timesOf(changed.value));
    known = { ...asked, rides: present, since: new Date(news ? latest - OVERLAP_MS : latest) };
    return succeed(inBoardOrder([...present.values()]).slice(0, MOST_OPEN));
  };
}
