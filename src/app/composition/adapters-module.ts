import { ContainerModule } from 'inversify';
import { PORTS, type Adapters } from './tokens.ts';

/** Binds the ports to one adapter's implementations. */
export function adaptersModule(adapters: Adapters): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(PORTS.identity).toConstantValue(adapters.identity);
    bind(PORTS.users).toConstantValue(adapters.users);
    bind(PORTS.reviews).toConstantValue(adapters.reviews);
    bind(PORTS.clock).toConstantValue(adapters.clock);
  });
}
