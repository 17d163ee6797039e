import { validatePassword, type Auth } from 'firebase/auth';
import type { AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import {
  checkPassword,
  DEFAULT_PASSWORD_POLICY,
  type PasswordPolicy,
  type PasswordRule,
} from '#domain/accounts/model/password-policy.ts';
import { fail, succeed } from '#domain/shared/result.ts';
import { attempt } from '../attempt.ts';
import { isWeakness, toIdentityFailure } from './identity-failure.ts';

/** The enforced policy; if there is none, the default one. The SDK caches the policy until a password is refused. */
export function readPolicy(auth: Auth): Promise<AccountResult<PasswordPolicy>> {
  return attempt(async () => {
    const { passwordPolicy } = await validatePassword(auth, '');
    if (passwordPolicy.enforcementState !== 'ENFORCE') return DEFAULT_PASSWORD_POLICY;
    const demands = passwordPolicy.customStrengthOptions;
    return {
      minLength: demands.minPasswordLength ?? DEFAULT_PASSWORD_POLICY.minLength,
      maxLength: demands.maxPasswordLength ?? null,
      requiresLowercase: demands.containsLowercaseLetter ?? false,
      requiresUppercase: demands.containsUppercaseLetter ?? false,
      requiresDigit: demands.containsNumericCharacter ?? false,
      requiresSymbol: demands.containsNonAlphanumericCharacter ?? false,
    };
  }, toIdentityFailure);
}

async function unmetRules(auth: Auth, password: string): Promise<readonly PasswordRule[]> {
  const policy = await readPolicy(auth);
  return checkPassword(policy.ok ? policy.value : DEFAULT_PASSWORD_POLICY, password)
    .filter(({ met }) => !met)
    .map(({ rule }) => rule);
}

/** Runs an action that sets a new password. A `weak-password` failure names the rules that are not met. */
export async function choosePassword<T>(
  auth: Auth,
  password: string,
  action: () => Promise<T>,
): Promise<AccountResult<T>> {
  try {
    return succeed(await action());
  } catch (thrown) {
    if (!isWeakness(thrown)) return fail(toIdentityFailure(thrown));
    return fail({ code: 'weak-password', unmet: await unmetRules(auth, password) });
  }
}
