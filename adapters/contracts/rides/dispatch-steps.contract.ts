import { beforeAll, describe, expect, it } from 'vitest';
import { givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import { DAY_MS, HOUR_MS } from '#domain/shared/durations.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { alter, arrangeFirm, openDriver, openPerson, type RidePerson } from './ride-stage.builder.ts';

const DENIED = { code: 'permission-denied' };
const CARD = { plate: 'B-CB 1', phone: '+49 30 1' };

/** The steps of dispatch and the answers of drivers, through the services and the rules. */
export function describeDispatchSteps(name: string, makeWorld: MakeWorld): void {
  describe(`the steps of dispatch on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    /** A passenger with a request, a driver on duty and a dispatcher. */
    async function openDispatch() {
      const [passenger, driver, admin] = [
        await openPerson(stage(), 'passenger'),
        await openDriver(stage()),
        await openPerson(stage(), 'admin'),
      ];
      return { passenger, driver, admin, id: await passenger.book() };
    }
    const drivesOf = async (driver: RidePerson) => {
      const { rides } = valueOf(await driver.rides.page({ of: 'driver', uid: driver.uid }, null));
      return rides.map(({ id }) => id);
    };

    it('a driver who is asked sees the ride among their own, and its details only after the take', async () => {
      const { passenger, driver, admin, id } = await openDispatch();
      valueOf(await admin.takeStep(await admin.read(id), { did: 'offer', driver: driver.uid }));
      expect(await passenger.read(id)).toMatchObject({ state: 'offered', driver: driver.uid, card: null });
      expect(await drivesOf(driver)).toEqual([id]);
      expect(errorOf(await driver.rides.details(id))).toEqual(DENIED);
      const early = await openDriver(stage());
      const refused = await early.takeStep(await admin.read(id), { did: 'take', minutes: null });
      expect(errorOf(refused)).toEqual({ code: 'ride-taken' });
      valueOf(await driver.takeStep(await driver.read(id), { did: 'take', minutes: 5 }));
      expect(valueOf(await driver.rides.details(id))?.from.text).toBe('Main Street 1, Old Town');
    });

    it('a driver declines with a reason, dispatch sees who declined, and that driver cannot get the ride any more', async () => {
      const { driver, admin, id } = await openDispatch();
      valueOf(await admin.takeStep(await admin.read(id), { did: 'offer', driver: driver.uid }));
      valueOf(await driver.takeStep(await driver.read(id), { did: 'decline', why: 'too_far' }));
      expect(await admin.read(id)).toMatchObject({
        state: 'requested',
        driver: null,
        declined: [driver.uid],
        offeredAt: null,
      });
      expect(await drivesOf(driver)).toEqual([]);
      const taken = await driver.takeStep(await driver.read(id), { did: 'take', minutes: null });
      expect(errorOf(taken)).toEqual({ code: 'refused-before' });
    });

    it('an offer lapses once its time is over, and before that the step fails as too early', async () => {
      const { driver, admin, passenger, id } = await openDispatch();
      valueOf(await admin.takeStep(await admin.read(id), { did: 'offer', driver: driver.uid }));
      const offered = await admin.read(id);
      for (const person of [admin, passenger]) {
        expect(errorOf(await person.takeStep(offered, { did: 'lapse' })).code).toBe('too-early');
      }
      await alter(stage(), `rides/${id}`, { offeredAt: new Date(0) });
      valueOf(await passenger.takeStep(offered, { did: 'lapse' }));
      expect(await admin.read(id)).toMatchObject({ state: 'requested', driver: null, declined: [] });
    });

    it('an assigned ride is promised with the driver’s card, and the driver sets off for it', async () => {
      const { passenger, driver, admin, id } = await openDispatch();
      valueOf(await admin.takeStep(await admin.read(id), { did: 'assign', driver: driver.uid }));
      expect(await passenger.read(id)).toMatchObject({ state: 'accepted', driver: driver.uid, card: CARD });
      valueOf(await driver.takeStep(await driver.read(id), { did: 'depart', minutes: 5 }));
      expect((await passenger.read(id)).state).toBe('on_the_way');
    });

    it('dispatch enters a departure hours before the ride is due, for which its driver is too early', async () => {
      const { driver, admin, id } = await openDispatch();
      valueOf(await admin.takeStep(await admin.read(id), { did: 'assign', driver: driver.uid }));
      await alter(stage(), `rides/${id}`, { pickupAt: new Date(Date.now() + 5 * HOUR_MS) });
      const depart = { did: 'depart', minutes: null } as const;
      expect(errorOf(await driver.takeStep(await driver.read(id), depart)).code).toBe('too-early');
      valueOf(await admin.takeStep(await admin.read(id), depart));
      expect((await driver.read(id)).state).toBe('on_the_way');
    });

    it('a driver who drives promises the next ride, is assigned another, and cannot set off for either while driving', async () => {
      const { driver, admin, id } = await openDispatch();
      const others = [
        await openPerson(stage(), 'passenger'),
        await openPerson(stage(), 'passenger'),
      ] as const;
      const [next, third] = [await others[0].book(), await others[1].book()];
      valueOf(await driver.takeStep(await driver.read(id), { did: 'take', minutes: null }));
      valueOf(await driver.takeStep(await driver.read(next), { did: 'reserve' }));
      valueOf(await admin.takeStep(await admin.read(third), { did: 'assign', driver: driver.uid }));
      expect(await others[0].read(next)).toMatchObject({ state: 'accepted', card: CARD });
      const tooSoon = await driver.takeStep(await driver.read(third), { did: 'depart', minutes: null });
      expect(errorOf(tooSoon)).toEqual({ code: 'already-driving', ride: id });
      valueOf(await driver.takeStep(await driver.read(id), givesBack({ why: 'mistake' })));
      valueOf(await driver.takeStep(await driver.read(next), { did: 'depart', minutes: null }));
    });

    it('a ride is recalled from a driver on the way, who is free at once and cannot take it again', async () => {
      const { passenger, driver, admin, id } = await openDispatch();
      valueOf(await driver.takeStep(await driver.read(id), { did: 'take', minutes: 5 }));
      valueOf(await admin.takeStep(await admin.read(id), { did: 'recall', why: 'nearer' }));
      expect((await driver.read(id)).log.at(-1)).toMatchObject({ did: 'recall', why: 'nearer' });
      expect(await passenger.read(id)).toMatchObject({
        state: 'requested',
        driver: null,
        card: null,
        etaAt: null,
      });
      expect(errorOf(await driver.rides.details(id))).toEqual(DENIED);
      const again = await driver.takeStep(await driver.read(id), { did: 'take', minutes: null });
      expect(errorOf(again)).toEqual({ code: 'refused-before' });
      valueOf(await driver.driverShift.stop('break'));
    });

    it('dispatch ends a ride whose driver forgot it, and corrects its outcome with a note', async () => {
      const { passenger, driver, admin, id } = await openDispatch();
      valueOf(await driver.takeStep(await driver.read(id), { did: 'take', minutes: null }));
      for (const did of ['arrive', 'start'] as const)
        valueOf(await driver.takeStep(await driver.read(id), { did }));
      valueOf(await admin.takeStep(await admin.read(id), { did: 'complete' }));
      expect(await passenger.read(id)).toMatchObject({ state: 'completed', card: { phone: null } });
      const order = { did: 'correct', to: 'cancelled', note: ' Nobody came. ' } as const;
      valueOf(await admin.takeStep(await admin.read(id), order));
      expect(await passenger.read(id)).toMatchObject({ state: 'cancelled', did: 'correct', rev: 5 });
      expect((await passenger.read(id)).log.at(-1)).toMatchObject({ by: admin.uid, note: null });
      expect(valueOf(await admin.rides.remarks(id))).toMatchObject([{ rev: 5, note: 'Nobody came.' }]);
      const refused = await driver.takeStep(await driver.read(id), { ...order, to: 'completed' });
      expect(errorOf(refused)).toEqual(DENIED);
    });

    it('a driver takes back steps pressed by mistake, even the end, and drives on [B9]', async () => {
      const { passenger, driver, id } = await openDispatch();
      const presses = async (...steps: readonly ('arrive' | 'start' | 'complete' | 'take_back')[]) => {
        for (const did of steps) valueOf(await driver.takeStep(await driver.read(id), { did }));
      };
      valueOf(await driver.takeStep(await driver.read(id), { did: 'take', minutes: 5 }));
      await presses('arrive', 'take_back');
      expect(await passenger.read(id)).toMatchObject({ state: 'on_the_way', arrivedAt: null });
      await presses('arrive', 'start', 'take_back');
      expect((await passenger.read(id)).state).toBe('arrived');
      await presses('start', 'complete', 'take_back');
      expect(await passenger.read(id)).toMatchObject({ state: 'in_progress', endedAt: null, card: CARD });
      expect(valueOf(await driver.rides.details(id))?.from.text).toBe('Main Street 1, Old Town');
      expect(errorOf(await driver.driverShift.stop('off'))).toEqual({ code: 'already-driving', ride: id });
      const again = await driver.takeStep(await driver.read(id), { did: 'take_back' });
      expect(errorOf(again)).toMatchObject({ code: 'ride-changed' });
      await presses('complete');
      valueOf(await driver.driverShift.stop('off'));
    });

    it('dispatch reopens a ride whose driver is free, and cannot reopen one whose driver drives another ride [B9]', async () => {
      const { passenger, driver, admin, id } = await openDispatch();
      valueOf(await driver.takeStep(await driver.read(id), { did: 'take', minutes: null }));
      for (const did of ['arrive', 'start', 'complete'] as const)
        valueOf(await driver.takeStep(await driver.read(id), { did }));
      valueOf(await admin.takeStep(await admin.read(id), { did: 'take_back' }));
      expect(await passenger.read(id)).toMatchObject({ state: 'in_progress', endedAt: null, card: CARD });
      const late = await driver.takeStep(await driver.read(id), { did: 'take_back' });
      expect(errorOf(late)).toMatchObject({ code: 'ride-changed', did: 'take_back', by: 'dispatch' });
      valueOf(await driver.takeStep(await driver.read(id), { did: 'complete' }));
      const other = await (await openPerson(stage(), 'passenger')).book();
      valueOf(await driver.takeStep(await driver.read(other), { did: 'take', minutes: null }));
      const busy = await admin.takeStep(await admin.read(id), { did: 'take_back' });
      expect(errorOf(busy)).toEqual({ code: 'driver-engaged', by: 'ride', isOver: true });
      const own = await driver.takeStep(await driver.read(id), { did: 'take_back' });
      expect(errorOf(own)).toEqual({ code: 'already-driving', ride: other });
    });

    it('a driver cannot take back a step too late, and dispatch can [B9]', async () => {
      const { driver, admin, id } = await openDispatch();
      valueOf(await driver.takeStep(await driver.read(id), { did: 'take', minutes: null }));
      valueOf(await driver.takeStep(await driver.read(id), { did: 'arrive' }));
      await alter(stage(), `rides/${id}`, { changedAt: new Date(Date.now() - 31_000) });
      const late = await driver.takeStep(await driver.read(id), { did: 'take_back' });
      expect(errorOf(late)).toEqual({ code: 'not-taken-back', by: 'driver' });
      valueOf(await admin.takeStep(await admin.read(id), { did: 'take_back' }));
      expect((await driver.read(id)).state).toBe('on_the_way');
    });

    it('a driver who has gone off duty cannot be given a ride that is due, and the failure names the reason', async () => {
      const { driver, admin, id } = await openDispatch();
      const seen = await admin.read(id);
      valueOf(await driver.driverShift.stop('off'));
      for (const did of ['offer', 'assign'] as const) {
        expect(errorOf(await admin.takeStep(seen, { did, driver: driver.uid }))).toEqual({
          code: 'driver-off-duty',
        });
      }
      const tomorrow = new Date(Date.now() + DAY_MS);
      await alter(stage(), `rides/${id}`, { kind: 'later', pickupAt: tomorrow, searchFrom: tomorrow });
      valueOf(await admin.takeStep(await admin.read(id), { did: 'assign', driver: driver.uid }));
    });

    it('a driver whose account has been blocked cannot be given a ride, and the failure names the reason', async () => {
      const { driver, admin, id } = await openDispatch();
      await alter(stage(), `users/${driver.uid}`, { status: 'rejected' });
      for (const did of ['offer', 'assign'] as const) {
        const refused = await admin.takeStep(await admin.read(id), { did, driver: driver.uid });
        expect(errorOf(refused)).toEqual({ code: 'driver-unavailable' });
      }
    });

    it.each([
      ['was blocked', { status: 'rejected' }],
      ['was signed out everywhere', { signedInSince: new Date(Date.now() + DAY_MS) }],
    ])('a driver who %s is denied the take, and not told of a faster driver', async (_, change) => {
      const { driver, admin, id } = await openDispatch();
      const asked = await admin.read(id);
      await alter(stage(), `users/${driver.uid}`, change);
      expect(errorOf(await driver.takeStep(asked, { did: 'take', minutes: null }))).toEqual(DENIED);
    });
  });
}
