import { checkPassword, type PasswordPolicy } from '#domain/accounts/model/password-policy.ts';
import type { ProductError } from '#domain/shared/product-error.ts';

/** Checks a new password without the server; `null` if it meets the policy. */
export function passwordProblem(policy: PasswordPolicy, password: string): ProductError | null {
  if (password === '') return { code: 'password-required' };
  const unmet = checkPassword(policy, password).flatMap(({ rule, met }) => (met ? [] : [rule]));
  return unmet.length === 0 ? null : { code: 'weak-password', unmet };
}
