import type { ProductError } from '#domain/shared/product-error.ts';
import type { AccountPorts } from '#domain/accounts/ports/account-ports.ts';
import type { IdentityPort } from '#domain/accounts/ports/identity-port.ts';
import type { ReviewRepository } from '#domain/accounts/ports/review-repository.ts';
import type { UserRepository } from '#domain/accounts/ports/user-repository.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import { createAccountFeed } from '#adapters/device/account-feed.ts';
import { createSystemClock } from '#adapters/device/system-clock.ts';

const NOT_INITIALIZED: Result<never, ProductError> = fail({ code: 'auth-not-initialized' });

async function refuse(): Promise<Result<never>> {
  return NOT_INITIALIZED;
}

const identity: IdentityPort = {
  onSessionChange(listener) {
    let listening = true;
    queueMicrotask(() => {
      if (listening) listener(null);
    });
    return () => {
      listening = false;
    };
  },
  signIn: refuse,
  signUp: refuse,
  signOut: refuse,
  passwordPolicy: refuse,
  sendPasswordReset: refuse,
  verifyResetCode: refuse,
  confirmPasswordReset: refuse,
  changePassword: refuse,
};

const users: UserRepository = {
  read: refuse,
  readEntry: refuse,
  findByEmail: refuse,
  create: refuse,
  repair: refuse,
  rename: refuse,
};

const reviews: ReviewRepository = {
  page: refuse,
  count: refuse,
  pageById: refuse,
  decide: refuse,
  releasedAfterRejection: refuse,
  history: refuse,
};

/**
 * The ports without a configuration: nobody is signed in, and every call fails with `auth-not-initialized`. Loads no
 * SDK.
 */
export function createUnconfiguredAdapters(): AccountPorts {
  const clock = createSystemClock();
  return { identity, users, reviews, feed: createAccountFeed(users, reviews, clock), clock };
}
