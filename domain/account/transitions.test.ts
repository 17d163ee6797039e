import { describe, expect, it } from 'vitest';
import { approve, changeRole, reject, reopen, revoke, undo } from './transitions.ts';
import { aPendingUser, anApprovedUser, aRejectedUser, aReview } from './user.builder.ts';

const review = aReview();
const counted = { reviewCount: 1, lastReview: review };

describe('a decision on an account', () => {
  it('a pending account can be approved', () => {
    expect(approve(aPendingUser(), review)).toEqual(anApprovedUser(counted));
  });

  it('approves a rejected one, and the reason is gone', () => {
    expect(approve(aRejectedUser(), review)).toEqual(anApprovedUser(counted));
  });

  it('a pending account can be rejected with or without a reason', () => {
    expect(reject(aPendingUser(), review, 'No licence')).toEqual(
      aRejectedUser({ ...counted, rejectionReason: 'No licence' }),
    );
    expect(reject(aPendingUser(), review, null)).toEqual(
      aRejectedUser({ ...counted, rejectionReason: null }),
    );
  });

  it('reopens a rejected one, and the reason is gone', () => {
    expect(reopen(aRejectedUser(), review)).toEqual(aPendingUser(counted));
  });

  it('revokes an approved one', () => {
    expect(revoke(anApprovedUser(), review, 'Fraud')).toEqual(
      aRejectedUser({ ...counted, rejectionReason: 'Fraud' }),
    );
  });

  it('changes a role and leaves the status, a rejection’s reason included', () => {
    expect(changeRole(aRejectedUser(), 'driver', review)).toEqual(
      aRejectedUser({ ...counted, role: 'driver' }),
    );
  });

  it('counts on from what was counted', () => {
    expect(approve(aPendingUser({ reviewCount: 6 }), review).reviewCount).toBe(7);
  });

  it('leaves what it was taken on as it was', () => {
    const before = aRejectedUser();
    approve(before, review);
    expect(before).toEqual(aRejectedUser());
  });
});

describe('taking a decision back', () => {
  const later = aReview({ at: new Date('2025-06-01T12:00:05.000Z') });

  it.each([
    ['an approval', aPendingUser(), approve(aPendingUser(), review)],
    ['an approval after a rejection', aRejectedUser(), approve(aRejectedUser(), review)],
    ['a rejection', aPendingUser(), reject(aPendingUser(), review, 'No licence')],
    ['a revocation', anApprovedUser(), revoke(anApprovedUser(), review, 'Fraud')],
    ['a change of role', aPendingUser(), changeRole(aPendingUser(), 'driver', review)],
  ])('of %s restores what it changed, and is a decision of its own', (_, before, after) => {
    expect(undo(after, before, later)).toEqual({ ...before, reviewCount: 2, lastReview: later });
  });
});
