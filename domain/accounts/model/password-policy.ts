/** The identity provider's requirements for a password. Lengths are in UTF-16 units. */
export interface PasswordPolicy {
  readonly minLength: number;
  readonly maxLength: number | null;
  readonly requiresLowercase: boolean;
  readonly requiresUppercase: boolean;
  readonly requiresDigit: boolean;
  readonly requiresSymbol: boolean;
}

/** The default of the provider (spec 5), for the time before the provider has stated its policy. */
export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = {
  minLength: 6,
  maxLength: null,
  requiresLowercase: false,
  requiresUppercase: false,
  requiresDigit: false,
  requiresSymbol: false,
};

export type PasswordRule = 'min-length' | 'max-length' | 'lowercase' | 'uppercase' | 'digit' | 'symbol';

/** The characters that the provider counts as symbols. */
const SYMBOL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~]/;

/** One line of the checklist; `limit` is the number in a length rule, and `null` for any other rule. */
export interface PasswordRuleCheck {
  readonly rule: PasswordRule;
  readonly met: boolean;
  readonly limit: number | null;
}

/** Checks a password against every rule of the policy, in display order. */
export function checkPassword(policy: PasswordPolicy, password: string): readonly PasswordRuleCheck[] {
  const { minLength, maxLength } = policy;
  const checks: PasswordRuleCheck[] = [
    { rule: 'min-length', met: password.length >= minLength, limit: minLength },
  ];
  if (maxLength !== null) {
    checks.push({ rule: 'max-length', met: password.length <= maxLength, limit: maxLength });
  }
  const require = (demanded: boolean, rule: PasswordRule, shape: RegExp) => {
    if (demanded) checks.push({ rule, met: shape.test(password), limit: null });
  };
  require(policy.requiresLowercase, 'lowercase', /[a-z]/);
  require(policy.requiresUppercase, 'uppercase', /[A-Z]/);
  require(policy.requiresDigit, 'digit', /[0-9]/);
  require(policy.requiresSymbol, 'symbol', SYMBOL);
  return checks;
}
