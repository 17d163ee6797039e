import { beforeAll, describe, expect, it } from 'vitest';
import { PROMISE_SLOTS } from '#domain/rides/model/firm/shift.ts';
import { givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/durations.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import {
  alter,
  arrangeFirm,
  arrangeRequests,
  openDriver,
  openPerson,
  type RidePerson,
} from './ride-stage.builder.ts';

const RESERVE = { did: 'reserve' } as const;

/** How many rides a driver may promise, and the effects of promises (rides R35). */
export function describePromises(name: string, makeWorld: MakeWorld): void {
  describe(`promises on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    const tomorrow = () => new Date(Date.now() + 24 * HOUR_MS);
    const soon = () => new Date(Date.now() + 10 * MINUTE_MS);
    const reserve = async (driver: RidePerson, id: string) => driver.takeStep(await driver.read(id), RESERVE);
    const slotsOf = async ({ driverShift }: RidePerson) => {
      const { slots } = valueOf(await driverShift.read()) ?? {};
      return PROMISE_SLOTS.map((slot) => slots?.[slot]);
    };

    /** Each of two dispatchers assigns one of these rides. */
    async function assignAtOnce(driver: RidePerson, ids: readonly string[]) {
      const people = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'system_admin')];
      const seen = await Promise.all(ids.map(driver.read));
      const assign = { did: 'assign', driver: driver.uid } as const;
      const answers = await Promise.all(
        seen.map(async (ride, index) => people[index]?.takeStep(ride, assign)),
      );
      return { seen, answers: answers.filter((answer) => answer !== undefined) };
    }

    it('a driver promises five rides for later, each in a slot, and a sixth once one is given back', async () => {
      const driver = await openDriver(stage());
      const ids = await arrangeRequests(stage(), 6, tomorrow());
      const [first = '', sixth = ''] = [ids[0], ids[5]];
      for (const id of ids.slice(0, 5)) valueOf(await reserve(driver, id));
      expect(await slotsOf(driver)).toEqual(ids.slice(0, 5));
      expect(errorOf(await reserve(driver, sixth))).toEqual({
        code: 'promises-full',
        full: 'all',
        ride: ids[4],
      });
      valueOf(await driver.takeStep(await driver.read(first), givesBack({ why: 'mistake' })));
      valueOf(await reserve(driver, sixth));
      expect(await slotsOf(driver)).toEqual([sixth, ...ids.slice(1, 5)]);
    });

    it('a driver off duty with five promises is assigned a ride of tomorrow, in no slot, and cannot set off for it', async () => {
      const [driver, admin] = [await openDriver(stage()), await openPerson(stage(), 'admin')];
      const ids = await arrangeRequests(stage(), 6, tomorrow());
      for (const id of ids.slice(0, 5)) valueOf(await reserve(driver, id));
      valueOf(await driver.driverShift.stop('off'));
      const sixth = ids[5] ?? '';
      valueOf(await admin.takeStep(await admin.read(sixth), { did: 'assign', driver: driver.uid }));
      expect(await slotsOf(driver)).toEqual(ids.slice(0, 5));
      const given = await driver.read(sixth);
      expect([given.state, given.driver]).toEqual(['accepted', driver.uid]);
      const departs = await driver.takeStep(given, { did: 'depart', minutes: null });
      expect(departs.ok).toBe(false);
      valueOf(await driver.takeStep(given, givesBack({ why: 'mistake' })));
      expect((await admin.read(sixth)).state).toBe('requested');
    });

    it('a driver at home names a car before any shift and promises a ride of tomorrow, and no ride that is due', async () => {
      const driver = await openPerson(stage(), 'driver');
      const [id = ''] = await arrangeRequests(stage(), 1, tomorrow());
      const [due = ''] = await arrangeRequests(stage(), 1, soon());
      expect(errorOf(await reserve(driver, id))).toEqual({ code: 'vehicle-required' });
      valueOf(await driver.driverShift.prepare('car-1', '+49 30 1'));
      valueOf(await reserve(driver, id));
      const { duty, seenAt } = valueOf(await driver.driverShift.read()) ?? {};
      expect([duty, seenAt instanceof Date, (await driver.read(id)).state]).toEqual([
        'off',
        true,
        'accepted',
      ]);
      expect(errorOf(await reserve(driver, due))).toEqual({ code: 'not-on-duty' });
      expect((await driver.takeStep(await driver.read(id), { did: 'depart', minutes: null })).ok).toBe(false);
    });

    it('a driver who was never on duty is found by dispatch, and can be offered, but not assigned, a ride of tomorrow', async () => {
      const [driver, admin] = [await openPerson(stage(), 'driver'), await openPerson(stage(), 'admin')];
      const approved = valueOf(await admin.drivers.approved());
      expect(approved.find(({ uid }) => uid === driver.uid)).toEqual({ uid: driver.uid, name: 'A driver' });
      expect(errorOf(await driver.drivers.approved())).toEqual({ code: 'permission-denied' });
      const [id = ''] = await arrangeRequests(stage(), 1, tomorrow());
      const assign = { did: 'assign', driver: driver.uid } as const;
      expect(errorOf(await admin.takeStep(await admin.read(id), assign))).toEqual({
        code: 'driver-off-duty',
      });
      valueOf(await admin.takeStep(await admin.read(id), { did: 'offer', driver: driver.uid }));
      valueOf(await driver.driverShift.prepare('car-1', '+49 30 1'));
      valueOf(await reserve(driver, id));
      expect((await admin.read(id)).state).toBe('accepted');
    });

    it('an offer of a ride of tomorrow reaches a driver off duty, and lapses after its own time', async () => {
      const [driver, admin] = [await openDriver(stage()), await openPerson(stage(), 'admin')];
      valueOf(await driver.driverShift.stop('off'));
      const [id = ''] = await arrangeRequests(stage(), 1, tomorrow());
      valueOf(await admin.takeStep(await admin.read(id), { did: 'offer', driver: driver.uid }));
      expect((await driver.read(id)).driver).toBe(driver.uid);
      const lapse = async () => admin.takeStep(await admin.read(id), { did: 'lapse' });
      await alter(stage(), `rides/${id}`, { offeredAt: new Date(Date.now() - HOUR_MS) });
      expect(errorOf(await lapse())).toMatchObject({ code: 'too-early' });
      await alter(stage(), `rides/${id}`, { offeredAt: new Date(Date.now() - 13 * HOUR_MS) });
      valueOf(await lapse());
      expect((await admin.read(id)).state).toBe('requested');
    });

    it('only a driver who is driving promises a ride for now, and only one such ride, as the next', async () => {
      const driver = await openDriver(stage());
      const [driven = '', next = '', other = ''] = await arrangeRequests(stage(), 3);
      expect(errorOf(await reserve(driver, next))).toEqual({ code: 'not-driving' });
      valueOf(await driver.takeStep(await driver.read(driven), { did: 'take', minutes: null }));
      valueOf(await reserve(driver, next));
      expect((await slotsOf(driver)).at(-1)).toBe(next);
      expect(errorOf(await reserve(driver, other))).toEqual({
        code: 'promises-full',
        full: 'next',
        ride: next,
      });
    });

    it('the shift of a driver with a promise that is due cannot be ended, and the failure names the ride', async () => {
      const [driver, admin] = [await openDriver(stage()), await openPerson(stage(), 'admin')];
      const [id = ''] = await arrangeRequests(stage(), 1, tomorrow());
      valueOf(await reserve(driver, id));
      valueOf(await driver.driverShift.stop('break'));
      valueOf(await driver.driverShift.start('car-1', '+49 30 1'));
      await alter(stage(), `rides/${id}`, { pickupAt: new Date(Date.now() + 10 * MINUTE_MS) });
      const failure = { code: 'promise-due', ride: id };
      expect(errorOf(await driver.driverShift.stop('break'))).toEqual(failure);
      expect(errorOf(await driver.driverShift.stop('off'))).toEqual(failure);
      expect(errorOf(await admin.drivers.endShift(driver.uid))).toEqual(failure);
      valueOf(await driver.takeStep(await driver.read(id), givesBack({ why: 'breakdown' })));
      valueOf(await admin.drivers.endShift(driver.uid));
      expect(valueOf(await driver.driverShift.read())?.duty).toBe('off');
    });

    it('two due rides that two dispatchers assign to one driver at once get a slot each', async () => {
      const driver = await openDriver(stage());
      const ids = await arrangeRequests(stage(), 2, soon());
      const { answers } = await assignAtOnce(driver, ids);
      for (const answer of answers) valueOf(answer);
      expect((await slotsOf(driver)).slice(0, 2).toSorted()).toEqual(ids.toSorted());
    });

    it('if two dispatchers assign two due rides at once to a driver with one free slot, only one assignment is stored', async () => {
      const driver = await openDriver(stage());
      const ids = await arrangeRequests(stage(), 5, tomorrow());
      for (const id of ids) valueOf(await reserve(driver, id));
      const [one, other] = await arrangeRequests(stage(), 2, soon());
      const { seen, answers } = await assignAtOnce(driver, [one ?? '', other ?? '']);
      const [promised] = seen.filter((_, index) => answers[index]?.ok);
      const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
      expect(refused).toEqual([{ code: 'driver-full', ride: promised?.id }]);
      expect(await slotsOf(driver)).toEqual(ids);
      expect(valueOf(await driver.driverShift.read())?.slots.due).toBe(promised?.id);
    });

    it.each(['reserve', 'assign'] as const)(
      'only one of the %s of a due ride and the simultaneous end of the driver’s shift is stored',
      async (did) => {
        const [driver, admin] = [await openDriver(stage()), await openPerson(stage(), 'admin')];
        const tab = await driver.inAnotherTab();
        const [id = ''] = await arrangeRequests(stage(), 1, new Date(Date.now() + 10 * MINUTE_MS));
        const seen = await driver.read(id);
        const [promised, ended] = await Promise.all([
          did === 'reserve'
            ? driver.takeStep(seen, RESERVE)
            : admin.takeStep(seen, { did, driver: driver.uid }),
          tab.driverShift.stop('off'),
        ]);
        expect([promised.ok, ended.ok].filter(Boolean)).toHaveLength(1);
        const { duty } = valueOf(await driver.driverShift.read()) ?? {};
        expect([duty, (await admin.read(id)).state]).toEqual(
          promised.ok ? ['on', 'accepted'] : ['off', 'requested'],
        );
        expect(errorOf(promised.ok ? ended : promised)).toEqual(
          promised.ok
            ? { code: 'promise-due', ride: id }
            : { code: did === 'reserve' ? 'not-on-duty' : 'driver-off-duty' },
        );
      },
    );
  });
}
