import { describe, expect, it } from 'vitest';
import { aReviewStage } from '#adapters/memory/review-stage.builder.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import type { Intent } from './account-decisions.ts';

const APPROVE: Intent = { kind: 'approve' };
const REJECT: Intent = { kind: 'reject', reason: '  Blurred photo ' };
const REVOKE: Intent = { kind: 'revoke', reason: 'Fraud' };
const TO_DRIVER: Intent = { kind: 'change-role', role: 'driver', powers: 'both' };

describe('a decision', () => {
  it.each([
    ['approved', APPROVE, 'decision-not-allowed'],
    ['approved', { kind: 'revoke', reason: ' ' }, 'reason-required'],
  ] as const)(
    'a decision on a %s account, %o, is refused (%s) without a write',
    async (status, intent, code) => {
      const { accountDecisions, seen, requestsOf } = await aReviewStage({ status });
      expect(errorOf(await accountDecisions.decide(seen(), intent)).code).toBe(code);
      expect(requestsOf('write users/*')).toBe(0);
    },
  );

  it('only a system_admin changes roles, and a change to the same role is not allowed', async () => {
    const admin = await aReviewStage();
    expect(errorOf(await admin.accountDecisions.decide(admin.seen(), TO_DRIVER)).code).toBe(
      'decision-not-allowed',
    );
    const { accountDecisions, seen, traceOf } = await aReviewStage({ status: 'pending' }, 'system_admin');
    valueOf(await accountDecisions.decide(seen(), TO_DRIVER));
    expect(seen()).toMatchObject({ role: 'driver', status: 'pending' });
    expect(traceOf(1).review).toMatchObject({ fromRole: 'passenger', toRole: 'driver' });
    expect(errorOf(await accountDecisions.decide(seen(), TO_DRIVER)).code).toBe('decision-not-allowed');
  });

  it('a system_admin changes the powers of an admin, which sends no mail and ends no session', async () => {
    const stage = await aReviewStage({ status: 'approved', role: 'admin' }, 'system_admin');
    const { accountDecisions, seen, traceOf } = stage;
    const toDesk: Intent = { kind: 'change-role', role: 'admin', powers: 'desk' };
    const decision = valueOf(await accountDecisions.decide(seen(), toDesk));
    expect(seen()).toMatchObject({ role: 'admin', powers: 'desk', signedInSince: null });
    expect(traceOf(1)).toMatchObject({
      review: { fromRole: 'admin', toRole: 'admin', toPowers: 'desk' },
      mail: null,
    });
    expect(errorOf(await accountDecisions.decide(seen(), toDesk)).code).toBe('decision-not-allowed');
    valueOf(await accountDecisions.undo(decision));
    expect(seen()).toMatchObject({ role: 'admin', powers: 'both' });
    expect(traceOf(2).review).toMatchObject({ fromPowers: 'desk' });
  });

  it('an admin without the power over accounts decides on nobody', async () => {
    const { accountDecisions, seen, alter, actor, session } = await aReviewStage();
    alter(actor.uid, { powers: 'desk' });
    expect(errorOf(await accountDecisions.decide(seen(), APPROVE)).code).toBe('permission-denied');
    await session.refresh();
    expect(errorOf(await accountDecisions.decide(seen(), APPROVE)).code).toBe('permission-denied');
    alter(actor.uid, { powers: 'accounts' });
    await session.refresh();
    valueOf(await accountDecisions.decide(seen(), APPROVE));
  });

  it('an actor who lost their rights is denied, and nothing changes', async () => {
    const { accountDecisions, alter, actor, seen } = await aReviewStage();
    alter(actor.uid, { status: 'rejected' });
    expect(errorOf(await accountDecisions.decide(seen(), APPROVE)).code).toBe('permission-denied');
    expect(seen()).toMatchObject({ status: 'pending', reviewCount: 0 });
  });

  it('a decision on an account that was renamed meanwhile succeeds, and the mail has no name at all', async () => {
    const { accountDecisions, seen, alter, person, requestsOf, traceOf } = await aReviewStage({
      status: 'approved',
    });
    const listed = seen();
    alter(person.uid, { name: 'New Name', nameKey: 'new name' });
    valueOf(await accountDecisions.decide(listed, REVOKE));
    expect(seen()).toMatchObject({ status: 'rejected', name: 'New Name' });
    expect(traceOf(1).mail).toMatchObject({
      template: { data: { role: 'passenger', status: 'rejected', reason: 'Fraud' } },
    });
    expect(traceOf(1).mail).not.toHaveProperty('template.data.name');
    expect(requestsOf('write users/*')).toBe(1);
  });

  it('a decision by an administrator who was renamed elsewhere succeeds under the new name', async () => {
    const { accountDecisions, seen, alter, actor } = await aReviewStage();
    alter(actor.uid, { name: 'Ada Lovelace', nameKey: 'ada lovelace' });
    valueOf(await accountDecisions.decide(seen(), APPROVE));
    expect(seen()).toMatchObject({ status: 'approved', lastReview: { byName: 'Ada Lovelace' } });
  });
});

describe('a second decision at the same time', () => {
  it('the second decision fails with the status and the author of the first one', async () => {
    const { accountDecisions, seen, openColleague, actor } = await aReviewStage();
    const second = await openColleague();
    const target = seen();
    const [first, late] = await Promise.all([
      accountDecisions.decide(target, APPROVE),
      second.accountDecisions.decide(target, REJECT),
    ]);
    expect(first).toMatchObject({ ok: true });
    expect(late).toEqual({
      ok: false,
      error: { code: 'decided-by-another', by: `Ada Admin (${actor.email})`, status: 'approved' },
    });
    expect(seen()).toMatchObject({ status: 'approved', reviewCount: 1 });
  });

  it('the same decision twice at once succeeds twice, and is stored once', async () => {
    const { accountDecisions, seen } = await aReviewStage();
    const target = seen();
    const answers = await Promise.all([
      accountDecisions.decide(target, APPROVE),
      accountDecisions.decide(target, APPROVE),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect(seen()).toMatchObject({ status: 'approved', reviewCount: 1 });
  });
});

describe('a decision that meets a failure', () => {
  it('a repeated decision with another reason does not count as the stored one', async () => {
    const { accountDecisions, seen, network, actor } = await aReviewStage();
    const target = seen();
    network.loseNextAnswer('documents');
    network.refuseNext('reading', { code: 'network' });
    const reject = (reason: string) => accountDecisions.decide(target, { kind: 'reject', reason });
    expect(errorOf(await reject('First'))).toEqual({ code: 'network' });
    expect(errorOf(await reject('Second'))).toMatchObject({
      code: 'decided-by-another',
      by: `Ada Admin (${actor.email})`,
    });
    expect(valueOf(await reject('First')).after).toEqual(seen());
  });

  it('a lost request is a network failure even if the account is gone', async () => {
    const { accountDecisions, seen, network, world, person } = await aReviewStage();
    const target = seen();
    world.documents.commit({ [`users/${person.uid}`]: null });
    network.loseNextRequest('documents');
    expect(errorOf(await accountDecisions.decide(target, APPROVE))).toEqual({ code: 'network' });
  });

  it('a decision on an account that is gone is not allowed', async () => {
    const { accountDecisions, seen, world, person } = await aReviewStage();
    const target = seen();
    world.documents.commit({ [`users/${person.uid}`]: null });
    expect(errorOf(await accountDecisions.decide(target, APPROVE)).code).toBe('decision-not-allowed');
  });
});

describe('undoing', () => {
  it('only the actor can undo a decision', async () => {
    const { accountDecisions, seen, openColleague } = await aReviewStage();
    const decision = valueOf(await accountDecisions.decide(seen(), { kind: 'approve' }));
    const { accountDecisions: others } = await openColleague();
    expect(errorOf(await others.undo(decision)).code).toBe('decision-not-allowed');
    expect(seen().status).toBe('approved');
  });

  it('a decision cannot be undone after another decision', async () => {
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

  it('a second undo of a decision succeeds, and changes nothing', async () => {
    const { accountDecisions, seen } = await aReviewStage();
    const decision = valueOf(await accountDecisions.decide(seen(), { kind: 'approve' }));
    valueOf(await accountDecisions.undo(decision));
    valueOf(await accountDecisions.undo(decision));
    expect(seen()).toMatchObject({ status: 'pending', reviewCount: 2 });
  });

  it('undoing and deciding fail while signed out', async () => {
    const { accountDecisions, seen, session } = await aReviewStage();
    const decision = valueOf(await accountDecisions.decide(seen(), { kind: 'approve' }));
    await session.signOut();
    expect(errorOf(await accountDecisions.undo(decision)).code).toBe('session-expired');
    const approved = await accountDecisions.decide(seen(), { kind: 'approve' });
    expect(errorOf(approved).code).toBe('session-expired');
  });
});
