import { inBoardOrder } from '#domain/rides/model/dispatch/board-order.ts';
import { MOST_CHANGES, MOST_OPEN } from '#domain/rides/model/basics/ride-limits.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { RideRepository } from '#domain/rides/ports/ride-repository.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { isSame } from '#domain/shared/is-same.ts';
import { succeed, type Result } from '#domain/shared/result.ts';

/**
 * How old the whole list may be before it is fetched again. Changes alone do not suffice, because an operator can
 * change a ride without `changedAt`. With more than 200 rides the time grows with the list, to limit the reads per
 * hour. Milliseconds.
 */
const wholeAfter = (rides: number) => Math.max(60_000, rides * 300);
/** After a new change, the next request begins this long before that change. Others may become visible late. */
const OVERLAP_MS = 5000;

interface Known {
  readonly requestedAt: Date;
  readonly rides: ReadonlyMap<string, FoundRide>;
  /** The next request is for changes from this time on. */
  readonly since: Date;
}

/** A damaged ride does not show whether it is open, so only the whole list adds damaged rides. */
const isOnBoard = (ride: FoundRide, { rides }: Known) =>
  ride.state === 'damaged' ? rides.has(ride.id) : !isEnded(ride.state);

const timesOf = (rides: Iterable<FoundRide>) =>
  [...rides].flatMap((ride) => (ride.state === 'damaged' ? [] : ride.changedAt.getTime()));

/** The rides with these changes applied, and whether any change was new. */
function withChanges(requested: Known, changed: readonly FoundRide[]) {
  const present = new Map(requested.rides);
  let hasChanged = false;
  for (const ride of changed) {
    const known = present.get(ride.id);
    // The requests overlap, so some changes are already known.
    if (isSame(ride, known)) continue;
    if (isOnBoard(ride, requested)) present.set(ride.id, ride);
    else if (!present.delete(ride.id)) continue;
    hasChanged = true;
  }
  return { present, hasChanged };
}

/**
 * Returns a function that fetches the open rides. It fetches only the changes, except in these cases: the first time,
 * an old list, `MOST_CHANGES` changes, an empty list, more than `MOST_OPEN` rides. Without changes this costs two
 * reads: the ride that changed last, and the document that the rules read.
 */
export function createOpenRides(
  repository: Pick<RideRepository, 'open' | 'changed'>,
  clock: Clock,
): () => Promise<Result<readonly FoundRide[]>> {
  let known: Known | null = null;

  const fetchWhole = async (now: Date) => {
    const found = await repository.open();
    if (!found.ok) return found;
    const latest = Math.max(...timesOf(found.value));
    // An empty list has no server time from which to fetch changes. A list that was cut off may miss rides.
    const canGoOn = Number.isFinite(latest) && found.value.length <= MOST_OPEN;
    const rides = new Map(found.value.map((ride) => [ride.id, ride]));
    known = canGoOn ? { requestedAt: now, rides, since: new Date(latest - OVERLAP_MS) } : null;
    return succeed(found.value.slice(0, MOST_OPEN));
  };

  return async () => {
    const now = clock.now();
    const isYoung =
      known !== null && now.getTime() - known.requestedAt.getTime() < wholeAfter(known.rides.size);
    if (known === null || !isYoung) return fetchWhole(now);
    const requested = known;
    const changed = await repository.changed(requested.since);
    if (!changed.ok) return changed;
    if (changed.value.length === MOST_CHANGES) return fetchWhole(now);
    const { present, hasChanged } = withChanges(requested, changed.value);
    const latest = Math.max(requested.since.getTime(), ...timesOf(changed.value));
    known = { ...requested, rides: present, since: new Date(hasChanged ? latest - OVERLAP_MS : latest) };
    return succeed(inBoardOrder([...present.values()]).slice(0, MOST_OPEN));
  };
}
