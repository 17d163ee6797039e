import { describe, expect, it } from 'vitest';
import { endsSessions, hasEnded } from './session-age.ts';
import { anApprovedUser } from './user.builder.ts';

const SIGNED_IN_AT = new Date('2025-06-01T12:00:05.000Z');
const since = (time: string) => anApprovedUser({ signedInSince: new Date(time) });

describe('the age of a session', () => {
  it('a session of any age lasts if sessions of the account were never ended', () => {
    expect(hasEnded(anApprovedUser(), new Date(0))).toBe(false);
  });

  it('a session that began in the second in which sessions were ended, or later, lasts', () => {
    expect(hasEnded(since('2025-06-01T12:00:05.999Z'), SIGNED_IN_AT)).toBe(false);
    expect(hasEnded(since('2025-06-01T12:00:04.000Z'), SIGNED_IN_AT)).toBe(false);
  });

  it('a session that began in an earlier second has ended', () => {
    expect(hasEnded(since('2025-06-01T12:00:06.000Z'), SIGNED_IN_AT)).toBe(true);
  });

  it.each([
    ['passenger', 'approved', false],
    ['driver', 'approved', false],
    ['admin', 'approved', true],
    ['system_admin', 'approved', true],
    ['passenger', 'pending', true],
    ['driver', 'rejected', true],
  ] as const)(
    'a decision that makes a pending auditor a %s who is %s ends the sessions: %s',
    (role, status, ends) => {
      expect(endsSessions({ role: 'auditor', status: 'pending' }, { role, status })).toBe(ends);
    },
  );

  it.each([
    ['admin', 'approved', false],
    ['admin', 'pending', true],
    ['system_admin', 'approved', true],
  ] as const)(
    'a decision that makes a %s who was %s an approved admin ends the sessions: %s',
    (role, status, ends) => {
      expect(endsSessions({ role, status }, { role: 'admin', status: 'approved' })).toBe(ends);
    },
  );
});
