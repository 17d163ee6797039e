import { beforeAll, describe, expect, it } from 'vitest';
import type { Trip } from '#domain/rides/model/booking/trip.ts';
import { givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/durations.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { alter, arrangeFirm, openDriver, openPerson, TRIP } from './ride-stage.builder.ts';

/** A trip with its pick-up at a full hour, `hours` hours from now. */
function tripIn(hours: number, now: Date): Trip {
  const at = new Date(Math.floor(now.getTime() / HOUR_MS + hours) * HOUR_MS);
  return {
    ...TRIP,
    pickUp: { kind: 'later', at, wall: at.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length) },
  };
}

/** Rides booked ahead, and steps that are reported later than they were taken. */
export function describeLaterRides(name: string, makeWorld: MakeWorld): void {
  describe(`later rides on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    const openPassenger = async () => {
      const passenger = await openPerson(stage(), 'passenger');
      const request = async (hours: number) => {
        const trip = tripIn(hours, passenger.clock.now());
        const id = anId();
        const start = valueOf(await passenger.booking.open());
        return { id, answer: await passenger.booking.request(id, trip, start) };
      };
      return { ...passenger, request };
    };

    it.each([
      { clock: 'slow', off: -10, pickUp: -5 },
      { clock: 'fast', off: 10, pickUp: 5 },
    ])(
      'dispatch and drivers can return a later ride around its pick-up with a clock that is ten minutes $clock',
      async ({ off, pickUp }) => {
        const [passenger, admin] = [await openPassenger(), await openPerson(stage(), 'admin')];
        const [driver, other] = [await openDriver(stage()), await openDriver(stage())];
        const { id } = await passenger.request(24);
        const pickupAt = new Date(driver.clock.now().getTime() + pickUp * MINUTE_MS);
        await alter(stage(), `rides/${id}`, { pickupAt, searchFrom: pickupAt });
        const offer = { did: 'offer', driver: driver.uid } as const;
        const byDriver = driver.takeStepOff(off * MINUTE_MS);
        const byOther = other.takeStepOff(off * MINUTE_MS);
        const byDispatch = admin.takeStepOff(off * MINUTE_MS);
        const returned = async () => {
          const { state, searchFrom, changedAt } = await passenger.read(id);
          expect(state).toBe('requested');
          expect(searchFrom).toEqual(pickUp > 0 ? pickupAt : changedAt);
        };
        valueOf(await admin.takeStep(await admin.read(id), offer));
        valueOf(await byDispatch(await admin.read(id), { did: 'recall' }));
        await returned();
        valueOf(await admin.takeStep(await admin.read(id), offer));
        valueOf(await byDriver(await driver.read(id), { did: 'decline', why: 'busy' }));
        await returned();
        valueOf(await other.takeStep(await other.read(id), { did: 'reserve' }));
        valueOf(await byOther(await other.read(id), givesBack()));
        await returned();
      },
    );

    it('a step stores its reported time, unless that is later than the server’s time or before the last step', async () => {
      const [passenger, driver] = [await openPassenger(), await openDriver(stage())];
      const id = await passenger.book();
      valueOf(await driver.takeStep(await driver.read(id), { did: 'take', minutes: null }));
      const taken = await driver.read(id);
      const ago = (minutes: number) => new Date(taken.changedAt.getTime() - minutes * MINUTE_MS);
      const [request, take] = taken.log;
      const line = { did: take?.did, by: take?.by, at: ago(20) };
      await alter(stage(), `rides/${id}`, {
        log: { 0: { did: request?.did, by: request?.by, at: ago(30) }, 1: line },
      });
      for (const [did, saidAt] of [
        ['arrive', ago(10)],
        ['start', ago(11)],
        ['complete', ago(-60)],
      ] as const) {
        valueOf(await driver.takeStep(await driver.read(id), { did, saidAt }));
      }
      const { log, state } = await passenger.read(id);
      expect(state).toBe('completed');
      expect(log.slice(2).map(({ saidAt }) => saidAt)).toEqual([ago(10), null, null]);
    });
  });
}
