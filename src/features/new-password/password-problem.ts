import { checkPassword, type PasswordPolicy } from '#domain/account/password-policy.ts';
import type { ProductError } from '#domain/errors/product-error.ts';

/** What can be seen to be wrong with a password to be chosen; `null` where nothing is. */
export function passwordProblem(policy: PasswordPolicy, password: string): ProductError | null {
  if (password === '') return { code: 'password-required' };
  const unmet = checkPassword(policy, password).flatMap(({ rule, met }) => (met ? [] : [rule]));
  return unmet.length === 0 ? null : { code: 'weak-password', unmet };
}
