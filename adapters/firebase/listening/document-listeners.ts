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

/** Also reports a snapshot in which only `fromCache` has changed. */
const WITH_METADATA = { includeMetadataChanges: true } as const;

/** Listens to documents, with the rights of the user signed in on the app. Never writes. */
export interface DocumentListeners {
  /** The results of a query of one collection, from its beginning. */
  query(asked: Omit<DocumentQuery, 'after' | 'group'>): Listen<readonly FoundDocument[]>;
  document(path: string): Listen<StoredFields | null>;
}

/**
 * Listens through the full SDK. It runs beside the lite one on the same app, is closed with the app, and caches in
 * memory only. A report counts only after the server has confirmed it. Call this once for each app.
 */
export function openDocumentListeners(
  app: FirebaseApp,
  emulators: FirebaseConfiguration['emulators'],
): DocumentListeners {
  // The full SDK has a log level of its own.
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
      return ({ next, stale, error }) => {
        const known = new Map<string, FoundDocument>();
        return onSnapshot(
          found,
          WITH_METADATA,
          (snapshot) => {
            // An unchanged document stays the same object, so that `rideOf` does not parse it again.
            for (const { type, doc: changed } of snapshot.docChanges())
              if (type === 'removed') known.delete(changed.id);
              else known.set(changed.id, { id: changed.id, fields: changed.data() });
            if (snapshot.metadata.fromCache) stale();
            else next(snapshot.docs.flatMap(({ id }) => known.get(id) ?? []));
          },
          error,
        );
      };
    },
    document: (path) => {
      const found = doc(firestore, path);
      return ({ next, stale, error }) =>
        onSnapshot(
          found,
          WITH_METADATA,
          (snapshot) => (snapshot.metadata.fromCache ? stale() : next(snapshot.data() ?? null)),
          error,
        );
    },
  };
}
