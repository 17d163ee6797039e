import { beforeAll, describe, expect, it } from 'vitest';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { MOST_LISTED, MOST_REQUESTS } from '#domain/rides/model/basics/ride-limits.ts';
import { searchesFrom } from '#domain/rides/model/ride/deadlines.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { HOUR_MS } from '#domain/shared/durations.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import { watching } from '../stage/watching.builder.ts';
import type { MakeWorld, RawDocument } from '../stage/world-under-test.builder.ts';
import { arrangeFirm, arrangeRequests, CAR, openPerson } from './ride-stage.builder.ts';

const DRIVERS = 120;
const CARS = 120;
const OPEN_RIDES = 250;
const REQUESTS = 230;
const [DAY_MS, MINUTE_MS] = [24 * HOUR_MS, 60_000];

const many = (count: number, make: (index: number, id: string) => readonly [string, RawDocument]) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => make(index, anId())));

/** A firm with more of everything than a page of a list shows. `via` is how the feed gets rides. */
export function describeFullFirm(name: string, via: 'polling' | 'listening', makeWorld: MakeWorld): void {
  describe(`a full firm on ${name}, ${via}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    it('all drivers and all cars are listed, the drivers last seen first', async () => {
      const now = Date.now();
      const seenAt = (index: number) => new Date(now - index * MINUTE_MS);
      await stage().documents.write(
        many(DRIVERS, (index, id) => [`drivers/${id}`, aStoredShift({ seenAt: seenAt(index), duty: 'off' })]),
      );
      await stage().documents.write(many(CARS, (_, id) => [`vehicles/${id}`, { ...CAR, active: false }]));
      const admin = await openPerson(stage(), 'admin');
      const { known: shifts } = valueOf(await admin.shifts.list());
      expect(shifts.length).toBeGreaterThanOrEqual(DRIVERS);
      const seen = shifts.map((shift) => shift.seenAt.getTime());
      expect(seen).toEqual(seen.toSorted((one, other) => other - one));
      const driver = await openPerson(stage(), 'driver');
      expect(valueOf(await driver.fleet.vehicles()).stored).toBeGreaterThan(CARS);
      const { until } = watching(admin.feed, { kind: 'shifts' });
      const listed = await until((state) => state.via === via && (state.seen?.stored ?? 0) >= DRIVERS);
      expect(listed.error).toBeNull();
    });

    it('all open rides are on the board, and expired requests hide no live one from drivers', async () => {
      const now = Date.now();
      const rides = many(OPEN_RIDES, (index, id) => {
        const pickupAt = new Date(now + DAY_MS + index * MINUTE_MS);
        const times = { kind: 'later', pickupAt, searchFrom: pickupAt };
        return [`rides/${id}`, aStoredRide('accepted', { ...times, rider: `caller-${id}`, driver: anId() })];
      });
      const over = many(MOST_LISTED, (index, id) => {
        const pickupAt = new Date(now - 2 * HOUR_MS - index * 1000);
        return [
          `rides/${id}`,
          aStoredRide('requested', { pickupAt, searchFrom: pickupAt, rider: `caller-${id}` }),
        ];
      });
      await stage().documents.write({ ...rides, ...over });
      const passenger = await openPerson(stage(), 'passenger');
      const id = await passenger.book();
      const [admin, driver] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'driver')];
      const board = watching(admin.feed, { kind: 'board' });
      const all = await board.until(({ seen }) => (seen?.length ?? 0) > OPEN_RIDES + MOST_LISTED);
      expect(all.error).toBeNull();
      const pool = watching(driver.feed, { kind: 'pool', most: MOST_REQUESTS });
      const has = (rides: readonly FoundRide[] = []) => rides.some((ride) => ride.id === id);
      await pool.until(({ via: by, seen }) => by === via && has(seen?.rides));
      // Ends these rides, because other tests use the same server.
      const ended = Object.keys({ ...rides, ...over }).map(
        (path) => [path, aStoredRide('cancelled')] as const,
      );
      await stage().documents.write(Object.fromEntries(ended));
    });

    it('a driver sees the next requests, their total number, and the others when asking for more', async () => {
      const ids = await arrangeRequests(stage(), REQUESTS, new Date(Date.now() + DAY_MS));
      const driver = await openPerson(stage(), 'driver');
      const next = watching(driver.feed, { kind: 'pool', most: MOST_REQUESTS });
      const part = await next.until(({ via: by, seen }) => by === via && seen !== null && seen.hasMore);
      expect(part.seen?.rides).toHaveLength(MOST_REQUESTS);
      const from = searchesFrom(new Date());
      expect(valueOf(await driver.rides.countRequests(from))).toBeGreaterThanOrEqual(REQUESTS);
      const all = watching(driver.feed, { kind: 'pool', most: 3 * MOST_REQUESTS });
      const whole = await all.until(({ via: by, seen }) => by === via && seen !== null && !seen.hasMore);
      expect(whole.seen?.rides.map((ride) => ride.id)).toEqual(expect.arrayContaining([...ids]));
      const passenger = await openPerson(stage(), 'passenger');
      expect(errorOf(await passenger.rides.countRequests(from)).code).toBe('permission-denied');
      const ended = ids.map((id) => [`rides/${id}`, aStoredRide('cancelled')] as const);
      await stage().documents.write(Object.fromEntries(ended));
    });
  });
}
