import type { FeedState } from '../../shared/feed.ts';
import type { Shift } from '../model/firm/shift.ts';
import type { FoundRide } from '../model/ride/ride.ts';

interface Rides {
  readonly seen: readonly FoundRide[];
}

/** What can be watched, by kind: what names it, and what is seen of it (rides 5). Each has its rule, index and price. */
export type RideWatches = {
  /** A passenger's rides and a driver's, newest pick-up first, the first 20. */
  readonly 'my-rides': Rides & { readonly named: { readonly uid: string } };
  readonly 'my-drives': Rides & { readonly named: { readonly uid: string } };
  /** What drivers may take, earliest pick-up first. */
  readonly pool: Rides & { readonly named: { readonly zones: readonly string[] } };
  /** What is open, earliest pick-up first, up to 100; for administrators. */
  readonly board: Rides & { readonly named: object };
  readonly shifts: { readonly named: object; readonly seen: readonly Shift[] };
};

export type WatchedRides<Kind extends keyof RideWatches = keyof RideWatches> = {
  readonly [Each in Kind]: { readonly kind: Each } & RideWatches[Each]['named'];
}[Kind];

/** Rides as they change on the server. Reads only; failures are those of the repository, and never end a watch. */
export interface RideFeed {
  /** Tells after every answer and every failure until the returned function is called. Asks at once, unless `heardAt`. */
  watch<Kind extends keyof RideWatches>(
    what: WatchedRides<Kind>,
    tell: (state: FeedState<RideWatches[Kind]['seen']>) => void,
    heardAt: Date | null,
  ): () => void;
  /** Asks for everything that is watched again, now. */
  readonly lookNow: () => void;
}
