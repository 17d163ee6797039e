import { createAdjustableClock } from '#adapters/memory/adjustable-clock.builder.ts';
import { expect, test } from 'vitest';
import { after, aRide } from '../model/ride/ride.builder.ts';
import { createSearchTimes, STORE_EVERY_MS } from './search-times.ts';

/** One ride for each number: a driver took it this many seconds after the request. */
const taken = (...seconds: readonly number[]) =>
  seconds.map((took) => ({
    ...aRide('on_the_way', {
      createdAt: after(0),
      rev: 1,
      log: {
        0: { did: 'request', by: 'u-robin', at: after(0) },
        1: { did: 'take', by: 'u-dario', at: after(took) },
      },
    }),
    id: `ride-${took}`,
  }));

function aPage() {
  const clock = createAdjustableClock();
  const stored: object[] = [];
  const hear = createSearchTimes({ store: async (figure) => stored.push(figure), now: clock.now });
  return { hear, clock, stored };
}

test('the figure is stored once there are five searches, also of rides that are no longer listed', async () => {
  const { hear, stored } = aPage();
  await hear(taken(10, 20, 30));
  expect(stored).toEqual([]);
  await hear(taken(40, 50));
  expect(stored).toEqual([{ median: 30, searches: 5 }]);
});

test('the figure is stored every ten minutes at most', async () => {
  const { hear, stored, clock } = aPage();
  await hear(taken(10, 20, 30, 40, 50));
  clock.advance(STORE_EVERY_MS - 1);
  await hear(taken(60, 70));
  expect(stored).toHaveLength(1);
  clock.advance(1);
  await hear([]);
  expect(stored.at(-1)).toEqual({ median: 40, searches: 7 });
});
