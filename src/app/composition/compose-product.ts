import { Container, type ServiceIdentifier } from 'inversify';
import type { AccountPorts } from '#domain/accounts/ports/account-ports.ts';
import { ACCOUNT_SERVICES } from '#domain/accounts/services/account-services.ts';
import type { Product } from '../../core/product/product.ts';

/** What the container holds, by name. */
type Bound = AccountPorts & Product;

/** The container's token for a port or a service: its name, with its type. */
function tokenOf<Name extends keyof Bound>(name: Name): ServiceIdentifier<Bound[Name]> {
  return name;
}

const isService = (name: string): name is keyof Product => name in ACCOUNT_SERVICES;
const SERVICE_NAMES = Object.keys(ACCOUNT_SERVICES).filter(isService);

/** Factories, not decorators, keep the domain free of annotations. */
function bindService<Name extends keyof Product>(container: Container, name: Name): void {
  const { create, needs } = ACCOUNT_SERVICES[name];
  // The list's type has checked the arguments of each entry; TypeScript cannot follow that through an index.
  const make = create as (...needed: unknown[]) => Bound[Name];
  container.bind(tokenOf(name)).toResolvedValue(make, needs.map(tokenOf)).inSingletonScope();
}

/** The composition root: the domain's services over one set of adapters. */
export function composeProduct(ports: AccountPorts): Product {
  const container = new Container();
  // By their names, which are their tokens; what else an adapter offers is asked for by nobody.
  for (const [name, port] of Object.entries(ports)) container.bind(name).toConstantValue(port);
  for (const name of SERVICE_NAMES) bindService(container, name);
  const resolved = SERVICE_NAMES.map((name) => [name, container.get(tokenOf(name))] as const);
  // Each name has been resolved to its own type; `fromEntries` forgets which belongs to which.
  return Object.fromEntries(resolved) as Product;
}
