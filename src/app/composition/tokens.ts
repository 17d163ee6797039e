import type { ServiceIdentifier } from 'inversify';
import type { AccountPorts } from '#domain/accounts/ports/account-ports.ts';
import type { Product } from '../../core/product/product.ts';

/** What the container holds, by name. */
export type Bound = AccountPorts & Product;

/** The container's token for a port or a service: its name, with its type. */
export function tokenOf<Name extends keyof Bound>(name: Name): ServiceIdentifier<Bound[Name]> {
  return name;
}
