import type { AccountResult } from '../model/errors/account-error.ts';
import type { PasswordPolicy } from '../model/password-policy.ts';
import type { IdentityUser, PrivateSession } from './private-session.ts';

/** The identity provider. Every method but `onSessionChange` may fail with a `SystemError`, and as its comment says. */
export interface IdentityPort {
  /**
   * Announces the user of the session as soon as the user is known, and after each change in any tab; `null` while
   * signed out. Returns the function that unsubscribes.
   */
  onSessionChange(listener: (user: IdentityUser | null) => void): () => void;
  /**
   * Proves an address and password, and opens a private session. The session of the device does not change. Fails with
   * `invalid-credentials`, `user-disabled` or `too-many-requests`.
   */
  signIn(email: string, password: string): Promise<AccountResult<PrivateSession>>;
  /** Creates an identity and opens a private session for it. Fails with `email-already-in-use` or `weak-password`. */
  signUp(email: string, password: string): Promise<AccountResult<PrivateSession>>;
  /**
   * When the session's user last gave the right password on this device, in whole seconds of the provider's clock.
   * Fails with `session-expired` while signed out.
   */
  signedInAt(): Promise<AccountResult<Date>>;
  /**
   * Checks the password of the session's user again, which begins a new session on this device. Returns the beginning
   * of the new session. Fails as `signIn` does, or with `session-expired` while signed out.
   */
  proveAgain(password: string): Promise<AccountResult<Date>>;
  /**
   * Sends the mail that proves the address of the session's user. `language` is a code such as `en`. Fails with
   * `session-expired` while signed out.
   */
  sendProof(language: string): Promise<AccountResult<void>>;
  /** Ends the session in every tab of this device. Succeeds also while signed out. */
  signOut(): Promise<AccountResult<void>>;
  passwordPolicy(): Promise<AccountResult<PasswordPolicy>>;
  /** Sends the mail to reset a password. Succeeds also for unknown addresses. */
  sendPasswordReset(email: string): Promise<AccountResult<void>>;
  /** The address of a reset link. Fails with `link-expired` or `link-invalid`. */
  verifyResetCode(code: string): Promise<AccountResult<string>>;
  /** Sets a new password by a link, which works once. Fails with `weak-password`, or as `verifyResetCode` does. */
  confirmPasswordReset(code: string, password: string): Promise<AccountResult<void>>;
  /**
   * Proves an address by a mailed link, which works once and without a session. Returns the address. Fails as
   * `verifyResetCode` does.
   */
  proveAddress(code: string): Promise<AccountResult<string>>;
  /**
   * Changes the password of the session's user, after a check of the present password. Fails as `proveAgain` does, or
   * with `weak-password`.
   */
  changePassword(current: string, next: string): Promise<AccountResult<void>>;
}
