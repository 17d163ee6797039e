import type { PasswordPolicy } from '../account/password-policy.ts';
import type { Result } from '../result.ts';
import type { IdentityUser } from './identity-user.ts';
import type { PrivateSession } from './private-session.ts';

/**
 * The identity provider. Failures are its codes mapped to ours; `network` where it could not be reached, and
 * `auth-not-initialized` from every method where the product has no configuration.
 */
export interface IdentityPort {
  /** Reports who holds this device's session: once as soon as it is known, then after every change, in any tab. */
  onSessionChange(listener: (user: IdentityUser | null) => void): () => void;
  /** Verifies an address and password in a private session; the session does not change until that one enters. */
  signIn(email: string, password: string): Promise<Result<PrivateSession>>;
  /** Creates an identity in a private session; the session does not change. */
  signUp(email: string, password: string): Promise<Result<PrivateSession>>;
  /** Ends the session on this device, in every tab. Succeeds if already signed out. */
  signOut(): Promise<Result<void>>;
  /** The project's current password policy. */
  passwordPolicy(): Promise<Result<PasswordPolicy>>;
  /** Requests the reset mail; succeeds for known and unknown addresses alike. */
  sendPasswordReset(email: string): Promise<Result<void>>;
  /** The address a reset link was made for; `reset-link-expired` or `reset-link-invalid` where it is not usable. */
  verifyResetCode(code: string): Promise<Result<string>>;
  /** Sets a new password through a reset link, once. Fails with `weak-password`, or as `verifyResetCode` does. */
  confirmPasswordReset(code: string, password: string): Promise<Result<void>>;
  /** Changes the password of the session's user. Fails with `invalid-credentials` or `weak-password`. */
  changePassword(current: string, next: string): Promise<Result<void>>;
}
