import type { FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  documentId,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  setLogLevel,
  where,
} from 'firebase/firestore';
import { PAGE_SIZE } from '#domain/accounts/model/limits.ts';
import { QUEUE_ORDER } from '#domain/accounts/model/profile-fields.ts';
import type { WatchableAccounts, WatchedAccounts } from '#domain/accounts/ports/account-feed.ts';
import type { Listen } from '#adapters/device/keep-listening.ts';
import { parseProfile } from '#adapters/records/profile-document.ts';
import { isQueued, toOrderedPage } from '#adapters/records/profile-pages.ts';
import type { FirebaseConfiguration } from '../firebase-configuration.ts';

/** A snapshot that only says that the cache is no longer confirmed comes too. */
const WITH_METADATA = { includeMetadataChanges: true } as const;

/** What listens to accounts, with the rights of the user signed in on the app. It never writes. */
export interface AccountListeners {
  queue(what: WatchedAccounts<'queue'>): Listen<WatchableAccounts['queue']['seen']>;
  profile(what: WatchedAccounts<'profile'>): Listen<WatchableAccounts['profile']['seen']>;
}

/**
 * Listens through the full SDK, beside lite's on the same app and closed with it. The SDK keeps what it hears in memory
 * alone, and nothing of it counts before the server has confirmed it. One app has one of these.
 */
export function openAccountListeners(
  app: FirebaseApp,
  emulators: FirebaseConfiguration['emulators'],
): AccountListeners {
  // Its log is not the one that the other SDKs share.
  setLogLevel('silent');
  const firestore = getFirestore(app);
  if (emulators !== null) {
    const { hostname, port } = new URL(`http://${emulators.firestoreHost}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  const users = collection(firestore, 'users');
  return {
    queue: (queued) => {
      const orders = [orderBy(QUEUE_ORDER), orderBy(documentId())];
      const conditions = isQueued(queued).map((condition) => where(...condition));
      const page = query(users, ...conditions, ...orders, limit(PAGE_SIZE + 1));
      return ({ hear, miss, fail }) =>
        onSnapshot(
          page,
          WITH_METADATA,
          ({ docs, metadata }) =>
            metadata.fromCache
              ? miss()
              : hear(
                  toOrderedPage(
                    docs.map((found) => ({ id: found.id, fields: found.data() })),
                    QUEUE_ORDER,
                  ),
                ),
          fail,
        );
    },
    profile:
      ({ uid }) =>
      ({ hear, miss, fail }) =>
        onSnapshot(
          doc(users, uid),
          WITH_METADATA,
          (found) => {
            if (found.metadata.fromCache) return miss();
            const data = found.data();
            hear({ profile: data === undefined ? null : parseProfile(data) });
          },
          fail,
        ),
  };
}
