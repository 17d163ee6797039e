import { LONGEST_REASON } from '#domain/accounts/model/account-limits.ts';
import { LONGEST_NAME } from '#domain/shared/people/longest-name.ts';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import { defineCopy } from './define-copy.ts';

/** Formats a moment for a text. */
export type SayTime = (at: Date) => string;

/** A text for every code of the failures `E`; a missing text is a compile error. */
export type TextsOf<E extends { readonly code: string }, Says extends readonly SayTime[] = []> = {
  readonly [C in E['code']]: (error: Extract<E, { code: C }>, ...says: Says) => string;
};
export type ErrorTexts = TextsOf<AccountFailure>;

const PASSWORD_RULES = {
  'min-length': 'more characters',
  'max-length': 'fewer characters',
  lowercase: 'a lower-case letter',
  uppercase: 'an upper-case letter',
  digit: 'a digit',
  symbol: 'a symbol',
} as const;

const listOf = (needs: readonly string[]) => new Intl.ListFormat('en-GB').format(needs);

const AREA_USERS = { passenger: 'passengers', driver: 'drivers', admin: 'admins' } as const;
const STATUSES = { pending: 'pending', approved: 'approved', rejected: 'rejected' } as const;

const UNUSABLE_PROFILE =
  'We found your account but there was an issue with your profile data. Please try our debug login tool to repair your account.';

export const errors: ErrorTexts = {
  'email-required': () => 'Email is required',
  // The text fits on one line of a phone, so that no field moves.
  'email-malformed': () => 'Write it like name@example.com',
  'password-required': () => 'Password is required',
  'credentials-required': () => 'Email and password are required',
  'name-required': () => 'Name is required',
  'name-too-long': () => `Please use at most ${LONGEST_NAME} characters.`,
  'name-unusable': () =>
    'A name cannot contain line breaks, invisible characters or stacked accents. Please type it again.',
  'role-required': () => 'Role is required',
  'reason-required': () => 'Reason is required',
  'reason-too-long': () => `Please use at most ${LONGEST_REASON} characters.`,
  'address-unusable': () => 'This address cannot be used here.',
  'weak-password': ({ unmet }) =>
    unmet.length === 0
      ? 'This password is too weak. Please choose a longer one.'
      : `This password needs ${listOf(unmet.map((rule) => PASSWORD_RULES[rule]))}.`,

  'account-not-found': () => "Account doesn't exist in the system. Please contact an administrator.",
  pending: () =>
    'Your account is pending approval. You will be notified when your account has been approved.',
  rejected: ({ reason }) =>
    `Your account has been rejected. ${reason ?? 'Contact administrator for details.'}`,
  'access-revoked': ({ reason }) =>
    `Your access has been revoked, and you have just been signed out. ${reason ?? 'Contact administrator for details.'}`,
  'rejected-unproven': () => 'Your account has been rejected. Please contact an administrator.',
  'role-mismatch': ({ area }) => `Access denied. This login area is for ${AREA_USERS[area]} only.`,
  'profile-missing': () => UNUSABLE_PROFILE,
  'profile-damaged': () => UNUSABLE_PROFILE,

  'invalid-credentials': () => 'Invalid email or password. Please try again.',
  'user-disabled': () => 'This account has been disabled. Please contact support.',
  'too-many-requests': () => 'Too many failed login attempts. Please try again later or reset your password.',
  'email-already-in-use': () => 'An account with this email already exists.',
  'link-invalid': () => 'This link is invalid or has already been used. Please request a new one.',
  'link-expired': () => 'This link has expired. Please request a new one.',
  'session-expired': () => 'Your session has ended. Please sign in again.',
  provider: ({ providerCode }) => `Authentication failed: ${providerCode}. Please try again.`,
  'auth-not-initialized': () => 'Firebase auth is not initialized',

  'admin-registration': () => 'Admin accounts cannot be created through the registration form',
  'role-not-registrable': () => 'This role cannot be chosen. Please choose passenger or driver.',
  'address-on-record': () => 'This address already has a record. Please contact an administrator.',
  'registration-unfinished': () =>
    'Your account was created, but its profile may be missing. Please use our debug login tool to finish.',

  'decided-by-another': ({ by, status }) =>
    `${by ?? 'Another administrator'} decided first: this account is now ${STATUSES[status]}.`,
  'decision-not-allowed': () => 'You are not allowed to review this account.',
  'repair-by-administrator': () => 'An administrator must do this.',

  network: () => 'Network error. Please check your internet connection and try again.',
  'permission-denied': () => 'You do not have permission to do this.',
  unavailable: () => 'The service did not respond. Please try again in a moment.',
  'app-check-unavailable': () =>
    'The security check by Google reCAPTCHA could not be loaded. Please allow google.com if you block content, and try again.',
  unexpected: () => 'Something went wrong. Please try again.',
};

export const useErrorCopy = defineCopy(errors, { de: () => import('./errors-copy.de.ts') });
