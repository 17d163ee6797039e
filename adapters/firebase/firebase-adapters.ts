import { setLogLevel } from 'firebase/app';
import {
  browserLocalPersistence,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  type Persistence,
} from 'firebase/auth';
import type { AccountPorts } from '#domain/accounts/ports/account-ports.ts';
import { createLateFeed } from '#adapters/device/late-feed.ts';
import { createSystemClock } from '#adapters/device/system-clock.ts';
import { loadAppCheck } from './identity/app-check.ts';
import type { FirebaseConfiguration } from './firebase-configuration.ts';
import { openConnection } from './firebase-connection.ts';
import { createFirebaseIdentity } from './identity/firebase-identity.ts';
import { createFirebaseReviewRepository } from './records/firebase-review-repository.ts';
import { createFirebaseUserRepository } from './records/firebase-user-repository.ts';
import { AppCheckUnavailable } from './identity/load-recaptcha.ts';

export { AppCheckUnavailable };

export interface FirebaseAdapters extends AccountPorts {
  /** Closes the product's connections; the session stays on the device. */
  close(): Promise<void>;
}

export interface FirebaseAdapterOptions {
  /** Where the session is kept; the browser's own storage by default. */
  readonly persistence?: Persistence[];
  /** Distinguishes several products in one process. Part of the session's storage key. */
  readonly name?: string;
}

/** The session survives a browser restart (spec 4), in whichever storage the browser offers. */
const ON_THIS_DEVICE = [indexedDBLocalPersistence, browserLocalPersistence];

/** The ports on Firebase Authentication and Firestore. Rejects only with `AppCheckUnavailable`. */
export async function createFirebaseAdapters(
  configuration: FirebaseConfiguration,
  { persistence = ON_THIS_DEVICE, name = 'session' }: FirebaseAdapterOptions = {},
): Promise<FirebaseAdapters> {
  // The SDK would log whole requests, including addresses. Failures are values here, and the screens report them.
  setLogLevel('silent');
  const { appCheckKey, emulators } = configuration;
  const attest = appCheckKey === null ? null : await loadAppCheck(appCheckKey);
  const session = openConnection(configuration, name, persistence, attest);
  let privateSessions = 0;
  const openPrivateConnection = () => {
    privateSessions += 1;
    return openConnection(configuration, `${name}-private-${privateSessions}`, [inMemoryPersistence], attest);
  };
  const records = {
    users: createFirebaseUserRepository(session.firestore),
    reviews: createFirebaseReviewRepository(session.firestore),
    clock: createSystemClock(),
  };
  return {
    identity: createFirebaseIdentity({ session, openPrivateConnection, isEmulated: emulators !== null }),
    ...records,
    feed: createLateFeed(async () => {
      const { openAccountFeed } = await import('./listening/open-account-feed.ts');
      return openAccountFeed(session, emulators, records);
    }),
    close: session.close,
  };
}
