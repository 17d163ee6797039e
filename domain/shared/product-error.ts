import type { PasswordRule } from '../accounts/model/password-policy.ts';
import type { AccountStatus } from '../accounts/model/user.ts';
import type { LoginArea } from '../accounts/admission/login-area.ts';

/** Errors in what the person typed. */
type InputError =
  | { readonly code: 'email-required' }
  | { readonly code: 'email-malformed' }
  | { readonly code: 'password-required' }
  | { readonly code: 'credentials-required' }
  | { readonly code: 'name-required' }
  | { readonly code: 'name-too-long' }
  | { readonly code: 'name-unusable' }
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
  /** A rejection that ended a session: its user had been admitted before (D13). */
  | { readonly code: 'access-revoked'; readonly reason: string | null }
  /** Known from the directory alone, hence without the reason. */
  | { readonly code: 'rejected-unproven' }
  | { readonly code: 'role-mismatch'; readonly area: LoginArea }
  /** "User document not found" (spec 8). */
  | { readonly code: 'profile-missing' }
  /** "missing profile data" (spec 8). */
  | { readonly code: 'profile-damaged' };

/**
 * Refusals by the identity provider. `providerCode` is its own code, exactly as given; empty if the product knew without
 * asking.
 */
type IdentityError =
  | { readonly code: 'invalid-credentials'; readonly providerCode: string }
  | { readonly code: 'user-disabled'; readonly providerCode: string }
  | { readonly code: 'too-many-requests'; readonly providerCode: string }
  | { readonly code: 'email-already-in-use'; readonly providerCode: string }
  | { readonly code: 'link-invalid'; readonly providerCode: string }
  | { readonly code: 'link-expired'; readonly providerCode: string }
  | { readonly code: 'session-expired'; readonly providerCode: string }
  | { readonly code: 'provider'; readonly providerCode: string }
  | { readonly code: 'auth-not-initialized' };

/** Refusals by the registration. */
type RegistrationError =
  | { readonly code: 'admin-registration' }
  | { readonly code: 'role-not-registrable' }
  | { readonly code: 'address-on-record' }
  /** The identity exists but the profile could not be confirmed: `/debug-login` completes it. */
  | { readonly code: 'registration-unfinished' };

/** Refused decisions and repairs. */
type ReviewError =
  /** `by` is a name with its address, as far as either is known. */
  | { readonly code: 'decided-by-another'; readonly by: string | null; readonly status: AccountStatus }
  | { readonly code: 'decision-not-allowed' }
  | { readonly code: 'repair-by-administrator' };

/** Failures of the database, the network and everything else. */
type SystemError =
  | { readonly code: 'network' }
  | { readonly code: 'permission-denied' }
  | { readonly code: 'unavailable' }
  /** App Check's provider could not be loaded, more often because of a content blocker than because of the network. */
  | { readonly code: 'app-check-unavailable' }
  /** `message` is the original error's, for the sign-in page and for debugging; other screens do not show it. */
  | { readonly code: 'unexpected'; readonly message?: string };

/** Every expected failure of the product. Its texts are in `src/words/errors-copy.ts`, what each code means in `error-meaning.ts`. */
export type ProductError =
  | InputError
  | AdmissionError
  | IdentityError
  | RegistrationError
  | ReviewError
  | SystemError;

export type ErrorCode = ProductError['code'];
