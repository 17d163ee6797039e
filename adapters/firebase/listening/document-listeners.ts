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
import type { Listen } from '#adapters/feeds/keep-listening.ts';
import type { DocumentQuery, FoundDocument, StoredFields } from '#adapters/records/document-store.ts';
import type { FirebaseConfiguration } from '../firebase-configuration.ts';

/** A snapshot that only says that the cache is no longer confirmed comes too. */
const WITH_METADATA = { includeMetadataChanges: true } as const;

/** What listens to documents, with the rights of the user signed in on the app. It never writes. */
export interface DocumentListeners {
  /** What a query finds from its beginning. */
  query(asked: Omit<DocumentQuery, 'after'>): Listen<readonly FoundDocument[]>;
  /** The document at this path. */
  document(path: string): Listen<StoredFields | null>;
}

/**
 * Listens through the full SDK, beside lite's on the same app and closed with it. The SDK keeps what it hears in memory
 * alone, and nothing of it counts before the server has confirmed it. One app has one of these.
 */
export function openDocumentListeners(
  app: FirebaseApp,
  emulators: FirebaseConfiguration['emulators'],
): DocumentListeners {
  // Its log is not the one that the other SDKs share.
  setLogLevel('silent');
  const firestore = getFirestore(app);
  if (emulators !== null) {
    const { hostname, port } = new URL(`http://${emulators.firestoreHost}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return {
    query: (asked) => {
      const { direction } = asked;
      const found = query(
        collection(firestore, asked.collection),
        ...(asked.where ?? []).map(([field, is, value]) => where(field, is, value)),
        ...(asked.orderBy === undefined ? [] : [orderBy(asked.orderBy, direction)]),
        orderBy(documentId(), direction),
        limit(asked.limit),
      );
      return ({ hear, miss, fail }) => {
        const known = new Map<string, FoundDocument>();
        return onSnapshot(
          found,
          WITH_METADATA,
          (snapshot) => {
            // A document that has not changed stays the same object, so that whoever hears two hundred reads only one anew.
            for (const { type, doc: changed } of snapshot.docChanges())
              if (type === 'removed') known.delete(changed.id);
              else known.set(changed.id, { id: changed.id, fields: changed.data() });
            if (snapshot.metadata.fromCache) miss();
            else hear(snapshot.docs.flatMap(({ id }) => known.get(id) ?? []));
          },
          fail,
        );
      };
    },
    document: (path) => {
      const found = doc(firestore, path);
      return ({ hear, miss, fail }) =>
        onSnapshot(
          found,
          WITH_METADATA,
          (snapshot) => (snapshot.metadata.fromCache ? miss() : hear(snapshot.data() ?? null)),
          fail,
        );
    },
  };
}
