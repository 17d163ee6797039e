import { describe, expect, it } from 'vitest';
import { isLoginArea, LOGIN_AREAS } from './login-area.ts';

describe('a login area', () => {
  it('is one of the three, written exactly so', () => {
    expect(LOGIN_AREAS.every(isLoginArea)).toBe(true);
    for (const text of ['', 'Passenger', 'system_admin', 'dispatcher', 'toString']) {
      expect(isLoginArea(text)).toBe(false);
    }
  });
});
