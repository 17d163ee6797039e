import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Feed, FeedState } from '#domain/shared/feed.ts';
import { createLazyFeed, LOAD_TIMEOUT_MS } from './lazy-feed.ts';

type Things = { readonly thing: { readonly named: { readonly id: string }; readonly seen: string } };

const NOON = new Date('2025-06-01T12:00:00.000Z');
const [FIRST, SECOND] = [
  { kind: 'thing', id: '1' },
  { kind: 'thing', id: '2' },
] as const;

/** A lazy feed, and the calls that reach the loaded feed. The test decides whether the load succeeds. */
function lazyFeed() {
  const events: string[] = [];
  const reported: FeedState<string>[] = [];
  const feed: Feed<Things> = {
    watch({ id }, _tell, receivedAt) {
      events.push(`watch ${id} ${receivedAt?.toISOString()}`);
      return () => events.push(`stop ${id}`);
    },
    lookNow: () => events.push('look'),
  };
  const loads: { resolve: (feed: Feed<Things>) => void; reject: (cause: Error) => void }[] = [];
  const lazy = createLazyFeed<Things>(
    () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    lazy,
    events,
    loads,
    reported,
    watch: (what: typeof FIRST | typeof SECOND) => lazy.watch(what, (state) => reported.push(state), NOON),
    arrive: () => (loads.forEach(({ resolve }) => resolve(feed)), settle()),
    fail: () => (loads.at(-1)?.reject(new Error('lost')), settle()),
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a feed that is loaded lazily', () => {
  test('is loaded by the first watch, and then gets that watch and every later watch', async () => {
    const { lazy, events, loads, watch, arrive } = lazyFeed();
    lazy.lookNow();
    expect(loads).toHaveLength(0);
    const stop = watch(FIRST);
    await arrive();
    watch(SECOND);
    await arrive();
    lazy.lookNow();
    stop();
    expect(events).toEqual([
      'watch 1 2025-06-01T12:00:00.000Z',
      'watch 2 2025-06-01T12:00:00.000Z',
      'look',
      'stop 1',
    ]);
  });

  test('never begins a watch that ended before the feed was loaded', async () => {
    const { events, watch, arrive } = lazyFeed();
    watch(FIRST)();
    await arrive();
    expect(events).toEqual([]);
  });

  test('looks as soon as it is loaded if a look was requested before', async () => {
    const { lazy, events, watch, arrive } = lazyFeed();
    watch(FIRST);
    lazy.lookNow();
    await arrive();
    expect(events).toEqual(['watch 1 2025-06-01T12:00:00.000Z', 'look']);
  });

  test('leaves its watches silent if it cannot be loaded, and is loaded again at the next look', async () => {
    const { lazy, events, reported, watch, arrive, fail } = lazyFeed();
    watch(FIRST);
    await fail();
    expect(reported).toEqual([{ seen: null, confirmedAt: NOON, via: 'silent', error: { code: 'network' } }]);
    lazy.lookNow();
    await arrive();
    expect(events).toEqual(['watch 1 2025-06-01T12:00:00.000Z', 'look']);
  });

  test('leaves its watches silent if its code takes too long, and begins them when the code arrives', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { events, reported, watch, arrive } = lazyFeed();
    watch(FIRST);
    watch(SECOND)();
    vi.advanceTimersByTime(LOAD_TIMEOUT_MS);
    expect(reported).toEqual([{ seen: null, confirmedAt: NOON, via: 'silent', error: { code: 'network' } }]);
    await arrive();
    vi.advanceTimersByTime(LOAD_TIMEOUT_MS);
    expect([events, reported.length]).toEqual([['watch 1 2025-06-01T12:00:00.000Z'], 1]);
  });
});
