import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, type Auth, type Persistence } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import type { DocumentStore } from '#adapters/records/document-store.ts';
import { createLiteDocumentStore } from './documents/lite-document-store.ts';
import type { FirebaseConfiguration } from './firebase-configuration.ts';
import type { Attest } from './identity/app-check.ts';

/** A connection to the project. Requests for `documents` carry the rights of the user signed in on `auth`. */
export interface FirebaseConnection {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly documents: DocumentStore;
  /** Disposes of the app. Never rejects; safe to call twice. */
  close(): Promise<void>;
}

/**
 * Opens a connection without sending a request. There is no popup resolver: nobody signs in through a popup, and it
 * would load a frame from the provider. The SDK's time-outs, retries and back-off are unchanged (D25).
 */
export function openConnection(
  { emulators, apiKey, authDomain, projectId, appId }: FirebaseConfiguration,
  name: string,
  persistence: Persistence[],
  attest: Attest | null,
): FirebaseConnection {
  const app = initializeApp({ apiKey, authDomain, projectId, appId }, name);
  attest?.(app);
  const auth = initializeAuth(app, { persistence });
  const firestore = getFirestore(app);
  if (emulators !== null) {
    connectAuthEmulator(auth, emulators.authUrl, { disableWarnings: true });
    const { hostname, port } = new URL(`http://${emulators.firestoreHost}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  let closing: Promise<void> | null = null;
  // A failed clean-up must not change the results of earlier requests.
  const close = () => (closing ??= deleteApp(app).catch(() => {}));
  const renew = async () => auth.currentUser?.getIdToken(true);
  return { app, auth, documents: createLiteDocumentStore(firestore, renew), close };
}
