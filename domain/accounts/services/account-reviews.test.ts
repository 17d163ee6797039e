import { describe, expect, it } from 'vitest';
import { aReviewStage } from '#adapters/memory/review-stage.builder.ts';
import { fail } from '../../shared/result.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { PAGE_SIZE } from '../model/account-limits.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { createAccountReviews } from './account-reviews.ts';

describe('an account file', () => {
  it('a file has the account, its decisions newest first, and the names and addresses of the reviewers', async () => {
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

  it.each(['a/b', 'x/reviews/1', '..', ''])(
    'the account of "%s", which is no document id, is missing without a request',
    async (uid) => {
      const { accountReviews, requestsOf } = await aReviewStage();
      const before = requestsOf('read users/*');
      expect(valueOf(await accountReviews.file(uid)).account).toEqual({ state: 'missing' });
      expect(requestsOf('read users/*') - before).toBe(0);
      expect(requestsOf('list users/*/reviews')).toBe(0);
    },
  );

  it('a reviewer without a profile is listed by uid', async () => {
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

  it('a reviewer whose profile could not be read is unknown', async () => {
    const { needs, seen, person, openColleague } = await aReviewStage();
    const { accountDecisions: others, colleague } = await openColleague();
    valueOf(await others.decide(seen(), { kind: 'approve' }));
    const read: UserRepository['read'] = async (uid) =>
      uid === colleague.uid ? fail({ code: 'network' }) : needs.users.read(uid);
    const accountReviews = createAccountReviews({ ...needs, users: { ...needs.users, read } });
    const { actors } = valueOf(await accountReviews.file(person.uid));
    expect(actors.get(colleague.uid)).toEqual({ state: 'unknown', error: { code: 'network' } });
  });

  it('a pending admin opens no file, and sends no request', async () => {
    const { openProduct, addAccount, person } = await aReviewStage();
    const pending = openProduct();
    valueOf(await pending.enter(addAccount({ role: 'admin', status: 'pending' })));
    const before = pending.network.requests.length;
    expect(errorOf(await pending.accountReviews.file(person.uid)).code).toBe('permission-denied');
    expect(pending.network.requests).toHaveLength(before);
  });
});

const ID = 'Note0000000000000001';

describe('notes on an account', () => {
  it('a note is read with the account, and with its author', async () => {
    const { accountReviews, person, actor } = await aReviewStage();
    valueOf(await accountReviews.addNote(person.uid, ID, 'Called.'));
    const { name, email, uid } = actor;
    const { notes, actors } = valueOf(await accountReviews.file(person.uid));
    expect(notes).toMatchObject([{ text: 'Called.', by: uid }]);
    expect(actors.get(uid)).toEqual({ state: 'named', name, email });
  });

  it('an administrator neither reads nor adds notes on their own account', async () => {
    const { accountReviews, actor } = await aReviewStage();
    expect(valueOf(await accountReviews.file(actor.uid)).notes).toBeNull();
    expect(errorOf(await accountReviews.addNote(actor.uid, ID, 'Me.')).code).toBe('permission-denied');
  });

  it('a note cannot be added while signed out', async () => {
    const { accountReviews, person, session } = await aReviewStage();
    await session.signOut();
    expect(errorOf(await accountReviews.addNote(person.uid, ID, 'Called.')).code).toBe('session-expired');
  });
});

describe('the health of all records', () => {
  it('every record is listed, a healthy record without findings', async () => {
    const { accountReviews, addAccount, actor, person } = await aReviewStage();
    const incomplete = addAccount({ profile: 'incomplete' });
    const entryless = addAccount({ directory: 'missing' });
    const { rows, next } = valueOf(await accountReviews.health(null));
    expect(rows).toEqual([
      { uid: actor.uid, email: actor.email, name: actor.name, findings: [] },
      { uid: person.uid, email: person.email, name: person.name, findings: [] },
      {
        uid: incomplete.uid,
        email: incomplete.email,
        name: incomplete.name,
        findings: [
          { kind: 'field-missing', field: 'role' },
          { kind: 'field-missing', field: 'status' },
        ],
      },
      {
        uid: entryless.uid,
        email: entryless.email,
        name: entryless.name,
        findings: [{ kind: 'entry-missing' }],
      },
    ]);
    expect(next).toBeNull();
  });

  it('a missing name is a finding only beside another finding', async () => {
    const { accountReviews, alter, person } = await aReviewStage();
    const findingsNow = async () =>
      valueOf(await accountReviews.health(null)).rows.find(({ uid }) => uid === person.uid)?.findings;
    for (const name of [undefined, ' ', 7]) {
      alter(person.uid, { name });
      expect(await findingsNow()).toEqual([]);
    }
    alter(person.uid, { createdAt: 'soon' });
    expect(await findingsNow()).toEqual([
      { kind: 'field-missing', field: 'createdAt' },
      { kind: 'field-missing', field: 'name' },
    ]);
  });

  it.each([
    ['no time', { registeredAt: undefined }, { kind: 'field-missing', field: 'registeredAt' }],
    ['a text as its time', { registeredAt: 'x' }, { kind: 'field-missing', field: 'registeredAt' }],
    ['a count of 1.5 decisions', { reviewCount: 1.5 }, { kind: 'count-malformed' }],
  ])('a record with %s has a finding, and its owner can still sign in', async (_, fields, finding) => {
    const { accountReviews, alter, addAccount, openProduct, person } = await aReviewStage();
    const owner = addAccount();
    alter(owner.uid, fields);
    const { rows } = valueOf(await accountReviews.health(null));
    expect(rows.find(({ uid }) => uid === owner.uid)?.findings).toEqual([finding]);
    expect(rows.find(({ uid }) => uid === person.uid)?.findings).toEqual([]);
    expect(await openProduct().enter(owner)).toMatchObject({ ok: true });
  });

  it('a record without known fields is listed with its findings', async () => {
    const { accountReviews, world } = await aReviewStage();
    world.documents.commit({ 'users/u000': { colour: 'blue' } });
    const { rows } = valueOf(await accountReviews.health(null));
    expect(rows[0]).toMatchObject({ uid: 'u000', email: null, name: null });
    expect(rows[0]?.findings).toContainEqual({ kind: 'field-missing', field: 'uid' });
  });

  it('records are read page by page, with one directory read each', async () => {
    const { accountReviews, addAccount, requestsOf } = await aReviewStage();
    for (let added = 2; added < PAGE_SIZE + 1; added += 1) addAccount();
    const first = valueOf(await accountReviews.health(null));
    expect([first.rows.length, requestsOf('read accountDirectory/*')]).toEqual([PAGE_SIZE, PAGE_SIZE]);
    const second = valueOf(await accountReviews.health(first.next));
    expect([second.rows.length, second.next]).toEqual([1, null]);
  });

  it('a passenger checks no records, and lists no users', async () => {
    const { openProduct, addAccount } = await aReviewStage();
    const passenger = openProduct();
    valueOf(await passenger.enter(addAccount()));
    expect(errorOf(await passenger.accountReviews.health(null)).code).toBe('permission-denied');
    expect(passenger.requestsOf('list users')).toBe(0);
  });
});
