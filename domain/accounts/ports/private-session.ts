import type { AccountResult } from '../model/errors/account-error.ts';

/** The provider's user as far as the product reads it (spec 3); the address is in the provider's form. */
export interface IdentityUser {
  readonly uid: string;
  readonly email: string | null;
}

/**
 * A proven identity that is not, or not yet, the device's session: the device stores nothing of it, and other tabs do
 * not know it (D13). So a refused person was never signed in, and registering does not disturb an existing session.
 */
export interface PrivateSession {
  readonly user: IdentityUser;
  /** Whether the address is proven, by the provider's last answer (D26). */
  isProven(): boolean;
  /** Asks the provider again whether the address is proven; then the session's records use the new answer. */
  reload(): Promise<AccountResult<void>>;
  /** Makes the provider send the mail that proves the address, in a language such as `en`. */
  sendProof(language: string): Promise<AccountResult<void>>;
  /** When the identity was proven, to the second, by the provider's clock. */
  signedInAt(): Promise<AccountResult<Date>>;
  /** Makes this identity the device's session. Fails as the provider does. */
  enter(): Promise<AccountResult<void>>;
  /** Deletes the session's identity, new or not, and so ends the session. Fails as the provider does. */
  deleteIdentity(): Promise<AccountResult<void>>;
  /** Ends the private session. The device's session does not change. */
  end(): Promise<void>;
}
