import type { Result } from '../../shared/result.ts';
import type { RideDetails } from '../model/booking/ride-details.ts';
import type { RiderRecord } from '../model/booking/rider-record.ts';
import type { RideFilter } from '../model/history/ride-filter.ts';
import type { Period } from '../../shared/time/day.ts';
import type { Remark } from '../model/ride/remark.ts';
import type { FoundRide } from '../model/ride/ride.ts';

/**
 * The rides to list:
 * - `rider`, `driver`: a person's own rides, latest pick-up first. With `only`: the open rides, earliest pick-up first,
 *   or the ended rides, latest end first;
 * - `drives`: a driver's own rides with a pick-up in a period, latest pick-up first;
 * - `pool`, also for drivers: requests with a search that began at `from` or later, earliest search first, `size` on a
 *   page (below `MOST_REQUESTS_LISTED`);
 * - `unserved`, for administrators: the requests that expired at `from` or later, latest end first;
 * - `filter`, for administrators: the matches of a filter, latest pick-up first.
 */
export type RideList =
  | { readonly of: 'rider' | 'driver'; readonly uid: string; readonly only?: 'open' | 'ended' }
  | { readonly of: 'drives'; readonly driver: string; readonly period: Period }
  | { readonly of: 'pool'; readonly from: Date; readonly size: number }
  | { readonly of: 'unserved'; readonly from: Date }
  | { readonly of: 'filter'; readonly filter: RideFilter };

/**
 * One page. It has up to `size` rides of the pool, `MOST_OWN_OPEN` own open rides or `drives`, `MOST_OWN_ENDED` own
 * ended rides, or `RIDES_PER_PAGE` of any other list.
 */
export interface RidePage {
  readonly rides: readonly FoundRide[];
  /** The cursor of the next page; `null` on the last page. */
  readonly next: string | null;
}

/**
 * Rides and their documents. In the ports of rides, *administrators* have the power *desk*. Every read comes from the
 * server; `null` means that the document does not exist. Fails like any request. Only administrators get `null` for a
 * missing ride; others get `permission-denied`. A damaged ride is a `DamagedRide`; any other damaged document counts as
 * absent.
 */
export interface RideRepository {
  read(id: string): Promise<Result<FoundRide | null>>;
  /**
   * The passenger's name and number, and the exact places; for the passenger and administrators. The driver on the card
   * may read them when the ride is due or they have set off. This right ends `DETAILS_AFTER_END` after the ride (R11).
   */
  details(id: string): Promise<Result<RideDetails | null>>;
  /**
   * The last `MOST_LISTED` remarks on the ride's steps, in the order of the steps, with the values that edits replaced.
   * Only for administrators who have no part in the ride.
   */
  remarks(id: string): Promise<Result<readonly Remark[]>>;
  /** One page of a list. `null`, or a cursor of a list in another order, gives the first page. */
  page(list: RideList, cursor: string | null): Promise<Result<RidePage>>;
  /** How many rides a filter finds, up to `MOST_COUNTED`; for administrators. */
  count(filter: RideFilter): Promise<Result<number>>;
  /** How many requests are in the pool from `from` on, up to `MOST_REQUESTS_LISTED`; for drivers and administrators. */
  countRequests(from: Date): Promise<Result<number>>;
  /** The open rides of any age in board order, up to one more than `MOST_OPEN`; for administrators. */
  open(): Promise<Result<readonly FoundRide[]>>;
  /** The rides that have changed since `from`, oldest change first, up to `MOST_CHANGES`; for administrators. */
  changed(from: Date): Promise<Result<readonly FoundRide[]>>;
  /** The record of a passenger's bookings, for that passenger and for administrators. */
  rider(uid: string): Promise<Result<RiderRecord | null>>;
}
