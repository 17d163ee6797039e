import type { Result } from '../../shared/result.ts';
import type { RideDetails } from '../model/booking/ride-details.ts';
import type { RiderRecord } from '../model/booking/rider-record.ts';
import type { RideFilter } from '../model/history/ride-filter.ts';
import type { Period } from '../../shared/time/day.ts';
import type { Remark } from '../model/ride/remark.ts';
import type { FoundRide } from '../model/ride/ride.ts';

/**
 * The rides to list: a person's own, or the matches of an administrator's filter, newest pick-up first; or the pool of
 * requests, which drivers may see, too: those whose search began at `from` or later, earliest first, `size` (below
 * `MOST_REQUESTS_LISTED`) on a page; or, for administrators, the requests that no driver took and that ended at `from`
 * or later, latest end first. One's own can be limited to open rides, earliest pick-up first, or to ended ones, latest
 * end first. A driver's own can be those of a period, latest pick-up first.
 */
export type RideList =
  | { readonly of: 'rider' | 'driver'; readonly uid: string; readonly only?: 'open' | 'ended' }
  | { readonly of: 'drives'; readonly driver: string; readonly period: Period }
  | { readonly of: 'pool'; readonly from: Date; readonly size: number }
  | { readonly of: 'unserved'; readonly from: Date }
  | { readonly of: 'filter'; readonly filter: RideFilter };

/**
 * One page of up to `RIDES_PER_PAGE` rides (of the pool `size`, of own open rides and of those of a period
 * `MOST_OWN_OPEN`, of own ended ones `MOST_OWN_ENDED`), and, if more follow, an opaque cursor for the next one.
 */
export interface RidePage {
  readonly rides: readonly FoundRide[];
  readonly next: string | null;
}

/**
 * Rides and their documents; *administrators* have the power *desk*. Every read comes from the server; `null` means no
 * such document there. Fails as any request does; for others than administrators a ride that does not exist is
 * `permission-denied`. A ride of another shape is a `DamagedRide`; any other such document counts as absent.
 */
export interface RideRepository {
  read(id: string): Promise<Result<FoundRide | null>>;
  /**
   * The passenger's name and number, and the exact places: for the passenger, administrators, and the driver from when
   * the ride is due, or the driver has set off, until `DETAILS_AFTER_END` after its end.
   */
  details(id: string): Promise<Result<RideDetails | null>>;
  /**
   * The last `MOST_LISTED` remarks on the ride's steps, in the order of the steps, with the values that its edits
   * replaced; for administrators who have no part in the ride.
   */
  remarks(id: string): Promise<Result<readonly Remark[]>>;
  /** A cursor of a list in another order counts as `null`, which asks for the first page. */
  page(list: RideList, cursor: string | null): Promise<Result<RidePage>>;
  /** How many rides a filter finds, up to `MOST_COUNTED`; for administrators. */
  count(filter: RideFilter): Promise<Result<number>>;
  /** How many rides are requested since `from` as in the pool, up to `MOST_REQUESTS_LISTED`; for drivers, too. */
  countRequests(from: Date): Promise<Result<number>>;
  /** The open rides, however old, in board order, up to one more than `MOST_OPEN`; for administrators. */
  open(): Promise<Result<readonly FoundRide[]>>;
  /** The rides that have changed since `from`, oldest change first, up to `MOST_CHANGES`; for administrators. */
  changed(from: Date): Promise<Result<readonly FoundRide[]>>;
  /** The record from which a passenger's next booking starts; for that passenger and for administrators. */
  rider(uid: string): Promise<Result<RiderRecord | null>>;
}
