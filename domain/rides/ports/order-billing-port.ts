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

/** Another capability's record of the payers of rides. Fails as a request does, and with `billing-refused`. */
export interface OrderBillingPort {
  /** The writes for the batch that makes a ride for which an account pays, signed with this uid. */
  beside(ride: RideToBill, billing: OrderBilling, by: string): Promise<RideResult<Batch>>;
  /** For each of these billings the ids of the rides that are paid so; `null` says that their passengers pay. */
  paidAs(
    rides: readonly string[],
    each: readonly (OrderBilling | null)[],
  ): Promise<Result<readonly ReadonlySet<string>[]>>;
  /** Changes who pays for a made ride, and stores the former fare; nothing if it is paid so. A typed price stays. */
  charge(ride: RideToBill, billing: OrderBilling | null, by: string): Promise<RideResult<void>>;
}

/** Access to the port, which loads with the first order for which an account pays; rejects if loading fails. */
export interface BillingAccess {
  openBilling(): Promise<OrderBillingPort>;
}
