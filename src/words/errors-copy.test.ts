import { describe, expect, test } from 'vitest';
import { LONGEST_REASON } from '#domain/accounts/model/account-limits.ts';
import { LONGEST_NAME } from '#domain/shared/people/longest-name.ts';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import { texts as de } from './errors-copy.de.ts';
import { errors as en } from './errors-copy.ts';
import { signIn } from '#accounts/sign-in/sign-in-copy.ts';
import { textOf } from './use-error-text.ts';

/** The texts that the specification fixes word by word. */
const FIXED: readonly (readonly [AccountFailure, string])[] = [
  [{ code: 'email-required' }, 'Email is required'],
  [{ code: 'password-required' }, 'Password is required'],
  [{ code: 'credentials-required' }, 'Email and password are required'],
  [{ code: 'account-not-found' }, "Account doesn't exist in the system. Please contact an administrator."],
  [
    { code: 'pending', email: 'a@b' },
    'Your account is pending approval. You will be notified when your account has been approved.',
  ],
  [{ code: 'rejected', reason: 'No photo.' }, 'Your account has been rejected. No photo.'],
  [{ code: 'rejected', reason: null }, 'Your account has been rejected. Contact administrator for details.'],
  [{ code: 'rejected-unproven' }, 'Your account has been rejected. Please contact an administrator.'],
  [{ code: 'role-mismatch', area: 'passenger' }, 'Access denied. This login area is for passengers only.'],
  [{ code: 'role-mismatch', area: 'admin' }, 'Access denied. This login area is for admins only.'],
  [
    { code: 'profile-missing' },
    'We found your account but there was an issue with your profile data. Please try our debug login tool to repair your account.',
  ],
  [{ code: 'invalid-credentials', providerCode: 'a-code' }, 'Invalid email or password. Please try again.'],
  [
    { code: 'user-disabled', providerCode: 'a-code' },
    'This account has been disabled. Please contact support.',
  ],
  [
    { code: 'too-many-requests', providerCode: 'a-code' },
    'Too many failed login attempts. Please try again later or reset your password.',
  ],
  [{ code: 'network' }, 'Network error. Please check your internet connection and try again.'],
  [
    { code: 'provider', reason: 'other', providerCode: 'some-code' },
    'Authentication failed: some-code. Please try again.',
  ],
  [{ code: 'auth-not-initialized' }, 'Firebase auth is not initialized'],
  [{ code: 'admin-registration' }, 'Admin accounts cannot be created through the registration form'],
  [{ code: 'address-on-record' }, 'This address already has a record. Please contact an administrator.'],
  [{ code: 'address-unusable' }, 'This address cannot be used here.'],
];

describe('the texts of failures', () => {
  test.each(FIXED)(
    'the English text of %o is the one of the specification [S5.3, S8.5, S8.11, S8.16]',
    (error, text) => {
      expect(textOf(error, en)).toBe(text);
    },
  );

  test('the sign-in page has its own texts for bad credentials and for an unknown failure [S8.22]', () => {
    const say = (error: AccountFailure) => textOf(error, { ...en, ...signIn.errors });
    const credentials = { code: 'invalid-credentials', providerCode: 'x' } as const;
    expect(say(credentials)).toBe('Invalid email or password. Please check your credentials and try again.');
    expect(say({ code: 'unexpected' })).toBe('Invalid credentials. Please try again.');
    expect(say({ code: 'unexpected', message: 'Odd.' })).toBe('Odd.');
  });

  test('only the sign-in page shows the provider’s code of an unknown failure', () => {
    const error: AccountFailure = { code: 'unexpected', message: 'SyntaxError: Unexpected token' };
    for (const errors of [en, de]) expect(textOf(error, errors)).not.toContain('SyntaxError');
  });

  test('every failure has a German text that differs from the English one', () => {
    for (const [error, text] of FIXED) expect(textOf(error, de)).not.toBe(text);
  });
});

test.each([
  ['name-too-long', LONGEST_NAME],
  ['reason-too-long', LONGEST_REASON],
] as const)('the text of %s names the limit that applies', (code, limit) => {
  for (const errors of [en, de]) expect(textOf({ code }, errors)).toContain(` ${limit} `);
});

test('a stored name cannot change the direction of the sentence around it', () => {
  const by = 'Eve \u202Eevil\u2066';
  const error: AccountFailure = { code: 'decided-by-another', by, status: 'approved' };
  expect(textOf(error, en)).toBe('Eve evil decided first: this account is now approved.');
});
