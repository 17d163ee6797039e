import { Container } from 'inversify';
import type { Product } from '../../core/product/product.ts';
import { adaptersModule } from './adapters-module.ts';
import { servicesModule } from './services-module.ts';
import { SERVICES, type Adapters } from './tokens.ts';

/** The composition root: the domain's services over one adapter. */
export function composeProduct(adapters: Adapters): Product {
  const container = new Container();
  container.load(adaptersModule(adapters), servicesModule);
  return {
    session: container.get(SERVICES.session),
    emailCheck: container.get(SERVICES.emailCheck),
    signIn: container.get(SERVICES.signIn),
    register: container.get(SERVICES.register),
    passwordPolicy: container.get(SERVICES.passwordPolicy),
    passwordReset: container.get(SERVICES.passwordReset),
    accountRepair: container.get(SERVICES.accountRepair),
    ownProfile: container.get(SERVICES.ownProfile),
    reviewQueue: container.get(SERVICES.reviewQueue),
    accountDecisions: container.get(SERVICES.accountDecisions),
    readAccountFile: container.get(SERVICES.readAccountFile),
    readHealthPage: container.get(SERVICES.readHealthPage),
  };
}
