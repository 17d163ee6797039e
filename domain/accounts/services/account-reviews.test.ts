import { describe, expect, it } from 'vitest';
import { aReviewStage } from '#adapters/memory/review-stage.builder.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { fail } from '../../shared/result.ts';
import { createAccountReviews } from './account-reviews.ts';

describe('an account file', () => {
  it('a file holds the account, its trail newest first, and the names and addresses of the reviewers', async () => {
    const { accountDecisions, accountReviews, seen, person, actor, openColleague } = await aReviewStage();
    valueOf(await accountDecisions.decide(seen(), { kind: 'reject', reason: 'Blurred photo' }));
    const { accountDecisions: others, colleague } = await openColleague();
    valueOf(await others.decide(seen(), { kind: 'approve' }));
    const { account, reviews, actors, releasedAt } = valueOf(await accountReviews.file(person.uid));
    expect(account).toMatchObject({ state: 'sound', user: { status: 'approved' } });
    expect(reviews).toMatchObject([
      { number: 2, from: 'rejected', to: 'approved', reason: null, roleChange: null },
      { number: 1, from: 'pending', to: 'rejected', reason: 'Blurred photo' },
    ]);
    expect([...actors]).toEqual([
      [colleague.uid, { state: 'named', name: 'Bea Admin', email: colleague.email }],
      [actor.uid, { state: 'named', name: 'Ada Admin', email: actor.email }],
    ]);
    expect(releasedAt).toBeNull();
  });

  it('the file of an unknown uid is missing', async () => {
    const { accountReviews } = await aReviewStage();
    expect(valueOf(await accountReviews.file('u-nobody'))).toMatchObject({
      account: { state: 'missing' },
      reviews: [],
      releasedAt: null,
    });
  });

  it.each(['a/b', 'x/reviews/1', '..', ''])(
    'the file of "%s", which is no document id, is missing without a request',
    async (uid) => {
      const { accountReviews, requestsOf } = await aReviewStage();
      const before = requestsOf('read users/*');
      expect(valueOf(await accountReviews.file(uid)).account).toEqual({ state: 'missing' });
      expect(requestsOf('read users/*') - before).toBe(0);
      expect(requestsOf('list users/*/reviews')).toBe(0);
    },
  );

  it('the file of a damaged account shows what is missing', async () => {
    const { accountReviews, alter, person } = await aReviewStage();
    alter(person.uid, { role: undefined });
    expect(valueOf(await accountReviews.file(person.uid)).account).toMatchObject({
      state: 'damaged',
      fields: ['role'],
      stored: { email: person.email },
    });
  });

  it('the file says when the address was released after a rejection', async () => {
    const { accountReviews, person, recordRelease } = await aReviewStage();
    const releasedAt = new Date('2025-02-03T04:05:06.000Z');
    await recordRelease(person.email, releasedAt);
    expect(valueOf(await accountReviews.file(person.uid)).releasedAt).toEqual(releasedAt);
  });

  it('a reviewer whose profile is gone is listed by uid', async () => {
    const { accountDecisions, accountReviews, seen, person, world, openColleague } = await aReviewStage();
    const { accountDecisions: others, colleague } = await openColleague();
    valueOf(await others.decide(seen(), { kind: 'approve' }));
    world.documents.commit({ [`users/${colleague.uid}`]: null });
    const { reviews, actors } = valueOf(await accountReviews.file(person.uid));
    expect([reviews[0]?.actor, actors.get(colleague.uid)]).toEqual([
      colleague.uid,
      { state: 'without-profile' },
    ]);
    expect(await accountDecisions.decide(seen(), { kind: 'revoke', reason: 'Fraud' })).toMatchObject({
      ok: true,
    });
  });

  it('a reviewer whose profile could not be read is unknown, not gone', async () => {
    const { needs, seen, person, openColleague } = await aReviewStage();
    const { accountDecisions: others, colleague } = await openColleague();
    valueOf(await others.decide(seen(), { kind: 'approve' }));
    const read: UserRepository['read'] = async (uid) =>
      uid === colleague.uid ? fail({ code: 'network' }) : needs.users.read(uid);
    const accountReviews = createAccountReviews({ ...needs, users: { ...needs.users, read } });
    const { actors } = valueOf(await accountReviews.file(person.uid));
    expect(actors.get(colleague.uid)).toEqual({ state: 'unknown', error: { code: 'network' } });
  });

  it('a pending admin is refused without a request', async () => {
    const { openProduct, addAccount, person } = await aReviewStage();
    const pending = openProduct();
    valueOf(await pending.enter(addAccount({ role: 'admin', status: 'pending' })));
    const before = pending.network.requests.length;
    expect(errorOf(await pending.accountReviews.file(person.uid)).code).toBe('permission-denied');
    expect(pending.network.requests).toHaveLength(before);
  });
});
