import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { RideList, RidePage, RideRepository } from '#domain/rides/ports/ride-repository.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { completeListen, type Listen } from './keep-listening.ts';

/** How long the list of ended rides is used. A ride can be booked and end between two answers. Milliseconds. */
const ENDED_CURRENT_MS = 60_000;

type Rides = readonly FoundRide[];
export type Own = Pick<Extract<RideList, { readonly uid: string }>, 'of' | 'uid'>;

interface Known {
  readonly ended: Rides;
  readonly requestedAt: Date;
  /** The ids of the rides that were open in the last answer. */
  readonly open: readonly string[];
}

/** Joins the answers to two simultaneous requests: the open rides of both, and the ended rides of the later request. */
function both(one: Known, other: Known): Known {
  const later = one.requestedAt >= other.requestedAt ? one : other;
  return { ...later, open: [...new Set([...one.open, ...other.open])] };
}

const has = (rides: Rides, id: string) => rides.some((ride) => ride.id === id);

const revOf = (ride: FoundRide) => (ride.state === 'damaged' ? 0 : ride.rev);

/**
 * A person's own rides: the open ones, then the last ones that ended. Only the open rides are watched. The ended rides
 * are fetched at first, when an open ride has disappeared, and when their list is a minute old. The ended list is
 * always fetched second. So a ride that ends between the two requests is in both lists, and is not lost.
 */
export function createOwnRides(repository: Pick<RideRepository, 'page'>, clock: Clock) {
  const knownOf = new Map<string, Known>();

  const endedBeside = async (own: Own, open: Rides, known: Known | undefined): Promise<Result<Known>> => {
    const requestedAt = clock.now();
    const ids = open.map(({ id }) => id);
    const isYoung =
      known !== undefined && requestedAt.getTime() - known.requestedAt.getTime() < ENDED_CURRENT_MS;
    if (isYoung && known.open.every((id) => has(open, id))) return succeed({ ...known, open: ids });
    const found = await repository.page({ ...own, only: 'ended' }, null);
    return found.ok ? succeed({ ended: found.value.rides, requestedAt, open: ids }) : found;
  };
  const withEnded = async (own: Own, open: Rides): Promise<Result<Rides>> => {
    const key = `${own.of} ${own.uid}`;
    const before = knownOf.get(key);
    const known = await endedBeside(own, open, before);
    if (!known.ok) return known;
    const meanwhile = knownOf.get(key);
    const isAlone = meanwhile === undefined || meanwhile === before;
    knownOf.set(key, isAlone ? known.value : both(known.value, meanwhile));
    const { ended } = known.value;
    // A ride in both lists was reopened after the ended list was fetched (D89), or ended between the two requests. The
    // higher `rev` is the newer state.
    const back = open.filter((ride) =>
      ended.some((other) => other.id === ride.id && revOf(other) < revOf(ride)),
    );
    const over = ended.filter(({ id }) => !has(back, id));
    return succeed([...open.filter(({ id }) => !has(over, id)), ...over]);
  };

  return {
    async fetch(own: Own): Promise<Result<Rides>> {
      const open = await repository.page({ ...own, only: 'open' }, null);
      return open.ok ? withEnded(own, open.value.rides) : open;
    },
    /** Turns a listener to the open rides into a listener to both lists. */
    listen: (own: Own, listenToOpen: Listen<RidePage>): Listen<Rides> =>
      completeListen(listenToOpen, ({ rides }) => withEnded(own, rides)),
  };
}
