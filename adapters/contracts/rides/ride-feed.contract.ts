import { beforeAll, describe, expect, it } from 'vitest';
import { MOST_REQUESTS } from '#domain/rides/model/basics/ride-limits.ts';
import type { RideState } from '#domain/rides/model/ride/ride-state.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { RideWatches } from '#domain/rides/ports/ride-feed.ts';
import type { Watched } from '#domain/shared/feed.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import { watching } from '../stage/watching.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { arrangeFirm, openDriver, openPerson, type RidePerson } from './ride-stage.builder.ts';

type Via = 'polling' | 'listening';

const LOOK_MS = 1000;

/** A watch that can wait for a state and look again. */
function watchingAs<Kind extends keyof RideWatches>({ feed }: RidePerson, what: Watched<RideWatches, Kind>) {
  const { states, until } = watching(feed, what);
  return {
    states,
    /**
     * Resolves when the state comes in the way `via`. A listener is trusted after a request has found the same state.
     * If another test changes something at that moment, a further request is needed.
     */
    async known(via: Via) {
      const looking = setInterval(() => feed.lookNow(), LOOK_MS);
      const state = await until((state) => state.via === via && state.seen !== null);
      clearInterval(looking);
      return state;
    },
    until(is: (seen: RideWatches[Kind]['seen']) => boolean) {
      if (states.at(-1)?.via !== 'listening') feed.lookNow();
      return until(({ seen }) => seen !== null && is(seen));
    },
  };
}

/** The contract of the feed of rides (rides 5); `via` is how it gets rides. */
export function describeRideFeed(name: string, via: Via, makeWorld: MakeWorld): void {
  describe(`the feed of rides on ${name}, ${via}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    it('a request is reported to drivers until a driver takes it, and the passenger’s ride then shows the driver', async () => {
      const [passenger, driver] = [await openPerson(stage(), 'passenger'), await openDriver(stage())];
      const watcher = await openPerson(stage(), 'driver');
      const pool = watchingAs(watcher, { kind: 'pool', most: MOST_REQUESTS });
      const own = watchingAs(passenger, { kind: 'my-rides', uid: passenger.uid });
      const drives = watchingAs(driver, { kind: 'my-drives', uid: driver.uid });
      await Promise.all([pool, own, drives].map(({ known }) => known(via)));
      const id = await passenger.book();
      await pool.until(({ rides }) => rides.some((ride) => ride.id === id));
      valueOf(await driver.takeStep(await driver.read(id), { did: 'take', minutes: 5 }));
      await pool.until(({ rides }) => rides.every((ride) => ride.id !== id));
      const comes = await own.until(([ride]) => ride?.state === 'on_the_way');
      expect(comes).toMatchObject({ via, error: null });
      await drives.until(([ride]) => ride?.id === id);
    });

    it('a ride under way is listed until it is over and afterwards, even with 25 rides for later', async () => {
      const [passenger, driver] = [await openPerson(stage(), 'passenger'), await openDriver(stage())];
      const id = await passenger.book();
      const path = () => `rides/${anId()}`;
      const [rider, hour] = [passenger.uid, 3_600_000];
      const ofBoth = (state: RideState, given: object) =>
        aStoredRide(state, { rider, driver: driver.uid, ...given });
      const ahead = Array.from({ length: 25 }, (_, index) => {
        const pickupAt = new Date(Date.now() + (index + 1) * hour);
        return [path(), ofBoth('accepted', { kind: 'later', pickupAt, searchFrom: pickupAt })] as const;
      });
      const over = Array.from({ length: 6 }, (_, index) => {
        // The order of these rides by end differs from their order by pick-up.
        const [pickupAt, endedAt] = [
          new Date(Date.now() + index * hour),
          new Date(Date.now() - index * hour),
        ];
        return [path(), ofBoth('cancelled', { pickupAt, endedAt })] as const;
      });
      await stage().documents.write(Object.fromEntries([...ahead, ...over.toReversed()]));
      valueOf(await driver.takeStep(await driver.read(id), { did: 'take', minutes: null }));
      const [own, drives] = [
        watchingAs(passenger, { kind: 'my-rides', uid: rider }),
        watchingAs(driver, { kind: 'my-drives', uid: driver.uid }),
      ];
      const idsOf = (paths: readonly (readonly [string, object])[]) =>
        paths.map(([each]) => each.slice('rides/'.length));
      const both = [own, drives];
      for (const { seen } of await Promise.all(both.map(({ known }) => known(via)))) {
        expect(seen?.map((ride) => ride.id)).toEqual([id, ...idsOf(ahead), ...idsOf(over.slice(0, 4))]);
      }
      valueOf(await passenger.takeStep(await passenger.read(id), { did: 'cancel', why: 'mistake' }));
      const isOver = (rides: readonly FoundRide[]) =>
        rides.some((ride) => ride.id === id && ride.state === 'cancelled');
      for (const { seen } of await Promise.all(both.map(({ until }) => until(isOver)))) {
        expect(seen?.map((ride) => ride.id)).toEqual([...idsOf(ahead), id, ...idsOf(over.slice(0, 3))]);
      }
      for (const { states } of both) {
        expect(
          states.every((state) => state.seen === null || state.seen.some((ride) => ride.id === id)),
        ).toBe(true);
      }
    });

    it('neither expired requests nor requests of tomorrow hide a request that waits now, and the earliest request is first', async () => {
      const [passenger, driver] = [
        await openPerson(stage(), 'passenger'),
        await openPerson(stage(), 'driver'),
      ];
      const live = await passenger.book();
      const request = await stage().documents.read(`rides/${live}`);
      const dead = (index: number) => {
        const at = new Date(Date.UTC(2025, 0, 1, 0, index));
        return { ...request, pickupAt: at, searchFrom: at, rider: 'gone' };
      };
      const ahead = (index: number) => {
        const at = new Date(Date.now() + 86_400_000 + index * 60_000);
        return { ...request, kind: 'later', pickupAt: at, searchFrom: at, rider: 'gone' };
      };
      const paths = Array.from({ length: 50 }, () => `rides/${anId()}`);
      await stage().documents.write(
        Object.fromEntries(paths.map((path, index) => [path, index < 25 ? dead(index) : ahead(index)])),
      );
      const pool = watchingAs(driver, { kind: 'pool', most: MOST_REQUESTS });
      const { seen } = await pool.until(({ rides }) => rides.some((ride) => ride.id === live));
      const times =
        seen?.rides.flatMap((ride) => (ride.state === 'damaged' ? [] : ride.pickupAt.getTime())) ?? [];
      expect(times.length).toBeGreaterThan(1);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      // Ends these rides, because other tests use the same server.
      await stage().documents.write(
        Object.fromEntries(paths.map((path) => [path, { ...dead(0), state: 'expired', open: false }])),
      );
    });

    it('open rides and shifts are reported to administrators', async () => {
      const [admin, passenger] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'passenger')];
      const [board, shifts] = [watchingAs(admin, { kind: 'board' }), watchingAs(admin, { kind: 'shifts' })];
      await Promise.all([board.known(via), shifts.known(via)]);
      const id = await passenger.book();
      const open = await board.until((rides) => rides.some((ride) => ride.id === id));
      expect(open.error).toBeNull();
      const driver = await openDriver(stage());
      const working = await shifts.until(({ known }) => known.some(({ uid }) => uid === driver.uid));
      expect(working.seen?.known.find(({ uid }) => uid === driver.uid)?.duty).toBe('on');
    });

    it('a refusal of the rules is reported as a failure', async () => {
      const passenger = await openPerson(stage(), 'passenger');
      const state = await watching(passenger.feed, { kind: 'board' }).until(({ error }) => error !== null);
      expect(state).toMatchObject({ seen: null, via: 'silent', error: { code: 'permission-denied' } });
    });
  });
}
