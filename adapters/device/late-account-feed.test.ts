import { describe, expect, test } from 'vitest';
import type { AccountFeed } from '#domain/accounts/ports/account-feed.ts';
import { createLateAccountFeed } from './late-account-feed.ts';

const PENDING = 'pending';
const NOON = new Date('2025-06-01T12:00:00.000Z');

/** A feed that arrives or fails by hand, and what reaches it. */
function lateFeed() {
  const events: string[] = [];
  const feed: AccountFeed = {
    watchQueue(status, _tell, heardAt) {
      events.push(`watch ${status} ${heardAt?.toISOString()}`);
      return () => events.push('stop');
    },
    lookNow: () => events.push('look'),
  };
  const loads: { readonly resolve: (feed: AccountFeed) => void; readonly reject: (cause: Error) => void }[] =
    [];
  const late = createLateAccountFeed(() => new Promise((resolve, reject) => loads.push({ resolve, reject })));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    late,
    events,
    loads,
    arrive: () => (loads.at(-1)?.resolve(feed), settle()),
    fail: () => (loads.at(-1)?.reject(new Error('lost')), settle()),
  };
}

describe('a feed that is loaded late', () => {
  test('is loaded by the first watch, and is then asked for it and for every other', async () => {
    const { late, events, loads, arrive } = lateFeed();
    late.lookNow();
    expect(loads).toHaveLength(0);
    const stop = late.watchQueue(PENDING, () => {}, NOON);
    await arrive();
    late.watchQueue('rejected', () => {}, null);
    await arrive();
    late.lookNow();
    await arrive();
    stop();
    await arrive();
    expect(events).toEqual([
      'watch pending 2025-06-01T12:00:00.000Z',
      'watch rejected undefined',
      'look',
      'stop',
    ]);
  });

  test('ends a watch that was to end before it came', async () => {
    const { late, events, arrive } = lateFeed();
    late.watchQueue(PENDING, () => {}, NOON)();
    await arrive();
    expect(events).toEqual(['watch pending 2025-06-01T12:00:00.000Z', 'stop']);
  });

  test('that cannot be loaded is loaded by the next watch', async () => {
    const { late, events, fail, arrive } = lateFeed();
    late.watchQueue(PENDING, () => {}, NOON);
    await fail();
    late.watchQueue(PENDING, () => {}, null);
    await arrive();
    expect(events).toEqual(['watch pending undefined']);
  });
});
