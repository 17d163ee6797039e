import { expect, test } from 'vitest';
import { startOf } from './start-of.ts';

test.each([
  ['admin', 'approved', 'both', '/admin/dashboard'],
  ['admin', 'approved', 'accounts', '/admin/dashboard'],
  ['admin', 'approved', 'desk', '/admin/rides'],
  ['admin', 'pending', 'desk', '/admin/dashboard'],
  ['system_admin', 'approved', 'desk', '/admin/dashboard'],
  ['driver', 'approved', 'desk', '/driver/dashboard'],
  ['auditor', 'approved', 'desk', '/'],
] as const)('the role %s, status %s and powers %s start on %s', (role, status, powers, start) => {
  expect(startOf({ role, status, powers })).toBe(start);
});
