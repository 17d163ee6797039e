import { parseEmail } from '#domain/accounts/model/email-address.ts';
import { parseName } from '#domain/accounts/model/name.ts';
import type { PasswordPolicy } from '#domain/accounts/model/password-policy.ts';
import type { ProductError } from '#domain/shared/product-error.ts';
import type { Registration } from '#domain/accounts/services/registration.ts';
import type { FieldProblems } from '../../../core/forms/use-field-submission.ts';
import { passwordProblem } from '../../../ui/new-password/password-problem.ts';

export type RegisterField = 'name' | 'email' | 'password' | 'role';

/** The problems that can be found without the server, in the order of the fields. */
export function problemsIn(typed: Registration, policy: PasswordPolicy): FieldProblems<RegisterField> {
  const name = parseName(typed.name);
  const email = parseEmail(typed.email);
  const found: readonly (readonly [RegisterField, ProductError | null])[] = [
    ['name', name.ok ? null : name.error],
    ['email', email.ok ? null : email.error],
    ['password', passwordProblem(policy, typed.password)],
    ['role', typed.role === '' ? { code: 'role-required' } : null],
  ];
  return found.flatMap(([field, error]) => (error === null ? [] : [[field, error] as const]));
}
