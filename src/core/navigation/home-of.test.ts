import { expect, test } from 'vitest';
import { homeOf } from './home-of.ts';

test.each([
  ['passenger', '/passenger/dashboard'],
  ['driver', '/driver/dashboard'],
  ['admin', '/admin/dashboard'],
  ['system_admin', '/admin/dashboard'],
  ['auditor', '/'],
  ['Passenger', '/'],
  ['toString', '/'],
  ['', '/'],
])('the role "%s" goes to %s after sign-in', (role, home) => {
  expect(homeOf(role)).toBe(home);
});
