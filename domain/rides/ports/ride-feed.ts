import type { Feed } from '../../shared/feed.ts';
import type { FirmList } from '../model/firm/firm-list.ts';
import type { Shift } from '../model/firm/shift.ts';
import type { FoundRide } from '../model/ride/ride.ts';

interface Rides {
  readonly seen: readonly FoundRide[];
}

/** The requests for drivers, earliest pick-up first, the `most` of the watch, and whether there are more. */
export interface Requests {
  readonly rides: readonly FoundRide[];
  readonly most: number;
  readonly hasMore: boolean;
}

/** The watches by kind: what identifies each, and what it shows (rides 5). Each has its rule, index and cost. */
export type RideWatches = {
  /**
   * A passenger's rides and a driver's: the open ones, earliest pick-up first, up to `MOST_OWN_OPEN`, then the last
   * `MOST_OWN_ENDED` that ended, latest first.
   */
  readonly 'my-rides': Rides & { readonly named: { readonly uid: string } };
  readonly 'my-drives': Rides & { readonly named: { readonly uid: string } };
  /**
   * The requests that drivers may take, beginning with the earliest search: at least `most` whose search is not over,
   * if the first five pages have as many.
   */
  readonly pool: { readonly named: { readonly most: number }; readonly seen: Requests };
  /** The open rides, however old, in board order, up to `MOST_OPEN`; for administrators. */
  readonly board: Rides & { readonly named: object };
  readonly shifts: { readonly named: object; readonly seen: FirmList<Shift> };
};

export type RideFeed = Feed<RideWatches>;
