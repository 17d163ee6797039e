import { beforeAll, describe, expect, it } from 'vitest';
import { BOOKING_PAUSE } from '#domain/rides/model/basics/ride-limits.ts';
import { givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { arrangeFirm, openDriver, openPerson, TRIP } from './ride-stage.builder.ts';

/** A ride from its request to its end, through the services and the rules. */
export function describeRideSteps(name: string, makeWorld: MakeWorld): void {
  describe(`the steps of a ride on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    it('a ride goes from its request to its completion, and each step is stored with its author', async () => {
      const [passenger, driver] = [await openPerson(stage(), 'passenger'), await openDriver(stage())];
      const id = await passenger.book();
      valueOf(await driver.takeStep(await driver.read(id), { did: 'take', minutes: 5 }));
      const taken = await passenger.read(id);
      expect(taken).toMatchObject({ state: 'on_the_way', driver: driver.uid, rev: 1 });
      expect(taken.card).toMatchObject({ plate: 'B-CB 1', colour: 'white', phone: '+49 30 1' });
      expect(valueOf(await driver.rides.details(id))?.to.text).toBe('Pier 3, Harbour');
      for (const did of ['arrive', 'start', 'complete'] as const) {
        valueOf(await driver.takeStep(await driver.read(id), { did }));
      }
      const ride = await passenger.read(id);
      expect(ride).toMatchObject({ state: 'completed', rev: 4, card: { phone: null } });
      expect(ride.log.map(({ did, by }) => [did, by])).toEqual([
        ['request', passenger.uid],
        ...['take', 'arrive', 'start', 'complete'].map((did) => [did, driver.uid]),
      ]);
    });

    it('a driver on the way estimates the arrival, then corrects it, and the passenger sees both', async () => {
      const [passenger, driver] = [await openPerson(stage(), 'passenger'), await openDriver(stage())];
      const id = await passenger.book();
      valueOf(await driver.takeStep(await driver.read(id), { did: 'take', minutes: 10 }));
      const seen = await driver.read(id);
      const { etaAt: said } = await passenger.read(id);
      expect(said).toEqual(expect.any(Date));
      valueOf(await driver.takeStep(seen, { did: 'estimate', minutes: 5 }));
      expect(errorOf(await passenger.takeStep(seen, { did: 'cancel', why: 'too_long' }))).toMatchObject({
        code: 'ride-changed',
        did: 'estimate',
      });
      const again = await driver.takeStep(await driver.read(id), { did: 'estimate', minutes: 5 });
      expect(errorOf(again)).toMatchObject({ code: 'again-too-soon' });
      const later = await passenger.read(id);
      expect(later).toMatchObject({ state: 'on_the_way', rev: 2, did: 'estimate' });
      expect((later.etaAt?.getTime() ?? 0) - (said?.getTime() ?? 0)).toBe(5 * MINUTE_MS);
    });

    it('a driver gives a ride back, and can get it again only from dispatch', async () => {
      const [passenger, driver] = [await openPerson(stage(), 'passenger'), await openDriver(stage())];
      const id = await passenger.book();
      valueOf(await driver.takeStep(await driver.read(id), { did: 'take', minutes: null }));
      valueOf(await driver.takeStep(await driver.read(id), givesBack()));
      expect(await passenger.read(id)).toMatchObject({
        state: 'requested',
        driver: null,
        card: null,
        declined: [driver.uid],
      });
      const refused = await driver.takeStep(await driver.read(id), { did: 'take', minutes: null });
      expect(errorOf(refused)).toEqual({ code: 'refused-before' });
      const admin = await openPerson(stage(), 'admin');
      valueOf(await admin.takeStep(await admin.read(id), { did: 'offer', driver: driver.uid }));
      valueOf(await driver.takeStep(await driver.read(id), { did: 'take', minutes: null }));
      expect((await passenger.read(id)).driver).toBe(driver.uid);
    });

    it('a passenger can have one open ride for now, and after a cancel books again only ten seconds after the booking', async () => {
      const passenger = await openPerson(stage(), 'passenger');
      const id = await passenger.book();
      const start = valueOf(await passenger.booking.open());
      const again = await passenger.booking.request(anId(), TRIP, start);
      expect(errorOf(again)).toEqual({ code: 'already-booked', kind: 'now', ride: id });
      valueOf(await passenger.takeStep(await passenger.read(id), { did: 'cancel', why: 'too_long' }));
      expect((await passenger.read(id)).state).toBe('cancelled');
      const tooSoon = errorOf(await passenger.booking.request(anId(), TRIP, start));
      const claimedAt = valueOf(await passenger.rides.rider(passenger.uid))?.claimedAt?.getTime() ?? 0;
      expect(tooSoon).toEqual({ code: 'booked-just-now', from: new Date(claimedAt + BOOKING_PAUSE * 1000) });
      await passenger.mayBookAgain();
      await passenger.book();
    });
  });
}
