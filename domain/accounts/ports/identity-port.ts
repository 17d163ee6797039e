import type { AccountResult } from '../model/errors/account-error.ts';
import type { PasswordPolicy } from '../model/password-policy.ts';
import type { IdentityUser, PrivateSession } from './private-session.ts';

/** The identity provider. Any method but the first may fail as every request does (`SystemError`), and as it says. */
export interface IdentityPort {
  /**
   * Announces the user of this device's session: once as soon as the user is known, then after each change in any tab.
   * Returns the function that unsubscribes.
   */
  onSessionChange(listener: (user: IdentityUser | null) => void): () => void;
  /**
   * Proves an address and password and opens a private session; the device's session does not change until `enter`.
   * Fails with `invalid-credentials`, `user-disabled` or `too-many-requests`.
   */
  signIn(email: string, password: string): Promise<AccountResult<PrivateSession>>;
  /** Creates an identity and opens a private session for it. Fails with `email-already-in-use` or `weak-password`. */
  signUp(email: string, password: string): Promise<AccountResult<PrivateSession>>;
  /**
   * When the session's user last gave the right password on this device: to the second, by the provider's clock. Fails
   * with `session-expired` while signed out.
   */
  signedInAt(): Promise<AccountResult<Date>>;
  /**
   * Checks the password of the session's user again, which starts a new session on this device; returns the new
   * `signedInAt`. Fails as `signIn` does, or with `session-expired` while signed out.
   */
  proveAgain(password: string): Promise<AccountResult<Date>>;
  /**
   * Makes the provider mail the link that proves the address of the session's user, in a language such as `en`. Fails
   * with `session-expired` while signed out.
   */
  sendProof(language: string): Promise<AccountResult<void>>;
  /** Ends the session on this device, in every tab. Also succeeds while signed out. */
  signOut(): Promise<AccountResult<void>>;
  passwordPolicy(): Promise<AccountResult<PasswordPolicy>>;
  /** Sends the reset mail; succeeds for known and unknown addresses alike. */
  sendPasswordReset(email: string): Promise<AccountResult<void>>;
  /** The address that a reset link was made for. Fails with `link-expired` or `link-invalid`. */
  verifyResetCode(code: string): Promise<AccountResult<string>>;
  /** Sets a new password by a reset link, which works once. Fails with `weak-password`, or as `verifyResetCode`. */
  confirmPasswordReset(code: string, password: string): Promise<AccountResult<void>>;
  /**
   * Proves an address through a mailed link that works once, and returns the address. Works without a session. Fails as
   * `verifyResetCode` does.
   */
  proveAddress(code: string): Promise<AccountResult<string>>;
  /**
   * Changes the password of the session's user, after a check of the present one. Fails as `proveAgain` does, or with
   * `weak-password`.
   */
  changePassword(current: string, next: string): Promise<AccountResult<void>>;
}
