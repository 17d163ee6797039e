import type { AccountFailure, AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import { fail } from '#domain/shared/result.ts';

type Mapped<E = AccountFailure> = E extends { providerCode: string } ? Omit<E, 'providerCode'> : never;

/** The provider's refusals, and the product's codes for them. */
const FAILURES = {
  'wrong-password': { code: 'invalid-credentials' },
  'no-password': { code: 'provider', reason: 'other' },
  'invalid-email': { code: 'provider', reason: 'invalid-email' },
  'identity-disabled': { code: 'user-disabled' },
  'identity-locked': { code: 'too-many-requests' },
  'address-taken': { code: 'email-already-in-use' },
  'no-such-link': { code: 'link-invalid' },
  'old-link': { code: 'link-expired' },
  'old-token': { code: 'session-expired' },
  'no-token': { code: 'session-expired' },
} as const satisfies Record<string, Mapped>;

export function providerFailure(reason: keyof typeof FAILURES): AccountResult<never> {
  return fail({ ...FAILURES[reason], providerCode: `memory/${reason}` });
}
