import { describe, expect, it } from 'vitest';
import { isSamePosition, mayDispatch, mayReview, type Powers } from './powers.ts';

describe('the powers of administrators', () => {
  it.each([
    ['admin', 'both', true, true],
    ['admin', 'accounts', true, false],
    ['admin', 'desk', false, true],
    ['system_admin', 'both', true, true],
    ['system_admin', 'accounts', true, true],
    ['system_admin', 'desk', true, true],
    ['passenger', 'both', false, false],
    ['driver', 'desk', false, false],
    ['auditor', 'accounts', false, false],
  ] as const)('an approved %s with %s: accounts %s, desk %s', (role, powers, accounts, desk) => {
    const of = (status: string) => ({ role, powers, status });
    expect(mayReview(of('approved'))).toBe(accounts);
    expect(mayDispatch(of('approved'))).toBe(desk);
    expect(mayReview(of('pending')) || mayDispatch(of('rejected'))).toBe(false);
  });

  it.each([
    ['admin', 'desk', 'admin', 'desk', true],
    ['admin', 'desk', 'admin', 'both', false],
    ['admin', 'desk', 'system_admin', 'desk', false],
    ['driver', 'desk', 'driver', 'both', true],
  ] as const)('%s with %s and %s with %s have the same rights: %s', (role, powers, other, its, same) => {
    const one: { role: string; powers: Powers } = { role, powers };
    expect(isSamePosition(one, { role: other, powers: its })).toBe(same);
  });
});
