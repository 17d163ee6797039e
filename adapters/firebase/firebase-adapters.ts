import { setLogLevel } from 'firebase/app';
import { createLastKnown } from '#adapters/device/last-known.ts';
import { systemClock } from '#adapters/device/system-clock.ts';
import { createLazyFeed } from '#adapters/feeds/lazy-feed.ts';
import { createPrivateRecords } from '#adapters/records/accounts/private-records.ts';
import { createUserRepository } from '#adapters/records/accounts/user-repository.ts';
import type { AccountPorts, ReviewAccess } from '#domain/accounts/ports/account-ports.ts';
import type { BookAccess } from '#domain/books/ports/book-ports.ts';
import type { RideAccess } from '#domain/rides/ports/ride-ports.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import type { FirebaseConfiguration } from './firebase-configuration.ts';
import { openConnection } from './firebase-connection.ts';
import type { Attest } from './identity/app-check.ts';
import { createFirebaseIdentity } from './identity/firebase-identity.ts';
import { IN_THIS_PAGE, ON_THIS_DEVICE, type SessionPlace } from './identity/open-auth.ts';

export interface FirebaseAdapters extends AccountPorts, ReviewAccess, RideAccess, BookAccess {
  /** Closes the session's connection; the session stays on the device. */
  close(): Promise<void>;
}

export interface FirebaseAdapterOptions {
  /** The storage of the session; the browser's own by default. */
  readonly persistence?: SessionPlace;
  /** Distinguishes several products in one process. Part of the session's storage key. */
  readonly name?: string;
  /** Attests the product's apps; `null` if the project does not require App Check. */
  readonly attest?: Attest | null;
}

const createDeviceMemory = () => createLastKnown(() => localStorage, systemClock);

/**
 * The ports on Firebase Authentication and Firestore. `loadAttest` is `null` if the project does not require App Check.
 * If the device has no cached values, App Check's provider must load first. The call fails if it does not load.
 */
export async function openFirebaseAdapters(
  configuration: FirebaseConfiguration,
  loadAttest: ((later: boolean) => Promise<Result<Attest>>) | null,
): Promise<Result<FirebaseAdapters>> {
  const attest =
    loadAttest === null ? succeed(null) : await loadAttest(createDeviceMemory().holder() !== null);
  return attest.ok ? succeed(createFirebaseAdapters(configuration, { attest: attest.value })) : attest;
}

export function createFirebaseAdapters(
  configuration: FirebaseConfiguration,
  { persistence = ON_THIS_DEVICE, name = 'session', attest = null }: FirebaseAdapterOptions = {},
): FirebaseAdapters {
  // The SDK would log whole requests, including addresses. Failures are values here, and the screens show them.
  setLogLevel('silent');
  const { emulators } = configuration;
  const session = openConnection(configuration, name, persistence, attest);
  let privateSessions = 0;
  const openPrivateConnection = () => {
    privateSessions += 1;
    return openConnection(configuration, `${name}-private-${privateSessions}`, IN_THIS_PAGE, attest);
  };
  const { privateRecords, opened } = createPrivateRecords();
  const repositories = {
    users: createUserRepository(session.documents),
    records: session.documents,
    clock: systemClock,
    lastKnown: createDeviceMemory(),
  };
  const openReviews = async () => {
    const { createReviewRepository } = await import('#adapters/records/accounts/review-repository.ts');
    return createReviewRepository(session.documents);
  };
  return {
    identity: createFirebaseIdentity({
      auth: session.auth,
      openPrivateConnection,
      opened,
      isEmulated: emulators !== null,
    }),
    privateRecords,
    ...repositories,
    feed: createLazyFeed(async () => {
      const { openAccountFeed } = await import('./listening/open-account-feed.ts');
      return openAccountFeed(session, emulators, { ...repositories, openReviews });
    }),
    openReviews,
    openRides: async () => {
      const { openFirebaseRides } = await import('./open-firebase-rides.ts');
      return openFirebaseRides(session, emulators, repositories.lastKnown);
    },
    openDispatch: async () => {
      const { openFirebaseDispatch } = await import('./open-firebase-dispatch.ts');
      return openFirebaseDispatch(session.documents);
    },
    openOrders: async () => {
      const { createOrderRepository } = await import('#adapters/records/rides/order-repository.ts');
      return createOrderRepository(session.documents);
    },
    openBooks: async () => {
      const { openFirebaseBooks } = await import('./open-firebase-books.ts');
      return { ...openFirebaseBooks(session.documents), ...repositories };
    },
    close: session.close,
  };
}
