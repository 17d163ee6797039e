import type { Result } from '../../../shared/result.ts';
import type { NameError } from '../../../shared/people/name.ts';
import type { SystemError } from '../../../shared/system-error.ts';
import type { LoginArea } from '../login-area.ts';
import type { PasswordRule } from '../password-policy.ts';
import type { AccountStatus } from '../user.ts';

export type AccountField = 'email' | 'password' | 'name' | 'role' | 'reason' | 'note';

/** The errors of a typed note. Their texts are not in `errors-copy.ts`, because every sign-in loads that file. */
export type NoteError =
  | { readonly code: 'note-required' }
  | { readonly code: 'note-too-long'; readonly length: number };

type InputError =
  | NameError
  | { readonly code: 'email-required' }
  | { readonly code: 'email-malformed' }
  | { readonly code: 'password-required' }
  | { readonly code: 'credentials-required' }
  | { readonly code: 'role-required' }
  | { readonly code: 'reason-required' }
  | { readonly code: 'reason-too-long' }
  | { readonly code: 'address-unusable' }
  | { readonly code: 'weak-password'; readonly unmet: readonly PasswordRule[] };

/** Refusals by `admit`, by `admitByGate` and by the session. */
type AdmissionError =
  | { readonly code: 'account-not-found' }
  | { readonly code: 'pending'; readonly email: string }
  | { readonly code: 'rejected'; readonly reason: string | null }
  /** A rejection that ended the session of an admitted user (D13). */
  | { readonly code: 'access-revoked'; readonly reason: string | null }
  /** A rejection by `admitByGate`, which knows no reason (D7). */
  | { readonly code: 'rejected-unproven' }
  | { readonly code: 'role-mismatch'; readonly area: LoginArea }
  /** "User document not found" (spec 8). */
  | { readonly code: 'profile-missing' }
  /** "missing profile data" (spec 8). */
  | { readonly code: 'profile-damaged' };

/** Refusals by the identity provider, which only the services of accounts get. */
type IdentityError =
  | { readonly code: 'email-already-in-use'; readonly providerCode: string }
  | { readonly code: 'link-invalid'; readonly providerCode: string }
  | { readonly code: 'link-expired'; readonly providerCode: string };

type RegistrationError =
  | { readonly code: 'admin-registration' }
  | { readonly code: 'role-not-registrable' }
  | { readonly code: 'address-on-record' }
  /** The identity exists, but perhaps without a profile. `/debug-login` completes the registration. */
  | { readonly code: 'registration-unfinished' };

/** Refused decisions and repairs. */
type ReviewError =
  /** `by` is the name and address of the administrator who decided, as far as they are known; `null` if neither is. */
  | { readonly code: 'decided-by-another'; readonly by: string | null; readonly status: AccountStatus }
  | { readonly code: 'decision-not-allowed' }
  | { readonly code: 'repair-by-administrator' };

type AccountError = InputError | AdmissionError | IdentityError | RegistrationError | ReviewError;

/** Every expected failure of the services of accounts. The texts are in `src/words/errors-copy.ts`. */
export type AccountFailure = SystemError | AccountError;

export type AccountResult<T> = Result<T, AccountFailure>;
