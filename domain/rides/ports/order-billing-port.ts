import type { Batch } from '../../shared/record-write.ts';
import type { Result } from '../../shared/result.ts';
import type { TripEnd } from '../../shared/trip-end.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { OrderBilling } from '../model/standing/order-billing.ts';

export interface RideToBill {
  readonly id: string;
  readonly from: TripEnd;
  readonly to: TripEnd;
  readonly pickUpAt: Date;
}

/** What rides need from the books: who pays for a ride. Fails like any request, and with `billing-refused`. */
export interface OrderBillingPort {
  /** The writes that name the payer of a new ride, signed with the uid `by`. They belong in the ride's batch. */
  beside(ride: RideToBill, billing: OrderBilling, by: string): Promise<RideResult<Batch>>;
  /** For each of these billings, the ids of the rides that have it. With the billing `null` the passenger pays. */
  paidAs(
    rides: readonly string[],
    each: readonly (OrderBilling | null)[],
  ): Promise<Result<readonly ReadonlySet<string>[]>>;
  /** Changes who pays for a made ride. A typed price stays. Stores a copy of the old fare, if anything changes. */
  charge(ride: RideToBill, billing: OrderBilling | null, by: string): Promise<RideResult<void>>;
}

export interface BillingAccess {
  /** Loads the port, which only orders with a payer need. Rejects if it does not load. */
  openBilling(): Promise<OrderBillingPort>;
}
