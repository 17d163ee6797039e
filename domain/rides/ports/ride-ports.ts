import type { Clock } from '../../shared/clock.ts';
import type { CustomerRepository } from './customer-repository.ts';
import type { FleetRepository } from './fleet-repository.ts';
import type { RideFeed } from './ride-feed.ts';
import type { RideRepository } from './ride-repository.ts';
import type { ShiftRepository } from './shift-repository.ts';

/** The way to them. Few pages show rides, so they are loaded when one is shown; rejects where that cannot be. */
export interface RideAccess {
  openRides(): Promise<RidePorts>;
  /** What administrators need besides. */
  openDispatch(): Promise<DispatchPorts>;
}

/** What a set of adapters implements for rides, with those of dispatch: the only list of these ports. */
export interface RidePorts {
  readonly rides: RideRepository;
  readonly shifts: ShiftRepository;
  readonly fleet: FleetRepository;
  readonly rideFeed: RideFeed;
  /**
   * The server's time as the device has learnt it (D38): what `now` is wherever deadlines are judged. The rules judge by
   * their own.
   */
  readonly clock: Clock;
}

/** What only administrators ask for, which nobody else loads. */
export interface DispatchPorts {
  readonly customers: CustomerRepository;
}
