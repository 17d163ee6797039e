import type { PasswordRule } from '#domain/accounts/model/password-policy.ts';
import { defineCopy } from '#words/define-copy.ts';

const RULES: Readonly<Record<PasswordRule, (limit: number) => string>> = {
  'min-length': (limit) => `At least ${limit} characters`,
  'max-length': (limit) => `At most ${limit} characters`,
  lowercase: () => 'A lower-case letter',
  uppercase: () => 'An upper-case letter',
  digit: () => 'A digit',
  symbol: () => 'A symbol, such as ! or ?',
};

/** The texts of the checklist below a field for a new password. */
export const newPassword = {
  rulesLabel: 'Password rules',
  rules: RULES,
  met: ', met',
  unmet: ', not met yet',
  refused: 'This password does not meet all the rules.',
  progress: (unmet: number) => {
    if (unmet === 0) return 'The password meets all the rules.';
    return unmet === 1 ? '1 password rule is not met yet.' : `${unmet} password rules are not met yet.`;
  },
};

export const useNewPasswordCopy = defineCopy(newPassword, { de: () => import('./new-password-copy.de.ts') });
