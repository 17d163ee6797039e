import type { Acting } from '../../shared/people/acting.ts';
import type { User } from '../../accounts/model/user.ts';
import type { Clock } from '../../shared/clock.ts';
import type { LastKnown } from '../../shared/last-known.ts';
import type { RecordStore } from '../../shared/record-store.ts';
import type { PushSubscriber } from './push-subscriber.ts';
import type { AvailabilityRepository } from './availability-repository.ts';
import type { CustomerRepository } from './customer-repository.ts';
import type { FleetRepository } from './fleet-repository.ts';
import type { ImportRepository } from './import-repository.ts';
import type { BillingAccess } from './order-billing-port.ts';
import type { OrderRepository } from './order-repository.ts';
import type { RideFeed } from './ride-feed.ts';
import type { RideRepository } from './ride-repository.ts';
import type { ShiftRepository } from './shift-repository.ts';

/** Access to the ports of rides, which load with the first page that needs them. A method rejects if its load fails. */
export interface RideAccess {
  openRides(): Promise<RidePorts>;
  openDispatch(): Promise<DispatchPorts>;
  openOrders(): Promise<OrderRepository>;
  /** Absent if the installation has no sender. Then no one is notified while the product is closed. */
  readonly openPush?: (() => Promise<PushSubscriber>) | undefined;
}

/** The ports that every page of rides needs. */
export interface RidePorts {
  readonly rides: RideRepository;
  readonly shifts: ShiftRepository;
  readonly fleet: FleetRepository;
  readonly records: RecordStore;
  readonly rideFeed: RideFeed;
  /** The server's time as far as the device knows it (D38), for deadlines. The rules use the server's own clock. */
  readonly clock: Clock;
  readonly lastKnown: LastKnown;
}

/** The ports for administrators, and for the few pages of other people that load them. */
export interface DispatchPorts {
  readonly availabilities: AvailabilityRepository;
  readonly customers: CustomerRepository;
  readonly imports: ImportRepository;
}

/** The dependencies of the services of rides: the ports, and the session of accounts. */
export type RideNeeds = RidePorts & { readonly session: Acting<User> };
export type NotificationNeeds = RideNeeds & { readonly subscriber: PushSubscriber | null };
export type DispatchNeeds = RideNeeds & DispatchPorts;
export type OrderNeeds = DispatchNeeds & BillingAccess & { readonly orders: OrderRepository };
