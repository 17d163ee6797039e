import type { AccountPorts } from '#domain/accounts/ports/account-ports.ts';
import { ACCOUNT_SERVICES } from '#domain/accounts/services/account-services.ts';
import type { RideAccess } from '#domain/rides/ports/ride-ports.ts';
import type { Acting } from '#domain/accounts/model/acting.ts';
import { loadChunk } from '#core/product/load-chunk.ts';
import type { Product } from '#core/product/product.ts';
import { createLazyServices } from '#core/product/lazy-services.ts';
import { Container, type ServiceIdentifier } from 'inversify';

/** How each service is made, and which ports and other services it needs for that, by name. */
type Recipes<Services, Given> = {
  readonly [Name in keyof Services]: {
    readonly create: (...needed: never[]) => Services[Name];
    readonly needs: readonly (keyof Services | keyof Given)[];
  };
};

/** What stands for each port and each service in the container. */
type Tokens<Things> = { readonly [Name in keyof Things]: symbol & ServiceIdentifier<Things[Name]> };

/** One thing for each name of the list. */
function byName<List extends object, Things extends Record<keyof List, unknown>>(
  list: List,
  make: <Name extends keyof List & string>(name: Name) => Things[Name],
): Things {
  const things: Partial<Things> = {};
  for (const name in list) things[name] = make(name);
  // Each name has its thing by now.
  return things as Things;
}

/**
 * The services of a list over what they are given by name. Factories, not decorators, keep the domain free of
 * annotations. The list itself has checked the arguments of each factory; that every need is given, or is one of the
 * services, is checked here.
 */
function composeServices<Services extends object, Given extends object>(
  list: Recipes<Services, Given>,
  given: Given,
): Services {
  const container = new Container();
  const ports = byName<Given, Tokens<Given>>(given, Symbol);
  const services = byName<Recipes<Services, Given>, Tokens<Services>>(list, Symbol);
  const tokens = { ...ports, ...services };
  for (const name in given) container.bind(ports[name]).toConstantValue(given[name]);
  for (const name in list) {
    const { create, needs } = list[name];
    const needed = needs.map((need): symbol => tokens[need]);
    container.bind(services[name]).toResolvedValue(create, needed).inSingletonScope();
  }
  return byName<Recipes<Services, Given>, Services>(list, (name) => container.get(services[name]));
}

export type Adapters = AccountPorts & RideAccess;

/** The composition root: the domain's services over one set of adapters. Those of rides come when a page shows rides, those of dispatch with administrators' pages of rides. */
export function composeProduct(adapters: Adapters): Product {
  const accounts = composeServices(ACCOUNT_SERVICES, adapters);
  // Both lists of services are over the same ports, so that one feed hears of every own step.
  const ridePorts = createLazyServices(() => loadChunk(() => adapters.openRides()));
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
  return { accounts, rides: createLazyServices(openRides), dispatch: createLazyServices(openDispatch) };
}
