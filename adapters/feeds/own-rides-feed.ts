import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { RideList, RideRepository } from '#domain/rides/ports/ride-repository.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import type { Listen } from './keep-listening.ts';

/**
 * After this time the ended rides are asked for again, in case one was booked and ended between two answers. Milliseconds.
 */
const ENDED_AFTER_MS = 60_000;

type Rides = readonly FoundRide[];
/** Whose rides. */
export type Own = Pick<Extract<RideList, { readonly uid: string }>, 'of' | 'uid'>;

interface Known {
  readonly ended: Rides;
  readonly askedAt: Date;
  /** The ids of the rides that were open at the last answer. */
  readonly open: readonly string[];
}

/**
 * Joins the answers to two questions that were on their way at once: keeps the open rides of both, and the ended rides of
 * the later one.
 */
function both(one: Known, other: Known): Known {
  const later = one.askedAt >= other.askedAt ? one : other;
  return { ...later, open: [...new Set([...one.open, ...other.open])] };
}

const has = (rides: Rides, id: string) => rides.some((ride) => ride.id === id);

/**
 * Somebody's own rides: the open ones, however many are booked further ahead, then the last that ended. Only the open ones
 * are watched. The ended ones are asked for when an open ride has disappeared, always after the open ones, so that no ride
 * is missing from both lists; one that is in both ended in between. If more than `MOST_OWN_ENDED` rides end between two
 * answers, the earlier of them are in neither list.
 */
export function createOwnRides(repository: Pick<RideRepository, 'page'>, clock: Clock) {
  const knownOf = new Map<string, Known>();

  const endedBeside = async (own: Own, open: Rides, known: Known | undefined): Promise<Result<Known>> => {
    const askedAt = clock.now();
    const ids = open.map(({ id }) => id);
    const isYoung = known !== undefined && askedAt.getTime() - known.askedAt.getTime() < ENDED_AFTER_MS;
    if (isYoung && known.open.every((id) => has(open, id))) return succeed({ ...known, open: ids });
    const found = await repository.page({ ...own, only: 'ended' }, null);
    return found.ok ? succeed({ ended: found.value.rides, askedAt, open: ids }) : found;
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
    return succeed([...open.filter(({ id }) => !has(ended, id)), ...ended]);
  };

  return {
    async ask(own: Own): Promise<Result<Rides>> {
      const open = await repository.page({ ...own, only: 'open' }, null);
      return open.ok ? withEnded(own, open.value.rides) : open;
    },
    /** Turns a listener to the open rides into one to both. */
    listen: (own: Own, listenToOpen: Listen<Rides>): Listen<Rides> => {
      return ({ next, error, ...observer }) => {
        let heard = 0;
        const hearOpen = async (open: Rides) => {
          heard += 1;
          const turn = heard;
          const all = await withEnded(own, open);
          if (turn !== heard) return;
          if (all.ok) next(all.value);
          else error();
        };
        return listenToOpen({ ...observer, error, next: (open) => void hearOpen(open) });
      };
    },
  };
}
