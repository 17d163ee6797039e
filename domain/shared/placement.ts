import type { ErrorCode } from './product-error.ts';

/** The toast's title. */
export type ToastTitle = 'login-failed' | 'account-not-found' | 'account-recovery-needed';

/** What the box offers beside its text. */
export type OfferedAction =
  | 'none'
  | 'debug-login'
  | 'sign-up-or-repair'
  | 'reset-password'
  | 'general-sign-in'
  | 'contact';

/** Where a failed sign-in is shown (spec 8): on the pending page, or in toast and box with the same text. */
export type Placement =
  | { readonly kind: 'pending-page' }
  | { readonly kind: 'toast-and-box'; readonly title: ToastTitle; readonly action: OfferedAction };

const PLACEMENTS: Partial<Record<ErrorCode, Placement>> = {
  pending: { kind: 'pending-page' },
  'account-not-found': { kind: 'toast-and-box', title: 'account-not-found', action: 'sign-up-or-repair' },
  'profile-missing': { kind: 'toast-and-box', title: 'account-recovery-needed', action: 'debug-login' },
  'profile-damaged': { kind: 'toast-and-box', title: 'account-recovery-needed', action: 'debug-login' },
  rejected: { kind: 'toast-and-box', title: 'login-failed', action: 'contact' },
  'rejected-unproven': { kind: 'toast-and-box', title: 'login-failed', action: 'contact' },
  'user-disabled': { kind: 'toast-and-box', title: 'login-failed', action: 'contact' },
  'role-mismatch': { kind: 'toast-and-box', title: 'login-failed', action: 'general-sign-in' },
  'too-many-requests': { kind: 'toast-and-box', title: 'login-failed', action: 'reset-password' },
};

const LOGIN_FAILED: Placement = { kind: 'toast-and-box', title: 'login-failed', action: 'none' };

/** Where a failed sign-in is shown. The title is "Login failed" unless the catalogue states another. */
export function placementOf(code: ErrorCode): Placement {
  return PLACEMENTS[code] ?? LOGIN_FAILED;
}
