import type { Acting } from '#domain/rides/services/acting.ts';
import type { DispatchPorts, RidePorts } from '#domain/rides/ports/ride-ports.ts';
import { DISPATCH_SERVICES, type DispatchServices } from '#domain/rides/services/dispatch-services.ts';
import { composeServices } from './compose-services.ts';

/** What only administrators can do with rides: a chunk that nobody else loads. */
export function composeDispatch(ports: RidePorts & DispatchPorts, session: Acting): DispatchServices {
  return composeServices<DispatchServices>(DISPATCH_SERVICES, { ...ports, session });
}
