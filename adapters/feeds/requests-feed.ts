import { MOST_REQUESTS_LISTED } from '#domain/rides/model/basics/ride-limits.ts';
import { isExpired, searchesFrom } from '#domain/rides/model/ride/deadlines.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import type { Requests } from '#domain/rides/ports/ride-feed.ts';
import type { RideList, RidePage, RideRepository } from '#domain/rides/ports/ride-repository.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { completeListen, type Listen } from './keep-listening.ts';

type Pool = Extract<RideList, { readonly of: 'pool' }>;

/** The most pages that one answer joins. */
const MOST_PAGES = 5;

const soundOf = (rides: readonly FoundRide[]): readonly Ride[] =>
  rides.flatMap((ride) => (ride.state === 'damaged' ? [] : ride));

const inPickUpOrder = (rides: readonly FoundRide[]) =>
  soundOf(rides).toSorted((one, other) => one.pickupAt.getTime() - other.pickupAt.getTime());

/**
 * Lists the requests that drivers may take, in the order of their pick-ups. If not all fit, those whose search began
 * first are listed. If no board and no sender runs, expired requests stay in the list for hours. So a full page with
 * fewer than `most` live requests is followed by another page, up to `MOST_PAGES`. Expired requests are reported, too.
 * Without them a listener's report and its check would differ when time has passed.
 */
export function createRequests(repository: Pick<RideRepository, 'page'>, clock: Clock, most: number) {
  const list = (): Pool => ({
    of: 'pool',
    from: searchesFrom(clock.now()),
    size: Math.min(most, MOST_REQUESTS_LISTED - 1),
  });

  const completed = async (of: Pool, { rides, next }: RidePage, pages = 1): Promise<Result<Requests>> => {
    const now = clock.now();
    const live = soundOf(rides).filter((ride) => !isExpired(ride, now)).length;
    if (next === null || live >= most || pages === MOST_PAGES)
      return succeed({ rides: inPickUpOrder(rides), most, hasMore: next !== null });
    const further = await repository.page(of, next);
    if (!further.ok) return further;
    return completed(of, { ...further.value, rides: [...rides, ...further.value.rides] }, pages + 1);
  };

  return {
    list,
    async fetch(): Promise<Result<Requests>> {
      const of = list();
      const first = await repository.page(of, null);
      return first.ok ? completed(of, first.value) : first;
    },
    /** Turns a listener to the first page into a listener to all pages. */
    listen: (of: Pool, listenToFirst: Listen<RidePage>): Listen<Requests> =>
      completeListen(listenToFirst, (first) => completed(of, first)),
  };
}
