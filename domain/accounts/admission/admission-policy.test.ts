import { describe, expect, it } from 'vitest';
import type { FoundAccount } from '../model/found-account.ts';
import { LOGIN_AREAS, type LoginArea } from '../model/login-area.ts';
import { aPendingUser, anApprovedUser, aRejectedUser } from '../model/user.builder.ts';
import type { User } from '../model/user.ts';
import { admit, admitByGate } from './admission-policy.ts';

/**
 * A row for each role and state of an account. A column for the general sign-in and for each login area. `in` means
 * admitted; any other entry is the code of the refusal.
 */
const TABLE = `
  role          state       general   passenger      driver         admin
  passenger     approved    in        in             role-mismatch  role-mismatch
  passenger     pending     pending   pending        pending        pending
  passenger     rejected    rejected  rejected       rejected       rejected
  driver        approved    in        role-mismatch  in             role-mismatch
  driver        pending     pending   pending        pending        pending
  driver        rejected    rejected  rejected       rejected       rejected
  admin         approved    in        in             in             in
  admin         pending     in        in             in             in
  admin         rejected    rejected  rejected       rejected       rejected
  system_admin  approved    in        role-mismatch  role-mismatch  in
  system_admin  pending     in        role-mismatch  role-mismatch  in
  system_admin  rejected    rejected  rejected       rejected       rejected
  auditor    approved    in        role-mismatch  role-mismatch  role-mismatch
  auditor    pending     pending   pending        pending        pending
  auditor    rejected    rejected  rejected       rejected       rejected
  -             missing     profile-missing  profile-missing  profile-missing  profile-missing
  -             damaged     profile-damaged  profile-damaged  profile-damaged  profile-damaged
`;

const AREAS: readonly (LoginArea | null)[] = [null, ...LOGIN_AREAS];

const [, ...LINES] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const CASES = LINES.flatMap(([role = '', state = '', ...outcomes]) =>
  AREAS.map((area, column) => ({ role, state, area, outcome: outcomes[column] ?? 'no outcome stated' })),
);

function userOf(role: string, state: string): User {
  if (state === 'approved') return anApprovedUser({ role });
  return state === 'pending' ? aPendingUser({ role }) : aRejectedUser({ role });
}

function assessmentOf(role: string, state: string): FoundAccount {
  if (state === 'missing') return { state };
  if (state === 'damaged') return { state, fields: ['role'], name: null, stored: { malformed: [] } };
  return { state: 'sound', user: userOf(role, state) };
}

describe('admission', () => {
  it('the table has an outcome for every role, state and area', () => {
    expect(CASES).toHaveLength((5 * 3 + 2) * 4);
  });

  it.each(CASES)(
    'an account ($role, $state) in the area $area gets: $outcome [S2.36, S4.2, S5.7, S6.3, S6.4, S6.5]',
    ({ role, state, area, outcome }) => {
      const answer = admit(assessmentOf(role, state), area);
      expect(answer.ok ? 'in' : answer.error.code).toBe(outcome);
    },
  );

  it('an admitted user is returned as given', () => {
    const user = anApprovedUser();
    expect(admit({ state: 'sound', user }, null)).toEqual({ ok: true, value: user });
  });

  it('a refusal has the pending address, the reason for the rejection, or the area', () => {
    const refuse = (user: User) => admit({ state: 'sound', user }, 'driver');
    expect(refuse(aPendingUser())).toEqual({
      ok: false,
      error: { code: 'pending', email: 'robin@example.com' },
    });
    expect(refuse(aRejectedUser())).toEqual({
      ok: false,
      error: { code: 'rejected', reason: 'Blurred photo' },
    });
    expect(refuse(aRejectedUser({ rejectionReason: null }))).toEqual({
      ok: false,
      error: { code: 'rejected', reason: null },
    });
    expect(refuse(anApprovedUser())).toEqual({ ok: false, error: { code: 'role-mismatch', area: 'driver' } });
  });
});

describe('admission by the gate alone', () => {
  it.each([
    [null, { code: 'account-not-found' }],
    [
      { gate: 'pending', uid: 'u1' },
      { code: 'pending', email: 'robin@example.com' },
    ],
    [{ gate: 'rejected', uid: 'u1' }, { code: 'rejected-unproven' }],
  ] as const)('the entry %o is refused with %o', (entry, error) => {
    expect(admitByGate('robin@example.com', entry)).toEqual({ ok: false, error });
  });

  it('an open gate allows an attempt with a password', () => {
    expect(admitByGate('robin@example.com', { gate: 'open', uid: 'u1' })).toMatchObject({ ok: true });
  });
});
