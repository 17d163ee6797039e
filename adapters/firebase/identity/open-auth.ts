import type { FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
  type Persistence,
} from 'firebase/auth';
import type { Tokens } from '../documents/ask-database.ts';
import { toTokenFailure } from './identity-failure.ts';

/** Where the SDK keeps a session. */
export type SessionPlace = Persistence[];

/** The session survives a browser restart (spec 4). Not in IndexedDB, where Safari may never answer (docs/decisions.md, C11). */
export const ON_THIS_DEVICE: SessionPlace = [browserLocalPersistence];

/** The session ends with the page, and no other tab hears of it. */
export const IN_THIS_PAGE: SessionPlace = [inMemoryPersistence];

/** What an identity needs of a connection. */
export interface IdentityConnection {
  readonly auth: Auth;
  /** Disposes of the connection. Never rejects; safe to call twice. */
  close(): Promise<void>;
}

/**
 * Starts the identity SDK on an app, whose requests then carry the tokens of its user. There is no popup resolver: nobody
 * signs in through a popup, and it would load a frame from the provider. `emulator` is the address of one, if it is used.
 */
export function openAuth(app: FirebaseApp, place: SessionPlace, emulator: string | undefined): Auth {
  const auth = initializeAuth(app, { persistence: place });
  if (emulator !== undefined) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
}

/** The tokens of the user signed in on `auth`. */
export function tokensOf(auth: Auth): Tokens {
  return { renew: async () => auth.currentUser?.getIdToken(true), failureIn: toTokenFailure };
}
