import { expect, test } from 'vitest';
import { asksFirst } from './asks-first.ts';
import { anApprovedUser } from './user.builder.ts';

const PROVEN = { provenAt: new Date(0), role: 'passenger' } as const;

test('an approval of passengers and drivers with proven addresses opens no dialog', () => {
  expect(asksFirst('approve', [PROVEN, { ...PROVEN, role: 'driver' }])).toBe(false);
  expect(asksFirst('approve', [])).toBe(false);
});

test('an approval opens a dialog if one address is unproven, or one account is an administrator’s', () => {
  expect(asksFirst('approve', [PROVEN, { ...PROVEN, provenAt: null }])).toBe(true);
  expect(asksFirst('approve', [{ ...PROVEN, role: 'admin' }])).toBe(true);
});

test('a rejection and a revocation open a dialog; a dismissal and a reopening of an unproven administrator open none', () => {
  const risky = { ...anApprovedUser({ role: 'admin' }), provenAt: null };
  expect((['reject', 'revoke'] as const).map((kind) => asksFirst(kind, [PROVEN]))).toEqual([true, true]);
  expect((['dismiss', 'reopen'] as const).map((kind) => asksFirst(kind, [risky]))).toEqual([false, false]);
});
