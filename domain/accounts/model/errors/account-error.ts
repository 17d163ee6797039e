import type { Result } from '../../../shared/result.ts';
import type { NameError } from '../../../shared/people/name.ts';
import type { SystemError } from '../../../shared/system-error.ts';
import type { LoginArea } from '../login-area.ts';
import type { PasswordRule } from '../password-policy.ts';
import type { AccountStatus } from '../user.ts';

export type AccountField = 'email' | 'password' | 'name' | 'role' | 'reason' | 'note';

/** The errors of a typed note. `errors-copy.ts` lacks their texts, because every sign-in loads it. */
export type NoteError =
  | { readonly code: 'note-required' }
  | { readonly code: 'note-too-long'; readonly length: number };

/** Errors in typed input. */
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

/** Refusals by the admission policy. */
type AdmissionError =
  | { readonly code: 'account-not-found' }
  | { readonly code: 'pending'; readonly email: string }
  | { readonly code: 'rejected'; readonly reason: string | null }
  /** A rejection that ended a session of an admitted user (D13). */
  | { readonly code: 'access-revoked'; readonly reason: string | null }
  /** A rejection by the directory, which has no reason. */
  | { readonly code: 'rejected-unproven' }
  | { readonly code: 'role-mismatch'; readonly area: LoginArea }
  /** "User document not found" (spec 8). */
  | { readonly code: 'profile-missing' }
  /** "missing profile data" (spec 8). */
  | { readonly code: 'profile-damaged' };

/** Further refusals of the identity provider. */
type IdentityError =
  | { readonly code: 'email-already-in-use'; readonly providerCode: string }
  | { readonly code: 'link-invalid'; readonly providerCode: string }
  | { readonly code: 'link-expired'; readonly providerCode: string };

type RegistrationError =
  | { readonly code: 'admin-registration' }
  | { readonly code: 'role-not-registrable' }
  | { readonly code: 'address-on-record' }
  /** The identity exists, but its profile could not be confirmed. `/debug-login` completes it. */
  | { readonly code: 'registration-unfinished' };

/** Refused decisions and repairs. */
type ReviewError =
  /** `by` is the name and address of the other administrator, as far as they are known. */
  | { readonly code: 'decided-by-another'; readonly by: string | null; readonly status: AccountStatus }
  | { readonly code: 'decision-not-allowed' }
  | { readonly code: 'repair-by-administrator' };

/** The failures that only accounts have. */
type AccountError = InputError | AdmissionError | IdentityError | RegistrationError | ReviewError;

/** Every expected failure of the services of accounts. The texts are in `src/words/errors-copy.ts`. */
export type AccountFailure = SystemError | AccountError;

export type AccountResult<T> = Result<T, AccountFailure>;
