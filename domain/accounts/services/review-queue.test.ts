import { describe, expect, it } from 'vitest';
import { aMemoryStage } from '#adapters/memory/memory-stage.builder.ts';
import { fail, succeed } from '../../shared/result.ts';
import { createReviewQueue } from './review-queue.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { PAGE_SIZE } from '../model/account-limits.ts';

async function asReviewer(given: { role?: string; status?: string } = {}) {
  const stage = aMemoryStage();
  const admin = stage.addAccount({ role: 'admin', ...given });
  const product = stage.openProduct();
  valueOf(await product.enter(admin));
  const add = (amount: number, status = 'pending') =>
    Array.from({ length: amount }, () => stage.addAccount({ status }));
  return { ...stage, ...product, admin, add };
}

const FIRST = { status: 'pending', role: null, search: '', cursor: null } as const;

describe('the review queue', () => {
  it('a single full page has no cursor', async () => {
    const { reviewQueue, add } = await asReviewer();
    add(PAGE_SIZE);
    expect(valueOf(await reviewQueue.page(FIRST)).next).toBeNull();
  });

  it('every account is assessed, damaged or not', async () => {
    const { reviewQueue, add, alter } = await asReviewer();
    const [sound, damaged] = add(2);
    alter(damaged?.uid ?? '', { role: undefined });
    const { rows } = valueOf(await reviewQueue.page(FIRST));
    expect(rows).toMatchObject([
      { uid: sound?.uid, account: { state: 'sound', user: { status: 'pending' } } },
      { uid: damaged?.uid, account: { state: 'damaged', fields: ['role'] } },
    ]);
  });

  it('a search with four digits also finds accounts by number, and fails if that fails', async () => {
    const { needs, addAccount } = await asReviewer();
    addAccount({ uid: 'u-robin', status: 'pending' });
    const asked: string[] = [];
    const { page } = createReviewQueue({
      ...needs,
      accountsByNumber: async (text) => {
        asked.push(text);
        return text === '0142' ? succeed({ uids: ['u-robin'], more: true }) : fail({ code: 'network' });
      },
    });
    const found = valueOf(await page({ ...FIRST, search: ' 0142 ' }));
    expect([found.rows.map(({ uid }) => uid), found.more]).toEqual([['u-robin'], true]);
    expect(errorOf(await page({ ...FIRST, search: '0143' }))).toEqual({ code: 'network' });
    expect(valueOf(await page({ ...FIRST, search: 'rob1-22' })).rows).toEqual([]);
    expect(asked).toEqual(['0142', '0143']);
  });

  it('the queue is searched by words with any number of spaces', async () => {
    const { reviewQueue, addAccount } = await asReviewer();
    addAccount({ uid: 'u-rob', name: 'Robin Rider', status: 'pending' });
    const { rows } = valueOf(await reviewQueue.page({ ...FIRST, search: ' robin  rider' }));
    expect(rows.map(({ uid }) => uid)).toEqual(['u-rob']);
  });

  it.each([
    ['a passenger', { role: 'passenger' }],
    ['a pending admin', { role: 'admin', status: 'pending' }],
  ])('the queue is closed to %s, without a request', async (_, given) => {
    const { reviewQueue, requestsOf } = await asReviewer(given);
    expect(errorOf(await reviewQueue.page(FIRST)).code).toBe('permission-denied');
    expect(errorOf(await reviewQueue.count('pending')).code).toBe('permission-denied');
    expect(requestsOf('list users') + requestsOf('count users')).toBe(0);
  });
});

describe('the next pending account', () => {
  it('the next pending account is the oldest one except the given one', async () => {
    const { reviewQueue, add, requestsOf } = await asReviewer();
    const [first = { uid: '' }, second = { uid: '' }] = add(2);
    expect(valueOf(await reviewQueue.nextPending(first.uid))).toBe(second.uid);
    expect(valueOf(await reviewQueue.nextPending(second.uid))).toBe(first.uid);
    expect(requestsOf('list users')).toBe(2);
  });

  it('the next pending account is one that the administrator may decide on, even after a page of others', async () => {
    const { reviewQueue, addAccount, alter, add } = await asReviewer();
    for (let count = 0; count < PAGE_SIZE; count += 1) addAccount({ role: 'admin', status: 'pending' });
    const [damaged = { uid: '' }, sound = { uid: '' }] = add(2);
    alter(damaged.uid, { role: undefined });
    expect(valueOf(await reviewQueue.nextPending(''))).toBe(sound.uid);
  });

  it('only an approved administrator gets the next pending account', async () => {
    const { reviewQueue } = await asReviewer({ status: 'pending' });
    expect(errorOf(await reviewQueue.nextPending(''))).toEqual({ code: 'permission-denied' });
  });
});
