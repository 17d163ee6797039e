import type { ErrorCode } from './product-error.ts';

/** What forms ask for, by the names of their fields. */
export type FormField = 'email' | 'password' | 'name' | 'role' | 'reason';

export type ToastTitle = 'login-failed' | 'account-not-found' | 'account-recovery-needed';

/** What helps after a failure. A page leaves out an action that it shows already. */
export type OfferedAction =
  | 'none'
  | 'contact'
  | 'debug-login'
  | 'forgotten-password'
  | 'general-sign-in'
  | 'known-address'
  | 'new-link'
  | 'reset-password'
  | 'sign-up-or-repair';

/**
 * What a failure says, and so what may be done about it:
 * - `input`: something typed or chosen must be corrected;
 * - `refusal`: the account, or its session, is not let in, which ends a session;
 * - `transient`: nothing has been said yet, and the same request may succeed later;
 * - `final`: the answer is no, and repeating the request does not change it;
 * - `defect`: a fault of the product, its configuration or its provider, which nobody should meet.
 */
type ErrorKind = 'input' | 'refusal' | 'transient' | 'final' | 'defect';

export interface ErrorMeaning {
  readonly kind: ErrorKind;
  /** The field to correct; `null` if the error box explains it better. */
  readonly field: FormField | null;
  /**
   * The title that toast and box share for a failed sign-in (spec 8); `null` if the failure is not shown but leads to a
   * page.
   */
  readonly title: ToastTitle | null;
  readonly action: OfferedAction;
}

/** The title is "Login failed" unless the catalogue states another. */
function means(
  kind: ErrorKind,
  action: OfferedAction = 'none',
  title: ToastTitle | null = 'login-failed',
): ErrorMeaning {
  return { kind, field: null, title, action };
}

function inField(field: FormField): ErrorMeaning {
  return { ...means('input'), field };
}

const MEANINGS = {
  'email-required': inField('email'),
  'email-malformed': inField('email'),
  'password-required': inField('password'),
  'credentials-required': means('input'),
  'name-required': inField('name'),
  'name-too-long': inField('name'),
  'name-unusable': inField('name'),
  'role-required': inField('role'),
  'reason-required': inField('reason'),
  'reason-too-long': inField('reason'),
  'address-unusable': inField('email'),
  'weak-password': inField('password'),

  'account-not-found': means('refusal', 'sign-up-or-repair', 'account-not-found'),
  pending: means('refusal', 'none', null),
  rejected: means('refusal', 'contact'),
  'access-revoked': means('refusal', 'contact'),
  'rejected-unproven': means('refusal', 'contact'),
  'role-mismatch': means('refusal', 'general-sign-in'),
  'profile-missing': means('refusal', 'debug-login', 'account-recovery-needed'),
  'profile-damaged': means('refusal', 'debug-login', 'account-recovery-needed'),

  'invalid-credentials': means('input', 'forgotten-password'),
  'user-disabled': means('refusal', 'contact'),
  'too-many-requests': means('transient', 'reset-password'),
  'email-already-in-use': means('final', 'known-address'),
  'link-invalid': means('final', 'new-link'),
  'link-expired': means('final', 'new-link'),
  'session-expired': means('refusal'),
  provider: means('defect'),
  'auth-not-initialized': means('defect'),

  'admin-registration': means('input'),
  'role-not-registrable': means('input'),
  'address-on-record': means('final', 'contact'),
  'registration-unfinished': means('final', 'debug-login'),

  'decided-by-another': means('final'),
  'decision-not-allowed': means('final'),
  'repair-by-administrator': means('final'),

  network: means('transient'),
  // Not a refusal: a database that denies a read says nothing about the account, and App Check denies too.
  'permission-denied': means('final'),
  unavailable: means('transient'),
  'app-check-unavailable': means('transient'),
  unexpected: means('defect'),
} satisfies Record<ErrorCode, ErrorMeaning>;

/** The one place that says what a code means; a code without an entry does not compile. Its texts are in `src/words/errors-copy.ts`. */
export function meaningOf({ code }: { readonly code: ErrorCode }): ErrorMeaning {
  return MEANINGS[code];
}
