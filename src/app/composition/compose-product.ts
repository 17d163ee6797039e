import type { AccountPorts } from '#domain/accounts/ports/account-ports.ts';
import { ACCOUNT_SERVICES, type AccountServices } from '#domain/accounts/services/account-services.ts';
import type { RideAccess } from '#domain/rides/ports/ride-ports.ts';
import { loadChunk } from '../../core/product/load-chunk.ts';
import type { Product } from '../../core/product/product.ts';
import { createLateRides } from '../../core/rides/late-rides.ts';
import { composeServices } from './compose-services.ts';

/** What a set of adapters offers. */
export type Adapters = AccountPorts & RideAccess;

/** The composition root: the domain's services over one set of adapters. Those of rides come when a page shows rides. */
export function composeProduct(adapters: Adapters): Product {
  const accounts = composeServices<AccountServices>(ACCOUNT_SERVICES, adapters);
  const openRides = async () => {
    const [{ composeRides }, ports] = await Promise.all([
      loadChunk(() => import('./compose-rides.ts')),
      loadChunk(() => adapters.openRides()),
    ]);
    return composeRides(ports, accounts.session);
  };
  return { ...accounts, rides: createLateRides(openRides) };
}
