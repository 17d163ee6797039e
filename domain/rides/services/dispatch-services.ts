import type { ServicesOf, Wired } from '../../shared/service-list.ts';
import type { DispatchPorts, RidePorts } from '../ports/ride-ports.ts';
import type { Acting } from '../../accounts/model/acting.ts';
import { createDrivers } from './drivers.ts';
import { createEditRide } from './edit-ride.ts';
import { createPhoneBooking } from './phone-booking.ts';
import { createRideHistory } from './ride-history.ts';

const LIST = {
  phoneBooking: {
    create: createPhoneBooking,
    needs: ['rides', 'customers', 'fleet', 'records', 'rideFeed', 'clock', 'session'],
  },
  editRide: {
    create: createEditRide,
    needs: ['rides', 'shifts', 'fleet', 'records', 'rideFeed', 'clock', 'session'],
  },
  drivers: { create: createDrivers, needs: ['rides', 'shifts', 'records', 'rideFeed', 'clock', 'session'] },
  rideHistory: { create: createRideHistory, needs: ['rides', 'shifts', 'customers', 'session'] },
} as const;

/** What only administrators' pages can do with rides, beyond `RideServices`; and the edit, which passengers' pages load when it is sent. */
export type DispatchServices = ServicesOf<typeof LIST>;

/** The list of these services. The session is the one of accounts. */
export const DISPATCH_SERVICES: Wired<
  typeof LIST,
  RidePorts & DispatchPorts & DispatchServices & { readonly session: Acting }
> = LIST;
