import type { AccountResult } from '../model/errors/account-error.ts';

/** The fields of the provider's user that the product reads (spec 3). `email` is in the provider's form. */
export interface IdentityUser {
  readonly uid: string;
  readonly email: string | null;
}

/**
 * A proven identity that is not, or not yet, the session of the device (D13). The device does not store it, and other
 * tabs do not know it. So a refused person is never signed in, and a registration leaves the device's session alone.
 */
export interface PrivateSession {
  readonly user: IdentityUser;
  /** Whether the provider's last answer says that the address is proven (D26). */
  isProven(): boolean;
  /** Asks the provider whether the address is proven. From then on, `PrivateRecords` use the answer. */
  reload(): Promise<AccountResult<void>>;
  /** Sends the mail that proves the address. `language` is a code such as `en`. */
  sendProof(language: string): Promise<AccountResult<void>>;
  /** When the identity was proven, in whole seconds of the provider's clock. */
  signedInAt(): Promise<AccountResult<Date>>;
  /** Makes this identity the session of the device. Fails as the provider does. */
  enter(): Promise<AccountResult<void>>;
  /** Deletes the identity, which ends the private session. Fails as the provider does. */
  deleteIdentity(): Promise<AccountResult<void>>;
  /** Ends the private session, but not the session of the device. */
  end(): Promise<void>;
}
