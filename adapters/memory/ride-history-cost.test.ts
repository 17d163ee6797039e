import { expect, test } from 'vitest';
import { arrangeFirm, openPerson } from '#adapters/contracts/rides/ride-stage.builder.ts';
import { periodOf } from '#domain/shared/time/day.ts';
import { EVERY_RIDE } from '#domain/rides/model/history/ride-filter.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { makeMemoryWorldUnderTest } from './memory-world.builder.ts';

const TODAY = '2026-11-24';
const NOON = new Date('2026-11-24T12:00Z');
const DRIVERS = Array.from({ length: 30 }, (_, index) => `driver-${index}`);

/** The reads of a day's totals, page and count, with `others` rides on other days. */
async function readsWith(others: number) {
  const world = await makeMemoryWorldUnderTest();
  await arrangeFirm(world);
  const admin = await openPerson(world, 'admin');
  const ride = (index: number, pickupAt: Date) => [
    `rides/ride-${index}-${pickupAt.getTime()}`,
    aStoredRide('completed', { driver: DRIVERS[index % DRIVERS.length], pickupAt, arrivedAt: pickupAt }),
  ];
  const today = Array.from({ length: 200 }, (_, index) => ride(index, NOON));
  const before = Array.from({ length: others }, (_, index) =>
    ride(index, new Date(NOON.getTime() - DAY_MS * (1 + (index % 300)) - index)),
  );
  await world.documents.write(Object.fromEntries([...today, ...before]));
  const costOf = async (read: () => Promise<unknown>) => {
    const start = world.reads();
    await read();
    return world.reads() - start;
  };
  const period = periodOf(TODAY, TODAY, 'UTC');
  const filter = { ...EVERY_RIDE, period };
  const costs = {
    totals: await costOf(async () => valueOf(await admin.history.totals(filter))),
    count: await costOf(async () => valueOf(await admin.history.count(filter))),
    page: await costOf(async () => valueOf(await admin.rides.page({ of: 'filter', filter }, null))),
  };
  await world.close();
  return costs;
}

test('a day’s totals, its count and a page of it cost the same with ten rides on other days as with ten thousand', async () => {
  const few = await readsWith(10);
  expect(await readsWith(10_000)).toEqual(few);
  // As in docs/scale.md.
  expect(few).toEqual({ totals: 86, count: 2, page: 22 });
}, 60_000);
