import { describe, expect, it } from 'vitest';
import { aReviewStage } from '#adapters/memory/review-stage.builder.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import type { Intent } from './account-decisions.ts';

describe('undoing', () => {
  it.each([
    ['pending', { kind: 'approve' }, 'account-approval-withdrawn'],
    ['pending', { kind: 'reject', reason: 'Blurred photo' }, 'account-reopened'],
    ['rejected', { kind: 'approve' }, 'account-revoked'],
    ['rejected', { kind: 'reopen' }, 'account-rejected'],
    ['approved', { kind: 'revoke', reason: 'Fraud' }, 'account-approved'],
    ['approved', { kind: 'change-role', role: 'driver' }, 'account-role-changed'],
  ] as const)(
    'undoing a decision on a %s account of %o restores it, with its own mail (%s)',
    async (status, intent: Intent, mail) => {
      const rejection = status === 'rejected' ? { rejectionReason: 'Old reason' } : {};
      const { accountDecisions, seen, traceOf } = await aReviewStage(
        { status, ...rejection },
        'system_admin',
      );
      const { signedInSince: _, ...before } = seen();
      const decision = valueOf(await accountDecisions.decide(seen(), intent));
      expect(valueOf(await accountDecisions.undo(decision)).after).toMatchObject({ status, reviewCount: 2 });
      expect(seen()).toMatchObject({ ...before, reviewCount: 2, lastReview: { byName: 'Ada Admin' } });
      expect(traceOf(2)).toMatchObject({ review: { to: status }, mail: { template: { name: mail } } });
    },
  );

  it('only the actor can undo a decision', async () => {
    const { accountDecisions, seen, openColleague } = await aReviewStage();
    const decision = valueOf(await accountDecisions.decide(seen(), { kind: 'approve' }));
    const { accountDecisions: others } = await openColleague();
    expect(errorOf(await others.undo(decision)).code).toBe('decision-not-allowed');
    expect(seen().status).toBe('approved');
  });

  it('undoing fails once another decision has followed', async () => {
    const { accountDecisions, seen, openColleague } = await aReviewStage();
    const decision = valueOf(await accountDecisions.decide(seen(), { kind: 'approve' }));
    const { accountDecisions: others, colleague } = await openColleague();
    valueOf(await others.decide(seen(), { kind: 'revoke', reason: 'Fraud' }));
    expect(errorOf(await accountDecisions.undo(decision))).toEqual({
      code: 'decided-by-another',
      by: `Bea Admin (${colleague.email})`,
      status: 'rejected',
    });
  });

  it('a decision is undone only once', async () => {
    const { accountDecisions, seen } = await aReviewStage();
    const decision = valueOf(await accountDecisions.decide(seen(), { kind: 'approve' }));
    valueOf(await accountDecisions.undo(decision));
    valueOf(await accountDecisions.undo(decision));
    expect(seen()).toMatchObject({ status: 'pending', reviewCount: 2 });
  });

  it('undoing is refused while signed out', async () => {
    const { accountDecisions, seen, session } = await aReviewStage();
    const decision = valueOf(await accountDecisions.decide(seen(), { kind: 'approve' }));
    await session.signOut();
    expect(errorOf(await accountDecisions.undo(decision)).code).toBe('session-expired');
    const approved = await accountDecisions.decide(seen(), { kind: 'approve' });
    expect(errorOf(approved).code).toBe('session-expired');
  });
});
