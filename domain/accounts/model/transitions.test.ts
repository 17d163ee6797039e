import { describe, expect, it } from 'vitest';
import { approve, changeRole, reject, reopen, revoke, undo } from './transitions.ts';
import { aPendingUser, anApprovedUser, aRejectedUser, aReview } from './user.builder.ts';

const review = aReview();
const counted = { reviewCount: 1, lastReview: review };

describe('a decision on an account', () => {
  it('a pending account can be approved', () => {
    expect(approve(aPendingUser(), review)).toEqual(anApprovedUser(counted));
  });

  it('a rejected account can be approved and loses its reason', () => {
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

  it('a rejected account can be reopened and loses its reason', () => {
    expect(reopen(aRejectedUser(), review)).toEqual(aPendingUser(counted));
  });

  it('an approved account can be revoked', () => {
    expect(revoke(anApprovedUser(), review, 'Fraud')).toEqual(
      aRejectedUser({ ...counted, rejectionReason: 'Fraud' }),
    );
  });

  it('a new role keeps the status, including the reason of a rejection', () => {
    expect(changeRole(aRejectedUser(), 'driver', review)).toEqual(
      aRejectedUser({ ...counted, role: 'driver' }),
    );
  });

  it('each decision adds one to the count', () => {
    expect(approve(aPendingUser({ reviewCount: 6 }), review).reviewCount).toBe(7);
  });

  it('a decision does not change its input', () => {
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
  ])('undoing %s restores what it changed, as a decision of its own', (_, before, after) => {
    expect(undo(after, before, later)).toEqual({ ...before, reviewCount: 2, lastReview: later });
  });
});
