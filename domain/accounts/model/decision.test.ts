import { describe, expect, it } from 'vitest';
import { mailDataOf, mailTemplateOf, mayDecide, mayTake } from './decision.ts';
import {
  aPendingUser,
  anApprovedAdmin,
  anApprovedSystemAdmin,
  anApprovedUser,
  aRejectedUser,
} from './user.builder.ts';

describe('the mail of a decision', () => {
  it.each([
    ['account-approved', aPendingUser(), anApprovedUser()],
    ['account-approved', aRejectedUser(), anApprovedUser()],
    ['account-rejected', aPendingUser(), aRejectedUser()],
    ['account-reopened', aRejectedUser(), aPendingUser()],
    ['account-revoked', anApprovedUser(), aRejectedUser()],
    ['account-approval-withdrawn', anApprovedUser(), aPendingUser()],
    ['account-role-changed', anApprovedUser(), anApprovedUser({ role: 'driver' })],
    ['account-role-changed', aRejectedUser(), aRejectedUser({ role: 'driver' })],
  ])('the transition determines the template "%s"', (template, before, after) => {
    expect(mailTemplateOf({ before, after })).toBe(template);
  });

  it('the data of a mail come from the account after the decision, with a reason only for a rejection', () => {
    const before = aPendingUser();
    const data = { role: 'passenger' };
    expect(mailDataOf({ before, after: anApprovedUser() })).toEqual({ ...data, status: 'approved' });
    expect(mailDataOf({ before, after: aRejectedUser() })).toEqual({
      ...data,
      status: 'rejected',
      reason: 'Blurred photo',
    });
    expect(mailDataOf({ before, after: aRejectedUser({ rejectionReason: null }) })).toEqual({
      ...data,
      status: 'rejected',
    });
  });

  const dismissed = aRejectedUser({ rejectionReason: null, dismissed: true });

  it.each([
    ['a dismissal', aPendingUser(), dismissed],
    ['the reopening of a dismissed account', dismissed, aPendingUser()],
    ['a new role of a dismissed account', dismissed, { ...dismissed, role: 'driver' }],
  ])('%s has no mail', (_, before, after) => {
    expect(mailTemplateOf({ before, after })).toBeNull();
  });

  it('a change of powers alone has no mail', () => {
    const before = anApprovedAdmin();
    expect(mailTemplateOf({ before, after: anApprovedAdmin({ powers: 'desk' }) })).toBeNull();
  });

  it('an approval after a dismissal has a mail', () => {
    expect(mailTemplateOf({ before: dismissed, after: anApprovedUser() })).toBe('account-approved');
  });
});

describe('the right to decide', () => {
  const target = (role: string) => aPendingUser({ role });

  it.each([
    [
      'an approved admin',
      anApprovedAdmin(),
      { passenger: true, auditor: true, admin: false, system_admin: false },
    ],
    [
      'an approved system_admin',
      anApprovedSystemAdmin(),
      { passenger: true, auditor: true, admin: true, system_admin: true },
    ],
    [
      'an admin for accounts',
      anApprovedAdmin({ powers: 'accounts' }),
      { passenger: true, auditor: true, admin: false, system_admin: false },
    ],
    [
      'an admin for the desk',
      anApprovedAdmin({ powers: 'desk' }),
      { passenger: false, auditor: false, admin: false, system_admin: false },
    ],
    [
      'a pending admin',
      aPendingUser({ uid: 'u-ada', role: 'admin' }),
      { passenger: false, auditor: false, admin: false, system_admin: false },
    ],
    [
      'a rejected system_admin',
      aRejectedUser({ uid: 'u-sam', role: 'system_admin' }),
      { passenger: false, auditor: false, admin: false, system_admin: false },
    ],
    [
      'an approved passenger',
      anApprovedUser({ uid: 'u-pat' }),
      { passenger: false, auditor: false, admin: false, system_admin: false },
    ],
  ])('the table says on whom %s may decide [S6.7]', (_, actor, powers) => {
    const found = Object.fromEntries(
      Object.keys(powers).map((role) => [role, mayDecide(actor, target(role))]),
    );
    expect(found).toEqual(powers);
  });

  it('an administrator cannot decide on themselves', () => {
    for (const actor of [anApprovedAdmin(), anApprovedSystemAdmin()]) {
      expect(mayDecide(actor, actor)).toBe(false);
      expect(mayTake('change-role', actor, actor)).toBe(false);
      expect(mayDecide(actor, target('driver'))).toBe(true);
    }
  });

  it('only a system_admin changes roles', () => {
    expect(mayTake('change-role', anApprovedAdmin(), target('driver'))).toBe(false);
    expect(mayTake('change-role', anApprovedSystemAdmin(), target('driver'))).toBe(true);
    expect(
      mayTake('change-role', aPendingUser({ uid: 'u-sam', role: 'system_admin' }), target('driver')),
    ).toBe(false);
  });
});
