import type { Batch } from '../../shared/record-write.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { OrderBilling } from '../model/standing/order-billing.ts';

/** One end of a ride: its landmark or district, and its coordinates if they are known. */
interface BilledPlace {
  readonly area: string;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}

export interface BilledRide {
  readonly id: string;
  readonly from: BilledPlace;
  readonly to: BilledPlace;
  readonly pickUpAt: Date;
}

/** What another capability stores beside a ride for which somebody else pays. */
export interface OrderBillingPort {
  /** The writes for the batch that makes the ride, signed with this uid. Fails with `billing-refused`, or as any request does. */
  beside(ride: BilledRide, billing: OrderBilling, by: string): Promise<RideResult<Batch>>;
}
