import { describe, expect, it } from 'vitest';
import { checkPassword, DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from './password-policy.ts';

const STRICT: PasswordPolicy = {
  minLength: 8,
  maxLength: 12,
  requiresLowercase: true,
  requiresUppercase: true,
  requiresDigit: true,
  requiresSymbol: true,
};

const unmet = (password: string) =>
  checkPassword(STRICT, password).flatMap(({ rule, met }) => (met ? [] : [rule]));

describe('the default password policy', () => {
  it('the default policy requires six characters and nothing else [S5.8]', () => {
    expect(checkPassword(DEFAULT_PASSWORD_POLICY, '')).toEqual([
      { rule: 'min-length', met: false, limit: 6 },
    ]);
    const isMet = (password: string) => checkPassword(DEFAULT_PASSWORD_POLICY, password)[0]?.met;
    expect(isMet('12345')).toBe(false);
    expect(isMet('123456')).toBe(true);
    expect(isMet(' '.repeat(6))).toBe(true);
  });
});

describe('a password policy', () => {
  it('the checklist names each rule, length rules with their limits', () => {
    expect(checkPassword(STRICT, 'Abc#1234')).toEqual([
      { rule: 'min-length', met: true, limit: 8 },
      { rule: 'max-length', met: true, limit: 12 },
      { rule: 'lowercase', met: true, limit: null },
      { rule: 'uppercase', met: true, limit: null },
      { rule: 'digit', met: true, limit: null },
      { rule: 'symbol', met: true, limit: null },
    ]);
  });

  it.each([
    ['Abc#123', ['min-length']],
    ['Abc#1234567890', ['max-length']],
    ['ABC#1234', ['lowercase']],
    ['abc#1234', ['uppercase']],
    ['Abc#defg', ['digit']],
    ['Abcd1234', ['symbol']],
    ['', ['min-length', 'lowercase', 'uppercase', 'digit', 'symbol']],
  ])('the check finds the rules that "%s" breaks [S5.9, S5.10]', (password, rules) => {
    expect(unmet(password)).toEqual(rules);
  });

  it('only the provider’s symbols count as symbols, not a space, an umlaut or a hyphen', () => {
    for (const symbol of '^$*.[]{}()?"!@#%&/\\,><\':;|_~') expect(unmet(`Abcd123${symbol}`)).toEqual([]);
    for (const other of ' ä-+=`') expect(unmet(`Abcd123${other}`)).toEqual(['symbol']);
  });
});
