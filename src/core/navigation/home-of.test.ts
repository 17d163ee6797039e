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
])('the role "%s" goes to %s after sign-in [S2.21, S2.22, S2.23, S2.24, S6.1]', (role, home) => {
  expect(homeOf(role)).toBe(home);
});
