import { describe, expect, it } from 'vitest';
import { decisionBatch } from '#domain/accounts/model/decision-batch.ts';
import { likenessOf } from '#domain/accounts/model/likeness.ts';
import { submissionOf } from '#domain/accounts/model/submission.ts';
import { take, undo } from '#domain/accounts/model/transitions.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { arrangeAccount, arrangeAdmin, type Arrangement } from '../stage/arranged-account.builder.ts';
import { decisionOf, filesOf, reviewBy, userSeenIn } from '../stage/reviewing.builder.ts';
import { openTabAs, stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';

const REASON = 'The photo was unreadable.';
const APPLICATION = { phone: '030 1234567', message: 'I know the hospital.' };
const QUESTION = {
  by: 'seed-admin',
  text: 'Which?',
  at: new Date('2025-06-01T11:00:00.000Z'),
  answer: 'The one by the river.',
  answeredAt: new Date('2025-06-01T11:30:00.000Z'),
};

export function describeDecisions(makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);
  const arrive = async (arrangement: Arrangement = { status: 'pending' }, role = 'admin') => {
    const [actor, target] = [await arrangeAdmin(world(), role), await arrangeAccount(world(), arrangement)];
    const { browser, tab } = await openTabAs(world(), actor);
    const before = await userSeenIn(tab, target.uid);
    return {
      actor,
      target,
      tab,
      before,
      reviews: tab.reviews,
      records: tab.records,
      network: browser.network,
    };
  };

  describe('a decision', () => {
    it('a decision writes profile, directory entry, audit entry and mail together', async () => {
      const { actor, target, before, records } = await arrive();
      valueOf(await records.commit(decisionOf(before, actor, { status: 'approved' })));
      expect(await filesOf(world(), target)).toEqual({
        profile: {
          ...target.profile,
          status: 'approved',
          reviewCount: 1,
          reviewedBy: actor.uid,
          reviewedByName: actor.name,
          reviewedAt: expect.any(Date),
        },
        entry: { gate: 'open', uid: target.uid },
        review: { actor: actor.uid, from: 'pending', to: 'approved', at: expect.any(Date) },
        mail: {
          to: target.email,
          template: {
            name: 'account-approved',
            data: { role: 'passenger', status: 'approved' },
          },
          dueAt: expect.any(Date),
        },
      });
    });

    it('an approval moves the application into its audit entry, and the undo of the approval moves the application back', async () => {
      const { actor, target, tab, before, records, reviews } = await arrive({
        status: 'pending',
        fields: { ...APPLICATION, questions: { 0: QUESTION } },
      });
      const approval = { before, after: take('approve', { ...before, status: 'pending' }, reviewBy(actor)) };
      valueOf(await records.commit(decisionBatch(approval, reviewBy(actor))));
      const approved = await userSeenIn(tab, target.uid);
      expect([approved.application, approved.questions]).toEqual([{}, []]);
      const { profile, review } = await filesOf(world(), target);
      for (const field of ['phone', 'message', 'questions']) expect(profile).not.toHaveProperty(field);
      expect(review).toMatchObject({ application: { ...APPLICATION, questions: { 0: { text: 'Which?' } } } });
      const history = valueOf(await reviews.history(target.uid));
      expect(submissionOf(approved, history)).toEqual({
        application: before.application,
        questions: before.questions,
      });
      const withdrawn = { before: approved, after: undo(approved, before, reviewBy(actor)) };
      valueOf(await records.commit(decisionBatch(withdrawn, reviewBy(actor))));
      const again = await userSeenIn(tab, target.uid);
      expect([again.application, again.questions]).toEqual([before.application, before.questions]);
    });

    it('the accounts that are like an applicant include an approved person with the same number', async () => {
      const phone = `030 ${Math.random().toFixed(9).slice(2)}`;
      const { actor, target, tab, before, records, reviews } = await arrive({
        status: 'pending',
        fields: { phone },
      });
      const approval = { before, after: take('approve', { ...before, status: 'pending' }, reviewBy(actor)) };
      valueOf(await records.commit(decisionBatch(approval, reviewBy(actor))));
      const second = await arrangeAccount(world(), { status: 'pending', fields: { phone } });
      const applicant = await userSeenIn(tab, second.uid);
      const other = valueOf(await reviews.alike(applicant)).find(({ uid }) => uid === target.uid);
      expect(other && likenessOf(applicant, other)).toContain('phone');
    });

    it.each([' \u3000', '', 7])(
      'a decision works if both names are stored as %j, and names no reviewer',
      async (name) => {
        const { actor, target, tab, records } = await arrive({ status: 'pending', fields: { name } });
        await world().documents.write({ [`users/${actor.uid}`]: { ...actor.profile, name } });
        const before = await userSeenIn(tab, target.uid);
        valueOf(await records.commit(decisionOf(before, { ...actor, name: null }, { status: 'approved' })));
        const { profile } = await filesOf(world(), target);
        expect(profile).not.toHaveProperty('reviewedByName');
      },
    );

    it('a dismissal and its undo are stored without a mail', async () => {
      const { actor, target, tab, before, records } = await arrive();
      valueOf(await records.commit(decisionOf(before, actor, { status: 'rejected', dismissed: true })));
      expect(await filesOf(world(), target)).toMatchObject({
        profile: { status: 'rejected', dismissed: true },
        entry: { gate: 'rejected' },
        review: { dismissed: true },
        mail: null,
      });
      const dismissed = await userSeenIn(tab, target.uid);
      valueOf(await records.commit(decisionOf(dismissed, actor, { status: 'pending' })));
      const files = await filesOf(world(), target, 2);
      expect(files).toMatchObject({ profile: { status: 'pending' }, review: { to: 'pending' }, mail: null });
      expect(files.profile).not.toHaveProperty('dismissed');
    });

    it('profile and audit entry have the same server time', async () => {
      const { actor, target, before, records } = await arrive();
      valueOf(await records.commit(decisionOf(before, actor, { status: 'approved' })));
      const { profile, review } = await filesOf(world(), target);
      expect(profile?.['reviewedAt']).toEqual(review?.['at']);
      expect(profile?.['reviewedAt']).not.toEqual(reviewBy(actor).at);
    });

    it('a rejection’s reason is in profile, audit entry and mail [S3.8]', async () => {
      const { actor, target, before, records } = await arrive();
      valueOf(await records.commit(decisionOf(before, actor, { status: 'rejected', reason: REASON })));
      expect(await filesOf(world(), target)).toMatchObject({
        profile: { status: 'rejected', rejectionReason: REASON },
        entry: { gate: 'rejected', uid: target.uid },
        review: { from: 'pending', to: 'rejected', reason: REASON },
        mail: { template: { name: 'account-rejected', data: { status: 'rejected', reason: REASON } } },
      });
    });

    it.each([
      ['rejected', 'approved', 'account-approved', 'open'],
      ['rejected', 'pending', 'account-reopened', 'pending'],
      ['approved', 'rejected', 'account-revoked', 'rejected'],
    ] as const)(
      'a decision from %s to %s sends the mail "%s" and leaves no old reason',
      async (from, to, mail, gate) => {
        const fields = from === 'rejected' ? { rejectionReason: 'Old reason' } : {};
        const { actor, target, before, records } = await arrive({ status: from, fields });
        const reason = to === 'rejected' ? REASON : null;
        valueOf(await records.commit(decisionOf(before, actor, { status: to, reason })));
        const files = await filesOf(world(), target);
        expect(files).toMatchObject({
          entry: { gate },
          mail: { to: target.email, template: { name: mail } },
        });
        expect(files.profile?.['rejectionReason']).toBe(reason ?? undefined);
      },
    );

    it('a role change records both roles, and a change to an administrator opens the gate', async () => {
      const { actor, target, before, records } = await arrive({ status: 'pending' }, 'system_admin');
      valueOf(await records.commit(decisionOf(before, actor, { role: 'admin' })));
      expect(await filesOf(world(), target)).toMatchObject({
        profile: { role: 'admin', status: 'pending', reviewCount: 1 },
        entry: { gate: 'open' },
        review: { from: 'pending', to: 'pending', fromRole: 'passenger', toRole: 'admin' },
        mail: { template: { name: 'account-role-changed', data: { role: 'admin', status: 'pending' } } },
      });
    });

    it('the second of two simultaneous decisions changes nothing', async () => {
      const first = await arrive();
      const secondActor = await arrangeAdmin(world());
      const { tab } = await openTabAs(world(), secondActor);
      const seen = await userSeenIn(tab, first.target.uid);
      const answers = await Promise.all([
        first.records.commit(decisionOf(first.before, first.actor, { status: 'approved' })),
        tab.records.commit(decisionOf(seen, secondActor, { status: 'rejected', reason: REASON })),
      ]);
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      expect(answers.filter((answer) => !answer.ok).map((answer) => errorOf(answer).code)).toEqual([
        'permission-denied',
      ]);
      const winner = answers[0].ok ? first.actor : secondActor;
      const { profile, review } = await filesOf(world(), first.target);
      expect([profile?.['reviewedBy'], profile?.['reviewCount'], review?.['actor']]).toEqual([
        winner.uid,
        1,
        winner.uid,
      ]);
      expect((await filesOf(world(), first.target, 2)).review).toBeNull();
    });
  });

  describe('the audit trail', () => {
    it('the trail lists every decision, newest first', async () => {
      const { actor, target, tab, before, reviews, records } = await arrive(
        { status: 'pending' },
        'system_admin',
      );
      expect(valueOf(await reviews.history(target.uid))).toEqual([]);
      valueOf(await records.commit(decisionOf(before, actor, { status: 'rejected', reason: REASON })));
      const rejected = await userSeenIn(tab, target.uid);
      valueOf(await records.commit(decisionOf(rejected, actor, { role: 'driver', reason: REASON })));
      const at = expect.any(Date);
      expect(valueOf(await reviews.history(target.uid))).toEqual([
        {
          number: 2,
          actor: actor.uid,
          from: 'rejected',
          to: 'rejected',
          reason: REASON,
          dismissed: false,
          roleChange: {
            from: { role: 'passenger', powers: 'both' },
            to: { role: 'driver', powers: 'both' },
          },
          submission: null,
          at,
        },
        {
          number: 1,
          actor: actor.uid,
          from: 'pending',
          to: 'rejected',
          reason: REASON,
          dismissed: false,
          roleChange: null,
          submission: null,
          at,
        },
      ]);
    });

    it('the trail of an undecided account is empty, and reading it fails without the network', async () => {
      const { target, reviews, network } = await arrive();
      expect(valueOf(await reviews.history(target.uid))).toEqual([]);
      network.goOffline();
      expect(errorOf(await reviews.history(target.uid))).toEqual({ code: 'network' });
    });
  });
}
