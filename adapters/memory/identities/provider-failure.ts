import type { AccountFailure, AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import { fail } from '#domain/shared/result.ts';

type Mapped = Extract<AccountFailure, { providerCode: string }>['code'];

/** The provider's codes, in its own form, and the product's. */
const CODES = {
  'auth/invalid-credential': 'invalid-credentials',
  'auth/user-disabled': 'user-disabled',
  'auth/too-many-requests': 'too-many-requests',
  'auth/email-already-in-use': 'email-already-in-use',
  'auth/invalid-action-code': 'link-invalid',
  'auth/expired-action-code': 'link-expired',
  'auth/user-token-expired': 'session-expired',
  'auth/null-user': 'session-expired',
  'auth/invalid-email': 'provider',
  'auth/missing-password': 'provider',
} as const satisfies Record<string, Mapped>;

/** A failure with the provider's code, mapped as in the Firebase adapter. */
export function providerFailure(providerCode: keyof typeof CODES): AccountResult<never> {
  return fail({ code: CODES[providerCode], providerCode });
}
