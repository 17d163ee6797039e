import { beforeAll, describe, expect, it } from 'vitest';
import type { RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { alter, arrangeFirm, openDriver, openPerson, TRIP } from './ride-stage.builder.ts';

const TAKE = { did: 'take', minutes: null } as const;
/** Signing in this many drivers takes a while. Milliseconds. */
const PATIENCE_MS = 180_000;

/** The longest time of the set-up. In one round the search ended this long before the steps. Milliseconds. */
const SET_UP_MS = 800;
/** In another round the search ends this long after the steps, enough for a busy machine. Milliseconds. */
const AWAY_MS = 20 * MINUTE_MS;

const winners = (answers: readonly RideResult<void>[]) => answers.filter(({ ok }) => ok).length;
const losers = (answers: readonly RideResult<void>[]) =>
  answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));

/** Simultaneous steps. One is stored, and the failures of the others name it. */
export function describeRideRaces(name: string, takers: number, makeWorld: MakeWorld): void {
  describe(`races for a ride on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    it(
      `of ${takers} drivers who take one request at once, one gets it, and all others learn that it is taken`,
      async () => {
        const passenger = await openPerson(stage(), 'passenger');
        const drivers = await Promise.all(Array.from({ length: takers }, () => openDriver(stage())));
        const id = await passenger.book();
        const seen = await passenger.read(id);
        const answers = await Promise.all(drivers.map((driver) => driver.takeStep(seen, TAKE)));
        expect(winners(answers)).toBe(1);
        expect(losers(answers).map(({ code }) => code)).toEqual(
          Array.from({ length: takers - 1 }, () => 'ride-taken'),
        );
        const winner = drivers[answers.findIndex(({ ok }) => ok)];
        expect(await passenger.read(id)).toMatchObject({ state: 'on_the_way', driver: winner?.uid, rev: 1 });
      },
      PATIENCE_MS,
    );

    it('only one of a simultaneous take and cancel is stored, and the failure of the other names the stored step', async () => {
      const [passenger, driver] = [await openPerson(stage(), 'passenger'), await openDriver(stage())];
      const seen = await passenger.read(await passenger.book());
      const [taken, cancelled] = await Promise.all([
        driver.takeStep(seen, TAKE),
        passenger.takeStep(seen, { did: 'cancel', why: 'mistake' }),
      ]);
      const { state, rev } = await passenger.read(seen.id);
      expect([winners([taken, cancelled]), rev]).toEqual([1, 1]);
      expect(state).toBe(taken.ok ? 'on_the_way' : 'cancelled');
      expect(losers([taken, cancelled])).toEqual([
        taken.ok
          ? { code: 'ride-changed', state: 'on_the_way', did: 'take', by: 'driver' }
          : { code: 'ride-taken' },
      ]);
    });

    it('at most one of a take and a simultaneous end of the search is stored', async () => {
      const driver = await openDriver(stage());
      for (const left of [-SET_UP_MS, 0, AWAY_MS]) {
        const passenger = await openPerson(stage(), 'passenger');
        const id = await passenger.book();
        const { terms } = await passenger.read(id);
        const moment = Date.now() + (left === 0 ? SET_UP_MS : 0);
        const searchFrom = new Date(moment + left - terms.search * 1000);
        await alter(stage(), `rides/${id}`, { searchFrom });
        const seen = await passenger.read(id);
        await new Promise((resolve) => setTimeout(resolve, moment - Date.now()));
        const answers = await Promise.all([
          driver.takeStep(seen, TAKE),
          passenger.takeStep(seen, { did: 'expire' }),
        ]);
        const ride = await passenger.read(id);
        expect(winners(answers)).toBe(ride.rev);
        // At the end of the search each step may be too late or too early. Otherwise exactly one succeeds.
        expect(left === 0 ? [0, 1] : [1]).toContain(ride.rev);
        if (ride.state !== 'on_the_way') continue;
        valueOf(await driver.takeStep(ride, givesBack({ why: 'mistake' })));
      }
    });

    it('a driver who takes two rides in two tabs at once gets one ride, and the failure of the other take names it', async () => {
      const driver = await openDriver(stage());
      const tabs = [driver, await driver.inAnotherTab()] as const;
      const passengers = [
        await openPerson(stage(), 'passenger'),
        await openPerson(stage(), 'passenger'),
      ] as const;
      const seen = await Promise.all(passengers.map(async (each) => each.read(await each.book())));
      const answers = await Promise.all(
        tabs.map(async (tab, index) => {
          const ride = seen[index];
          if (ride === undefined) throw new Error('no ride');
          return tab.takeStep(ride, TAKE);
        }),
      );
      expect(winners(answers)).toBe(1);
      const driven = seen[answers.findIndex(({ ok }) => ok)];
      expect(losers(answers)).toEqual([{ code: 'already-driving', ride: driven?.id }]);
    });

    it('only one of two simultaneous bookings in two tabs is stored, and the failure of the other names the stored ride', async () => {
      const passenger = await openPerson(stage(), 'passenger');
      const tabs = [passenger, await passenger.inAnotherTab()];
      const bookings = await Promise.all(
        tabs.map(async ({ booking }) => ({
          id: anId(),
          start: valueOf(await booking.open()),
          booking,
        })),
      );
      const answers = await Promise.all(
        bookings.map(({ booking, id, start }) => booking.request(id, TRIP, start)),
      );
      const made = bookings[answers.findIndex(({ ok }) => ok)]?.id;
      expect(winners(answers)).toBe(1);
      expect(losers(answers)).toEqual([{ code: 'already-booked', kind: 'now', ride: made }]);
      const { rides } = valueOf(await passenger.rides.page({ of: 'rider', uid: passenger.uid }, null));
      expect(rides.map(({ id }) => id)).toEqual([made]);
    });

    it('a booking whose answer is lost, sent again by its page, is one ride', async () => {
      const passenger = await openPerson(stage(), 'passenger');
      const [id, start] = [anId(), valueOf(await passenger.booking.open())];
      passenger.network.goOffline();
      expect(errorOf(await passenger.booking.request(id, TRIP, start)).code).toBe('network');
      passenger.network.goOnline();
      passenger.network.loseNextAnswer('documents');
      valueOf(await passenger.booking.request(id, TRIP, start));
      valueOf(await passenger.booking.request(id, TRIP, start));
      const { rides } = valueOf(await passenger.rides.page({ of: 'rider', uid: passenger.uid }, null));
      expect(rides.map((ride) => ride.id)).toEqual([id]);
    });
  });
}
