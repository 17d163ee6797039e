import type { ServiceIdentifier } from 'inversify';
import type { Clock } from '#domain/shared/clock.ts';
import type { IdentityPort } from '#domain/accounts/ports/identity-port.ts';
import type { ReviewRepository } from '#domain/accounts/ports/review-repository.ts';
import type { UserRepository } from '#domain/accounts/ports/user-repository.ts';
import type { Product } from '../../core/product/product.ts';

/** An adapter: one implementation of each port. */
export interface Adapters {
  readonly identity: IdentityPort;
  readonly users: UserRepository;
  readonly reviews: ReviewRepository;
  readonly clock: Clock;
}

type Tokens<Bundle> = { readonly [Name in keyof Bundle]: ServiceIdentifier<Bundle[Name]> };

export const PORTS: Tokens<Adapters> = {
  identity: Symbol('IdentityPort'),
  users: Symbol('UserRepository'),
  reviews: Symbol('ReviewRepository'),
  clock: Symbol('Clock'),
};

export const SERVICES: Tokens<Product> = {
  session: Symbol('Session'),
  emailCheck: Symbol('EmailCheck'),
  signIn: Symbol('SignIn'),
  register: Symbol('Register'),
  passwordPolicy: Symbol('PasswordPolicy'),
  passwordReset: Symbol('PasswordReset'),
  accountRepair: Symbol('AccountRepair'),
  ownProfile: Symbol('OwnProfile'),
  reviewQueue: Symbol('ReviewQueue'),
  accountDecisions: Symbol('AccountDecisions'),
  readAccountFile: Symbol('ReadAccountFile'),
  readHealthPage: Symbol('ReadHealthPage'),
};
