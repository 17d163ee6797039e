import { FirebaseError } from 'firebase/app';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import type { ProviderReason, SystemError } from '#domain/shared/system-error.ts';

type ProviderCode = Exclude<Extract<SystemError, { providerCode: string }>['code'], 'provider'>;
type LinkCode = 'email-already-in-use' | 'link-invalid' | 'link-expired';

/**
 * The product's codes for the SDK's codes, without their prefix. With email enumeration protection the provider answers
 * `invalid-credential`, without it `user-not-found` or `wrong-password`. All mean the same here (D8).
 */
const CODES: Readonly<Record<string, ProviderCode | 'network'>> = {
  'invalid-credential': 'invalid-credentials',
  'invalid-login-credentials': 'invalid-credentials',
  'user-not-found': 'invalid-credentials',
  'wrong-password': 'invalid-credentials',
  'user-disabled': 'user-disabled',
  'too-many-requests': 'too-many-requests',
  'user-token-expired': 'session-expired',
  'invalid-user-token': 'session-expired',
  'requires-recent-login': 'session-expired',
  'user-mismatch': 'session-expired',
  'network-request-failed': 'network',
  timeout: 'network',
};

/** The product's codes for codes that only registrations and links can have. */
const OF_ACCOUNTS: Readonly<Record<string, LinkCode>> = {
  'email-already-in-use': 'email-already-in-use',
  'expired-action-code': 'link-expired',
  'invalid-action-code': 'link-invalid',
};

/** The product's reasons for codes that are in neither table. */
const REASONS: Readonly<Record<string, ProviderReason>> = {
  'invalid-email': 'invalid-email',
  'operation-not-allowed': 'switched-off',
  'admin-restricted-operation': 'switched-off',
};

/** The provider's codes for a password that violates its policy. */
const WEAK: ReadonlySet<string> = new Set(['weak-password', 'password-does-not-meet-requirements']);

const PREFIX = 'auth/';
const withoutPrefix = (code: string) => code.replace(PREFIX, '');

/** Whether the SDK threw because the password breaks the policy. */
export function isWeakness(thrown: unknown): boolean {
  return thrown instanceof FirebaseError && WEAK.has(withoutPrefix(thrown.code));
}

/** Maps an error of the identity SDK during any request. An unknown code becomes `provider` with the reason `other`. */
export function toProviderFailure(thrown: unknown): SystemError {
  if (!(thrown instanceof FirebaseError)) return { code: 'unexpected', message: String(thrown) };
  const providerCode = thrown.code;
  const own = withoutPrefix(providerCode);
  const code = CODES[own];
  if (code === undefined) return { code: 'provider', reason: REASONS[own] ?? 'other', providerCode };
  return code === 'network' ? { code } : { code, providerCode };
}

/** Maps the identity SDK's error if a request of another SDK got no token. `null` for any other error. */
export function toTokenFailure(thrown: unknown): SystemError | null {
  return thrown instanceof FirebaseError && thrown.code.startsWith(PREFIX) ? toProviderFailure(thrown) : null;
}

/** Maps an error of a request about an identity. It can also have the codes of registrations and links. */
export function toIdentityFailure(thrown: unknown): AccountFailure {
  const failure = toProviderFailure(thrown);
  if (failure.code !== 'provider') return failure;
  const { providerCode } = failure;
  const code = OF_ACCOUNTS[withoutPrefix(providerCode)];
  return code === undefined ? failure : { code, providerCode };
}
