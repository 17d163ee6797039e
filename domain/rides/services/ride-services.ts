import type { Clock } from '../../shared/clock.ts';
import type { ServicesOf, Wired } from '../../shared/service-list.ts';
import type { RidePorts } from '../ports/ride-ports.ts';
import type { Acting } from '../../accounts/model/acting.ts';
import { createDriverShift } from './driver-shift.ts';
import { createRideBooking } from './ride-booking.ts';
import { createRideViews } from './ride-views.ts';
import { createServiceSettings } from './service-settings.ts';
import { createTakeStep } from './take-step.ts';
import { createVehicles } from './vehicles.ts';

const LIST = {
  rideViews: { create: createRideViews, needs: ['rides', 'rideFeed', 'session'] },
  rideBooking: {
    create: createRideBooking,
    needs: ['rides', 'fleet', 'records', 'rideFeed', 'clock', 'session'],
  },
  takeStep: {
    create: createTakeStep,
    needs: ['rides', 'shifts', 'fleet', 'records', 'rideFeed', 'clock', 'session'],
  },
  driverShift: {
    create: createDriverShift,
    needs: ['rides', 'shifts', 'fleet', 'records', 'clock', 'session'],
  },
  vehicles: { create: createVehicles, needs: ['fleet', 'records', 'session'] },
  /** The time that pages show and judge deadlines by (rides R8). */
  serverTime: { create: (clock: Clock) => () => clock.now(), needs: ['clock'] },
  serviceSettings: { create: createServiceSettings, needs: ['fleet', 'records', 'session'] },
} as const;

/** What pages of several roles can do with rides. */
export type RideServices = ServicesOf<typeof LIST>;

/** The list of the services of rides. The session is the one of accounts. */
export const RIDE_SERVICES: Wired<typeof LIST, RidePorts & RideServices & { readonly session: Acting }> =
  LIST;
