import type { AccountPorts } from '#domain/accounts/ports/account-ports.ts';
import { ACCOUNT_SERVICES } from '#domain/accounts/services/account-services.ts';
import type { RideAccess } from '#domain/rides/ports/ride-ports.ts';
import type { Acting } from '#domain/rides/services/acting.ts';
import { loadChunk } from '#core/product/load-chunk.ts';
import type { Product } from '#core/product/product.ts';
import { createLateServices } from '#core/product/late-services.ts';
import { composeServices } from './compose-services.ts';

export type Adapters = AccountPorts & RideAccess;

/** The composition root: the domain's services over one set of adapters. Those of rides come when a page shows rides, those of dispatch with administrators' pages of rides. */
export function composeProduct(adapters: Adapters): Product {
  const accounts = composeServices(ACCOUNT_SERVICES, adapters);
  // Both lists of services are over the same ports, so that one feed hears of every own step.
  const ridePorts = createLateServices(() => loadChunk(() => adapters.openRides()));
  const session: Acting = accounts.session;
  const openRides = async () => {
    const [{ RIDE_SERVICES }, ports] = await Promise.all([
      loadChunk(() => import('#domain/rides/services/ride-services.ts')),
      ridePorts.load(),
    ]);
    return composeServices(RIDE_SERVICES, { ...ports, session });
  };
  const openDispatch = async () => {
    const [{ DISPATCH_SERVICES }, shared, own] = await Promise.all([
      loadChunk(() => import('#domain/rides/services/dispatch-services.ts')),
      ridePorts.load(),
      loadChunk(() => adapters.openDispatch()),
    ]);
    return composeServices(DISPATCH_SERVICES, { ...shared, ...own, session });
  };
  return { ...accounts, rides: createLateServices(openRides), dispatch: createLateServices(openDispatch) };
}
