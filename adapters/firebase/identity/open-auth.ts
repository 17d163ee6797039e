import type { FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
  type Persistence,
} from 'firebase/auth';
import type { Tokens } from '../documents/run-request.ts';
import { toTokenFailure } from './identity-failure.ts';

export type SessionPlace = Persistence[];

/** The session survives a restart (spec 4). It is in localStorage, because IndexedDB can fail to answer (C11). */
export const ON_THIS_DEVICE: SessionPlace = [browserLocalPersistence];

/** The session ends with the page, and other tabs do not get it. */
export const IN_THIS_PAGE: SessionPlace = [inMemoryPersistence];

/** The parts of a connection that an identity needs. */
export interface IdentityConnection {
  readonly auth: Auth;
  /** Disposes of the connection. Never rejects; safe to call twice. */
  close(): Promise<void>;
}

/**
 * Starts the identity SDK on `app`, whose requests carry the user's token from then on. There is no popup resolver,
 * because the product has no sign-in by popup. A resolver would load a frame from the provider. `emulator` is the
 * emulator's URL; `undefined` in production.
 */
export function openAuth(app: FirebaseApp, place: SessionPlace, emulator: string | undefined): Auth {
  const auth = initializeAuth(app, { persistence: place });
  if (emulator !== undefined) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
}

export function tokensOf(auth: Auth): Tokens {
  return { renew: async () => auth.currentUser?.getIdToken(true), failureIn: toTokenFailure };
}
