import type { AccountResult } from '../model/errors/account-error.ts';

/** What the product reads of the provider's user (spec 3); the address is in the provider's own form. */
export interface IdentityUser {
  readonly uid: string;
  readonly email: string | null;
}

/**
 * A proven identity that is not (or not yet) the device's session: the device stores nothing of it, and no other tab hears
 * of it (D13). So a refused person was never signed in, and registering does not disturb an existing session.
 */
export interface PrivateSession {
  readonly user: IdentityUser;
  /** Whether the address is proven, as far as the provider has said so far (D26). */
  isProven(): boolean;
  /** Asks the provider again whether the address is proven; from then on the session's records act with the new answer. */
  reload(): Promise<AccountResult<void>>;
  /** Has the provider send the mail that proves the address, in a language such as `en`. */
  sendProof(language: string): Promise<AccountResult<void>>;
  /** When the identity was proven, to the second, by the provider's clock. */
  signedInAt(): Promise<AccountResult<Date>>;
  /** Makes this identity the device's session. Fails as the provider does. */
  enter(): Promise<AccountResult<void>>;
  /**
   * Deletes the identity for good; only one that this private session created. Fails with `session-expired`, or as the
   * provider does.
   */
  deleteIdentity(): Promise<AccountResult<void>>;
  /** Forgets the identity. The device's session does not change. */
  end(): Promise<void>;
}
