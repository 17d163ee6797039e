import { FirebaseError } from 'firebase/app';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import type { FirebaseAdapters } from '../firebase-adapters.ts';
import { openStubbedAdapters } from '../testing/stubbed-adapters.ts';
import { toIdentityFailure, toTokenFailure } from './identity-failure.ts';

let adapters: FirebaseAdapters | null = null;
afterEach(async () => {
  vi.useRealTimers();
  await adapters?.close();
});

async function signInAgainst(message: string): Promise<AccountFailure | null> {
  adapters = await openStubbedAdapters(() => ({ error: message }));
  const signedIn = await adapters.identity.signIn('ada@example.com', 'secret');
  return signedIn.ok ? null : signedIn.error;
}

describe('a failure at sign-in', () => {
  test.each([
    ['INVALID_LOGIN_CREDENTIALS', 'invalid-credentials', 'auth/invalid-credential'],
    ['EMAIL_NOT_FOUND', 'invalid-credentials', 'auth/user-not-found'],
    ['INVALID_PASSWORD', 'invalid-credentials', 'auth/wrong-password'],
    ['USER_DISABLED', 'user-disabled', 'auth/user-disabled'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Wait.', 'too-many-requests', 'auth/too-many-requests'],
    ['TOKEN_EXPIRED', 'session-expired', 'auth/user-token-expired'],
    ['INVALID_ID_TOKEN', 'session-expired', 'auth/invalid-user-token'],
    ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'session-expired', 'auth/requires-recent-login'],
  ])(
    'the answer %s becomes the failure %s with the code %s [S8.15, S8.17, S8.18, S8.21, S8.27, S8.28, S8.29]',
    async (message, code, providerCode) => {
      expect(await signInAgainst(message)).toEqual({ code, providerCode });
    },
  );

  test.each([
    ['OPERATION_NOT_ALLOWED', 'switched-off', 'auth/operation-not-allowed'],
    ['PASSWORD_LOGIN_DISABLED', 'switched-off', 'auth/operation-not-allowed'],
    ['ADMIN_ONLY_OPERATION', 'switched-off', 'auth/admin-restricted-operation'],
    ['INVALID_EMAIL', 'invalid-email', 'auth/invalid-email'],
    ['A_NEW_TROUBLE', 'other', 'auth/a-new-trouble'],
  ])('the answer %s means the reason %s and the code %s [S8.21]', async (message, reason, providerCode) => {
    expect(await signInAgainst(message)).toEqual({ code: 'provider', reason, providerCode });
  });

  test('no answer within the SDK’s own half minute is a network error [S8.30, S9.1]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    adapters = await openStubbedAdapters(() => {
      arrive();
      return 'silence';
    });
    const outcome = vi.fn<(answer: unknown) => void>();
    const asked = adapters.identity.signIn('ada@example.com', 'secret').then(outcome);
    await arrival;
    await vi.advanceTimersByTimeAsync(29_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(outcome).toHaveBeenCalledWith({ ok: false, error: { code: 'network' } });
  });
});

describe('a failure at sign-up', () => {
  test('EMAIL_EXISTS is an address in use, and returns its code [S8.26]', async () => {
    adapters = await openStubbedAdapters(() => ({ error: 'EMAIL_EXISTS' }));
    expect(await adapters.identity.signUp('ada@example.com', 'secret')).toEqual({
      ok: false,
      error: { code: 'email-already-in-use', providerCode: 'auth/email-already-in-use' },
    });
  });
});

describe('a request of another SDK', () => {
  const failureIn = (code: string) => toTokenFailure(new FirebaseError(code, 'in the SDK’s words'));

  test.each([
    ['auth/user-token-expired', { code: 'session-expired', providerCode: 'auth/user-token-expired' }],
    ['auth/user-disabled', { code: 'user-disabled', providerCode: 'auth/user-disabled' }],
    ['auth/network-request-failed', { code: 'network' }],
  ])('the error %s of a token that could not be renewed is a failure of the provider', (code, failure) => {
    expect(failureIn(code)).toEqual(failure);
  });

  test('an error of that SDK itself is not a failure of the provider', () => {
    expect(failureIn('permission-denied')).toBeNull();
    expect(toTokenFailure('odd')).toBeNull();
  });
});

describe('an error that no SDK threw', () => {
  test('an error that no SDK threw is unexpected, with its own message', () => {
    expect(toIdentityFailure(new TypeError('x is undefined'))).toEqual({
      code: 'unexpected',
      message: 'TypeError: x is undefined',
    });
  });
});
