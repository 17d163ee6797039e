import type { ProductError } from '#domain/shared/product-error.ts';
import type { AccountPorts } from '#domain/accounts/ports/account-ports.ts';
import type { IdentityPort } from '#domain/accounts/ports/identity-port.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import { createAccountFeed } from '#adapters/device/account-feed.ts';
import { systemClock } from '#adapters/device/system-clock.ts';
import type { RideAccess } from '#domain/rides/ports/ride-ports.ts';
import type { DocumentStore } from '#adapters/records/document-store.ts';
import { createReviewRepository } from '#adapters/records/review-repository.ts';
import { createUserRepository } from '#adapters/records/user-repository.ts';

const NOT_INITIALIZED: Result<never, ProductError> = fail({ code: 'auth-not-initialized' });

async function refuse(): Promise<Result<never>> {
  return NOT_INITIALIZED;
}

/** Nobody is signed in, so no page asks. */
const refuseToOpen = () => Promise.reject(new Error('Nothing is configured.'));

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
  signedInAt: refuse,
  proveAgain: refuse,
  sendProof: refuse,
  signOut: refuse,
  passwordPolicy: refuse,
  sendPasswordReset: refuse,
  verifyResetCode: refuse,
  confirmPasswordReset: refuse,
  proveAddress: refuse,
  changePassword: refuse,
};

const store: DocumentStore = { read: refuse, query: refuse, count: refuse, commit: refuse };

/**
 * The ports without a configuration: nobody is signed in, and every call fails with `auth-not-initialized`. Loads no
 * SDK.
 */
export function createUnconfiguredAdapters(): AccountPorts & RideAccess {
  const reviews = createReviewRepository(store);
  const users = createUserRepository(store);
  return {
    identity,
    users,
    reviews,
    feed: createAccountFeed(users, reviews, systemClock),
    clock: systemClock,
    openRides: refuseToOpen,
    openDispatch: refuseToOpen,
  };
}
