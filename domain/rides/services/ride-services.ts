import type { RidePorts } from '../ports/ride-ports.ts';
import type { Acting } from './acting.ts';
import { createDriverShift, type DriverShift } from './driver-shift.ts';
import { createFleet, type Fleet } from './fleet.ts';
import { createRideBooking, type RideBooking } from './ride-booking.ts';
import { createRideViews, type RideViews } from './ride-views.ts';
import { createServiceSettings, type ServiceSettings } from './service-settings.ts';
import { createTakeStep, type TakeStep } from './take-step.ts';

/** Everything the screens can do with rides. */
export interface RideServices {
  readonly views: RideViews;
  readonly booking: RideBooking;
  readonly takeStep: TakeStep;
  readonly shift: DriverShift;
  readonly fleet: Fleet;
  readonly settings: ServiceSettings;
}

export function createRideServices(ports: RidePorts, session: Acting): RideServices {
  return {
    views: createRideViews(ports, session),
    booking: createRideBooking(ports, session),
    takeStep: createTakeStep(ports, session),
    shift: createDriverShift(ports, session),
    fleet: createFleet(ports, session),
    settings: createServiceSettings(ports, session),
  };
}
