import type { AccountPorts } from '#domain/accounts/ports/account-ports.ts';
import { ACCOUNT_SERVICES, type AccountServices } from '#domain/accounts/services/account-services.ts';
import type { RideAccess } from '#domain/rides/ports/ride-ports.ts';
import { loadChunk } from '../../core/product/load-chunk.ts';
import type { Product } from '../../core/product/product.ts';
import { createLateServices } from '../../core/rides/late-services.ts';
import { composeServices } from './compose-services.ts';

/** What a set of adapters offers. */
export type Adapters = AccountPorts & RideAccess;

/** The composition root: the domain's services over one set of adapters. Those of rides come when a page shows rides, those of dispatch with administrators' pages of rides. */
export function composeProduct(adapters: Adapters): Product {
  const accounts = composeServices<AccountServices>(ACCOUNT_SERVICES, adapters);
  // Both lists of services are over the same ports, so that one feed hears of every own step.
  const ridePorts = createLateServices(() => loadChunk(() => adapters.openRides()));
  const openRides = async () => {
    const [{ composeRides }, ports] = await Promise.all([
      loadChunk(() => import('./compose-rides.ts')),
      ridePorts.load(),
    ]);
    return composeRides(ports, accounts.session);
  };
  const openDispatch = async () => {
    const [{ composeDispatch }, shared, own] = await Promise.all([
      loadChunk(() => import('./compose-dispatch.ts')),
      ridePorts.load(),
      loadChunk(() => adapters.openDispatch()),
    ]);
    return composeDispatch({ ...shared, ...own }, accounts.session);
  };
  return { ...accounts, rides: createLateServices(openRides), dispatch: createLateServices(openDispatch) };
}
