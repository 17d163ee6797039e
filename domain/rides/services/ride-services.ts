import type { ServicesOf } from '../../shared/service-list.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';
import { createDriverShift } from './driver-shift.ts';
import { createLastWork } from './last-work.ts';
import { createOverdueSteps } from './overdue-steps.ts';
import { createOwnPapers } from './own-papers.ts';
import { createRenewCards } from './renew-cards.ts';
import { createRideBooking } from './ride-booking.ts';
import { createRideViews } from './ride-views.ts';
import { createSearchFigures } from './search-figures.ts';
import { createServiceSettings } from './service-settings.ts';
import { createTakeStep } from './take-step.ts';
import { createNotifications } from './notifications.ts';
import { createVehicles } from './vehicles.ts';

export const RIDE_SERVICES = {
  rideViews: createRideViews,
  rideBooking: createRideBooking,
  takeStep: createTakeStep,
  driverShift: createDriverShift,
  renewCards: createRenewCards,
  lastWork: createLastWork,
  overdueSteps: createOverdueSteps,
  ownPapers: createOwnPapers,
  vehicles: createVehicles,
  /** The server's time as this page knows it. Deadlines are compared with it (rides R8). */
  serverTime:
    ({ clock }: RideNeeds) =>
    () =>
      clock.now(),
  serviceSettings: createServiceSettings,
  searchFigures: createSearchFigures,
  notifications: createNotifications,
};

/** The services of rides for the pages of all roles. `DispatchServices` has the other services. */
export type RideServices = ServicesOf<typeof RIDE_SERVICES>;
