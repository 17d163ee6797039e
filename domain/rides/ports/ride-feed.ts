import type { Feed } from '../../shared/feed.ts';
import type { FirmList } from '../model/firm/firm-list.ts';
import type { Shift } from '../model/firm/shift.ts';
import type { FoundRide } from '../model/ride/ride.ts';

interface Rides {
  readonly seen: readonly FoundRide[];
}

/** The requests for drivers, earliest pick-up first, with the `most` of the watch. */
export interface Requests {
  readonly rides: readonly FoundRide[];
  readonly most: number;
  readonly hasMore: boolean;
}

/** The watches by kind: what identifies a thing, and what is seen of it. For their rules and costs see rides 5. */
export type RideWatches = {
  /**
   * The rides of a passenger, or with `my-drives` of a driver. First come up to `MOST_OWN_OPEN` open ones, earliest
   * pick-up first. Then come the last `MOST_OWN_ENDED` ended ones, latest end first.
   */
  readonly 'my-rides': Rides & { readonly named: { readonly uid: string } };
  readonly 'my-drives': Rides & { readonly named: { readonly uid: string } };
  /**
   * The requests that drivers may take. They are read in up to five pages, earliest search first. No page follows when
   * `most` of them have a search that is not over.
   */
  readonly pool: { readonly named: { readonly most: number }; readonly seen: Requests };
  /** The open rides, however old, in board order, up to `MOST_OPEN`; for administrators. */
  readonly board: Rides & { readonly named: object };
  readonly shifts: { readonly named: object; readonly seen: FirmList<Shift> };
};

export type RideFeed = Feed<RideWatches>;
