import { describe, expect, it } from 'vitest';
import { aReviewStage } from '#adapters/memory/review-stage.builder.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { PAGE_SIZE } from '../model/account-limits.ts';

describe('the health of all records', () => {
  it('every record is listed, healthy ones without findings', async () => {
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

  it('a record without a name is healthy unless a repair would ask for it', async () => {
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
    ['no place in the queue', { registeredAt: undefined }, { kind: 'field-missing', field: 'registeredAt' }],
    [
      'a text for its place in the queue',
      { registeredAt: 'x' },
      { kind: 'field-missing', field: 'registeredAt' },
    ],
    ['half a decision', { reviewCount: 1.5 }, { kind: 'count-malformed' }],
  ])('a record with %s is named, and its owner may still sign in', async (_, fields, finding) => {
    const { accountReviews, alter, addAccount, openProduct, person } = await aReviewStage();
    const owner = addAccount();
    alter(owner.uid, fields);
    const { rows } = valueOf(await accountReviews.health(null));
    expect(rows.find(({ uid }) => uid === owner.uid)?.findings).toEqual([finding]);
    expect(rows.find(({ uid }) => uid === person.uid)?.findings).toEqual([]);
    expect(await openProduct().enter(owner)).toMatchObject({ ok: true });
  });

  it('each problem is named once', async () => {
    const { accountReviews, alter, person } = await aReviewStage();
    alter(person.uid, { uid: 'u-other', status: 'active' });
    const { rows } = valueOf(await accountReviews.health(null));
    expect(rows.find(({ uid }) => uid === person.uid)?.findings).toEqual([
      { kind: 'uid-disagrees' },
      { kind: 'status-unknown' },
    ]);
  });

  it('an entry of another person is named', async () => {
    const { accountReviews, world, person } = await aReviewStage();
    world.documents.commit({ [`accountDirectory/${person.email}`]: { gate: 'open', uid: 'u-other' } });
    const { rows } = valueOf(await accountReviews.health(null));
    expect(rows.find(({ uid }) => uid === person.uid)?.findings).toEqual([{ kind: 'entry-of-another' }]);
  });

  it('an empty record does not break the check', async () => {
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

  it('anyone but an approved administrator is refused', async () => {
    const { openProduct, addAccount } = await aReviewStage();
    const passenger = openProduct();
    valueOf(await passenger.enter(addAccount()));
    expect(errorOf(await passenger.accountReviews.health(null)).code).toBe('permission-denied');
    expect(passenger.requestsOf('list users')).toBe(0);
  });
});
