import { describe, expect, it } from 'vitest';
import type { User } from '#domain/accounts/model/user.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import {
  arrangeAccount,
  arrangeAdmin,
  arrangeIdentity,
  type Arrangement,
} from '../stage/arranged-account.builder.ts';
import { decisionOf, filesOf, userSeenIn } from '../stage/reviewing.builder.ts';
import { openTabAs, stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';

const DENIED = { code: 'permission-denied' };

/** Who may decide on whom, with each refusal next to what is permitted. */
export function describeReviewPowers(makeWorld: MakeWorld): void {
  const world = stageFor(makeWorld);
  /** The account as the actor would see it, read by a person who may read it. */
  const arrive = async (actorIs: Arrangement, targetIs: Arrangement) => {
    const [actor, target] = [await arrangeAccount(world(), actorIs), await arrangeAccount(world(), targetIs)];
    const witness = await openTabAs(world(), await arrangeAdmin(world(), 'system_admin'));
    const { tab } = await openTabAs(world(), actor);
    const before = await userSeenIn(witness.tab, target.uid);
    return { actor, target, before, witness: witness.tab, records: tab.records };
  };
  const unchanged = async (target: { uid: string; email: string; profile: object }) => {
    expect(await world().documents.read(`users/${target.uid}`)).toEqual(target.profile);
    expect(await world().documents.read(`users/${target.uid}/reviews/1`)).toBeNull();
    expect(await world().documents.read(`mail/${target.uid}_1`)).toBeNull();
  };
  const PENDING: Arrangement = { status: 'pending' };

  describe('deciding', () => {
    it.each([
      ['a passenger', { role: 'passenger' }],
      ['a pending admin', { role: 'admin', status: 'pending' }],
      ['a rejected admin', { role: 'admin', status: 'rejected' }],
      ['a pending system_admin', { role: 'system_admin', status: 'pending' }],
    ] as const)('a decision is denied to %s', async (_, actorIs) => {
      const { actor, target, before, records } = await arrive(actorIs, PENDING);
      expect(errorOf(await records.commit(decisionOf(before, actor, { status: 'approved' })))).toEqual(
        DENIED,
      );
      await unchanged(target);
    });

    it('a decision is denied without a profile, and while signed out', async () => {
      const { actor, target, before } = await arrive({ role: 'admin' }, PENDING);
      const { tab } = await openTabAs(world(), await arrangeIdentity(world()));
      const decision = decisionOf(before, actor, { status: 'approved' });
      expect(errorOf(await tab.records.commit(decision))).toEqual(DENIED);
      valueOf(await tab.identity.signOut());
      expect(errorOf(await tab.records.commit(decision))).toEqual(DENIED);
      await unchanged(target);
    });

    it.each([
      ['admin', 'passenger', true],
      ['admin', 'auditor', true],
      ['admin', 'admin', false],
      ['admin', 'system_admin', false],
      ['system_admin', 'driver', true],
      ['system_admin', 'admin', true],
      ['system_admin', 'system_admin', true],
    ] as const)('an approved %s decides on a pending %s: %s', async (actorRole, role, allowed) => {
      const { actor, target, before, records } = await arrive(
        { role: actorRole },
        { role, status: 'pending' },
      );
      const answer = await records.commit(decisionOf(before, actor, { status: 'approved' }));
      expect(answer.ok).toBe(allowed);
      if (!allowed) await unchanged(target);
    });

    it.each(['admin', 'system_admin'])('an %s cannot decide on their own account', async (role) => {
      const actor = await arrangeAdmin(world(), role);
      const { tab } = await openTabAs(world(), actor);
      const before = await userSeenIn(tab, actor.uid);
      const decision = decisionOf(before, actor, { status: 'rejected', reason: 'Leaving' });
      expect(errorOf(await tab.records.commit(decision))).toEqual(DENIED);
      await unchanged(actor);
    });

    it('only an approved system_admin changes roles, and only among the four', async () => {
      const byAdmin = await arrive({ role: 'admin' }, PENDING);
      const toDriver = decisionOf(byAdmin.before, byAdmin.actor, { role: 'driver' });
      expect(errorOf(await byAdmin.records.commit(toDriver))).toEqual(DENIED);
      await unchanged(byAdmin.target);
      const { actor, before, records } = await arrive({ role: 'system_admin' }, PENDING);
      expect(errorOf(await records.commit(decisionOf(before, actor, { role: 'auditor' })))).toEqual(DENIED);
      valueOf(await records.commit(decisionOf(before, actor, { role: 'driver' })));
    });

    it('a decision in another person’s name is denied', async () => {
      const { actor, target, before, records } = await arrive({ role: 'admin' }, PENDING);
      const other = await arrangeAdmin(world());
      expect(errorOf(await records.commit(decisionOf(before, other, { status: 'approved' })))).toEqual(
        DENIED,
      );
      const misnamed = decisionOf(before, { ...actor, name: 'Somebody Else' }, { status: 'approved' });
      expect(errorOf(await records.commit(misnamed))).toEqual(DENIED);
      await unchanged(target);
      valueOf(await records.commit(decisionOf(before, actor, { status: 'approved' })));
    });

    it.each([
      ['a count', { reviewCount: 3 }],
      ['a status', { status: 'rejected', rejectionReason: null, dismissed: false }],
    ] as const)('a decision from %s that is not stored any more is denied', async (_, seen) => {
      const { actor, target, before, records } = await arrive({ role: 'admin' }, PENDING);
      const stale: User = { ...before, ...seen };
      expect(errorOf(await records.commit(decisionOf(stale, actor, { status: 'approved' })))).toEqual(DENIED);
      await unchanged(target);
    });

    it('only the actor’s own undo leads from approved to pending', async () => {
      const { actor, target, before, witness, records } = await arrive({ role: 'admin' }, PENDING);
      valueOf(await records.commit(decisionOf(before, actor, { status: 'approved' })));
      const approved = await userSeenIn(witness, target.uid);
      const other = await arrangeAdmin(world());
      const elsewhere = await openTabAs(world(), other);
      const stranger = decisionOf(approved, other, { status: 'pending' });
      expect(errorOf(await elsewhere.tab.records.commit(stranger))).toEqual(DENIED);
      valueOf(await records.commit(decisionOf(approved, actor, { status: 'pending' })));
      expect(await filesOf(world(), target, 2)).toMatchObject({
        profile: { status: 'pending', reviewCount: 2 },
        entry: { gate: 'pending' },
        review: { from: 'approved', to: 'pending' },
        mail: { template: { name: 'account-approval-withdrawn' } },
      });
    });

    it('a reason may have 500 characters, not 501', async () => {
      const { actor, target, before, records } = await arrive({ role: 'admin' }, PENDING);
      const reject = (length: number) =>
        records.commit(decisionOf(before, actor, { status: 'rejected', reason: 'x'.repeat(length) }));
      expect(errorOf(await reject(501))).toEqual(DENIED);
      await unchanged(target);
      valueOf(await reject(500));
    });
  });
}
