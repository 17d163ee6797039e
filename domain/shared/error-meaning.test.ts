import { describe, expect, it } from 'vitest';
import { meaningOf } from './error-meaning.ts';
import type { ErrorCode } from './product-error.ts';

/** Spec 8, row by row: where a failed sign-in is shown. */
const ROWS: readonly (readonly [ErrorCode, string, string])[] = [
  ['account-not-found', 'account-not-found', 'sign-up-or-repair'],
  ['profile-missing', 'account-recovery-needed', 'debug-login'],
  ['profile-damaged', 'account-recovery-needed', 'debug-login'],
  ['rejected', 'login-failed', 'contact'],
  ['rejected-unproven', 'login-failed', 'contact'],
  ['role-mismatch', 'login-failed', 'general-sign-in'],
  ['invalid-credentials', 'login-failed', 'forgotten-password'],
  ['user-disabled', 'login-failed', 'contact'],
  ['too-many-requests', 'login-failed', 'reset-password'],
  ['network', 'login-failed', 'none'],
  ['provider', 'login-failed', 'none'],
  ['auth-not-initialized', 'login-failed', 'none'],
];

describe('a failed sign-in', () => {
  it.each(ROWS)(
    'a failed sign-in for "%s" shows toast and box with the title "%s" and offers "%s" [S8.14]',
    (code, title, action) => {
      expect(meaningOf({ code })).toMatchObject({ title, action });
    },
  );

  it('a pending account leads to a page, not to an error [S8.4]', () => {
    expect(meaningOf({ code: 'pending' }).title).toBeNull();
  });
});
