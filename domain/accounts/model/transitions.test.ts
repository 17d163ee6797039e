import { describe, expect, it } from 'vitest';
import { changeRole, take, undo } from './transitions.ts';
import { anApprovedAdmin, aPendingUser, anApprovedUser, aRejectedUser, aReview } from './user.builder.ts';

const review = aReview();
const TO_DRIVER = { role: 'driver', powers: 'both' } as const;
const counted = { reviewCount: 1, lastReview: review };

describe('a decision on an account', () => {
  it('a pending account can be approved [S4.9]', () => {
    expect(take('approve', aPendingUser(), review)).toEqual(anApprovedUser(counted));
  });

  it('a rejected account can be approved and loses its reason', () => {
    expect(take('approve', aRejectedUser(), review)).toEqual(anApprovedUser(counted));
  });

  it('a pending account can be rejected with or without a reason [S4.9]', () => {
    expect(take('reject', aPendingUser(), review, 'No photo')).toEqual(
      aRejectedUser({ ...counted, rejectionReason: 'No photo' }),
    );
    expect(take('reject', aPendingUser(), review, null)).toEqual(
      aRejectedUser({ ...counted, rejectionReason: null }),
    );
  });

  it('a rejected account can be reopened and loses its reason', () => {
    expect(take('reopen', aRejectedUser(), review)).toEqual(aPendingUser(counted));
  });

  it('an approved account can be revoked', () => {
    expect(take('revoke', anApprovedUser(), review, 'Fraud')).toEqual(
      aRejectedUser({ ...counted, rejectionReason: 'Fraud' }),
    );
  });

  it('a new role keeps the status, including the reason of a rejection', () => {
    expect(changeRole(aRejectedUser(), TO_DRIVER, review)).toEqual(
      aRejectedUser({ ...counted, role: 'driver' }),
    );
  });

  it('a decision does not change its input', () => {
    const before = aRejectedUser();
    take('approve', before, review);
    expect(before).toEqual(aRejectedUser());
  });
});

describe('the undo of a decision', () => {
  const later = aReview({ at: new Date('2025-06-01T12:00:05.000Z') });

  it.each([
    ['an approval', aPendingUser(), take('approve', aPendingUser(), review)],
    ['an approval after a rejection', aRejectedUser(), take('approve', aRejectedUser(), review)],
    ['a rejection', aPendingUser(), take('reject', aPendingUser(), review, 'No photo')],
    ['a revocation', anApprovedUser(), take('revoke', anApprovedUser(), review, 'Fraud')],
    [
      'other powers',
      anApprovedAdmin(),
      changeRole(anApprovedAdmin(), { role: 'admin', powers: 'desk' }, review),
    ],
    ['a change of role', aPendingUser(), changeRole(aPendingUser(), TO_DRIVER, review)],
  ])('the undo of %s is another decision, which restores what the first one changed', (_, before, after) => {
    expect(undo(after, before, later)).toEqual({ ...before, reviewCount: 2, lastReview: later });
  });
});
