import type { Batch } from '../../shared/record-write.ts';
import type { TripEnd } from '../../shared/trip-end.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { OrderBilling } from '../model/standing/order-billing.ts';

export interface RideToBill {
  readonly id: string;
  readonly from: TripEnd;
  readonly to: TripEnd;
  readonly pickUpAt: Date;
}

/** The writes of another capability beside a ride for which an account pays. */
export interface OrderBillingPort {
  /**
   * The writes for the batch that makes the ride, signed with this uid. Fails with `billing-refused` or as a request.
   */
  beside(ride: RideToBill, billing: OrderBilling, by: string): Promise<RideResult<Batch>>;
}
