import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import type { DocumentStore } from '#adapters/records/document-store.ts';
import { createLiteDocumentStore } from './documents/lite-document-store.ts';
import type { FirebaseConfiguration } from './firebase-configuration.ts';
import type { Attest } from './identity/app-check.ts';
import { openAuth, tokensOf, type IdentityConnection, type SessionPlace } from './identity/open-auth.ts';

/** A connection to the project. Requests for `documents` have the rights of the user signed in on `auth`. */
export interface FirebaseConnection extends IdentityConnection {
  readonly app: FirebaseApp;
  readonly documents: DocumentStore;
}

/** Opens a connection without sending a request. The SDK's time-outs, retries and back-off are unchanged (D25). */
export function openConnection(
  { emulators, apiKey, authDomain, projectId, appId }: FirebaseConfiguration,
  name: string,
  place: SessionPlace,
  attest: Attest | null,
): FirebaseConnection {
  const app = initializeApp({ apiKey, authDomain, projectId, appId }, name);
  attest?.(app);
  const auth = openAuth(app, place, emulators?.authUrl);
  const firestore = getFirestore(app);
  if (emulators !== null) {
    const { hostname, port } = new URL(`http://${emulators.firestoreHost}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  let closing: Promise<void> | null = null;
  // A failed clean-up must not change the results of earlier requests.
  const close = () => (closing ??= deleteApp(app).catch(() => {}));
  return { app, auth, documents: createLiteDocumentStore(firestore, tokensOf(auth)), close };
}
