import { createAdjustableClock } from '#adapters/memory/adjustable-clock.builder.ts';
import { expect, test } from 'vitest';
import { after, aRide } from '../model/ride/ride.builder.ts';
import { createSearchKeeping, KEEP_EVERY_MS } from './search-keeping.ts';

/** Rides that a driver took so many seconds after they were requested. */
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
  const kept: object[] = [];
  const hear = createSearchKeeping({ keep: async (figure) => kept.push(figure), now: clock.now });
  return { hear, clock, kept };
}

test('the figure is kept once there are enough searches, also from rides that are no longer listed', async () => {
  const { hear, kept } = aPage();
  await hear(taken(10, 20, 30));
  expect(kept).toEqual([]);
  await hear(taken(40, 50));
  expect(kept).toEqual([{ median: 30, searches: 5 }]);
});

test('the figure is kept every ten minutes at most', async () => {
  const { hear, kept, clock } = aPage();
  await hear(taken(10, 20, 30, 40, 50));
  clock.advance(KEEP_EVERY_MS - 1);
  await hear(taken(60, 70));
  expect(kept).toHaveLength(1);
  clock.advance(1);
  await hear([]);
  expect(kept.at(-1)).toEqual({ median: 40, searches: 7 });
});
