import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RideList, RideRepository } from '#domain/rides/ports/ride-repository.ts';
import { succeed } from '#domain/shared/result.ts';
import { createRideFeed } from './ride-feed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How often the pool and a passenger's open rides are requested within half a minute without a listener. */
async function askedInHalfAMinute(visibilityState: 'visible' | 'hidden') {
  vi.stubGlobal('document', { visibilityState });
  const page = vi.fn<RideRepository['page']>(async () => succeed({ rides: [], next: null }));
  const feed = createRideFeed(
    {
      rides: { page, open: async () => succeed([]), changed: async () => succeed([]) },
      shifts: { list: async () => succeed({ known: [], stored: 0 }) },
      fleet: { settings: async () => succeed(null) },
    },
    { now: () => new Date() },
  );
  feed.watch({ kind: 'pool', most: 99 }, () => {}, null);
  feed.watch({ kind: 'my-rides', uid: 'u-robin' }, () => {}, null);
  await vi.advanceTimersByTimeAsync(29_000);
  const requested = (is: (list: RideList) => boolean) => page.mock.calls.filter(([list]) => is(list)).length;
  const own = requested((list) => list.of === 'rider' && list.only === 'open');
  return { pool: requested(({ of }) => of === 'pool'), own };
}

test('on a visible page the pool and own rides are requested every five seconds', async () => {
  expect(await askedInHalfAMinute('visible')).toEqual({ pool: 6, own: 6 });
});

test('on a hidden page the pool is requested every five seconds, because a driver on duty waits for it, and other rides every thirty', async () => {
  expect(await askedInHalfAMinute('hidden')).toEqual({ pool: 6, own: 1 });
});
