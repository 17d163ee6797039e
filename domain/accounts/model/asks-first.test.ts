import { expect, test } from 'vitest';
import { asksFirst } from './asks-first.ts';
import { anApprovedUser } from './user.builder.ts';

const PROVEN = { provenAt: new Date(0), role: 'passenger' } as const;

test('an approval of proven passengers and drivers asks nothing', () => {
  expect(asksFirst('approve', [PROVEN, { ...PROVEN, role: 'driver' }])).toBe(false);
  expect(asksFirst('approve', [])).toBe(false);
});

test('an approval asks if one address is unproven, or one account is an administrator’s', () => {
  expect(asksFirst('approve', [PROVEN, { ...PROVEN, provenAt: null }])).toBe(true);
  expect(asksFirst('approve', [{ ...PROVEN, role: 'admin' }])).toBe(true);
});

test('a rejection and a revocation ask for a reason, and the way back asks nothing even of risky accounts', () => {
  const risky = { ...anApprovedUser({ role: 'admin' }), provenAt: null };
  expect((['reject', 'revoke'] as const).map((kind) => asksFirst(kind, [PROVEN]))).toEqual([true, true]);
  expect((['dismiss', 'reopen'] as const).map((kind) => asksFirst(kind, [risky]))).toEqual([false, false]);
});
