import { describe, expect, it } from 'vitest';
import { isLoginArea, LOGIN_AREAS } from './login-area.ts';

describe('a login area', () => {
  it('only the three exact names are areas', () => {
    expect(LOGIN_AREAS.every(isLoginArea)).toBe(true);
    for (const text of ['', 'Passenger', 'system_admin', 'auditor', 'toString']) {
      expect(isLoginArea(text)).toBe(false);
    }
  });
});
