import type { Acting } from '#domain/rides/services/acting.ts';
import type { RidePorts } from '#domain/rides/ports/ride-ports.ts';
import { RIDE_SERVICES, type RideServices } from '#domain/rides/services/ride-services.ts';
import { composeServices } from './compose-services.ts';

/** The services of rides, with the session of accounts: a chunk of its own. */
export function composeRides(ports: RidePorts, session: Acting): RideServices {
  return composeServices<RideServices>(RIDE_SERVICES, { ...ports, session });
}
