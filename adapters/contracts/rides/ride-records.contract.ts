import { beforeAll, describe, expect, it } from 'vitest';
import { firmBatch } from '#domain/rides/model/firm/firm-batch.ts';
import { defaultSettings } from '#domain/rides/model/firm/settings.ts';
import { endedShiftBatch } from '#domain/rides/model/firm/shift-batch.ts';
import { SIGN_PAUSE } from '#domain/rides/model/basics/ride-limits.ts';
import type { RideState } from '#domain/rides/model/ride/ride-state.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { SETTINGS_PATH, vehiclePath } from '#domain/rides/model/stored/ride-paths.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { anId } from '../stage/an-id.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import {
  alter,
  arrangeFirm,
  CAR,
  openDriver,
  openPerson,
  TRIP,
  type RidePerson,
} from './ride-stage.builder.ts';

const DENIED = { code: 'permission-denied' };

/** The reads and writes of the repositories of rides. Steps are not among them. */
export function describeRideRecords(name: string, makeWorld: MakeWorld): void {
  describe(`the records of rides on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    it('pages of a passenger’s rides are newest first, and the last page has no next one', async () => {
      const passenger = await openPerson(stage(), 'passenger');
      const id = await passenger.book();
      const { [`rides/${id}`]: _, ...rides } = Object.fromEntries(
        Array.from({ length: 22 }, (__, hours) => [
          `rides/${anId()}`,
          { pickupAt: new Date(Date.UTC(2025, 0, 1, hours)), rider: passenger.uid },
        ]),
      );
      await stage().documents.write(rides);
      const list = { of: 'rider', uid: passenger.uid } as const;
      const first = valueOf(await passenger.rides.page(list, null));
      expect(first.rides).toHaveLength(20);
      expect(first.rides[0]?.id).toBe(id);
      const second = valueOf(await passenger.rides.page(list, first.next));
      expect(second.rides).toHaveLength(3);
      expect(second.next).toBeNull();
      const all = [...first.rides, ...second.rides].map((ride) => ride.id);
      expect(new Set(all).size).toBe(23);
    });

    it('requests that ended without a driver are listed for administrators, latest end first, page by page', async () => {
      const [admin, driver] = [await openPerson(stage(), 'admin'), await openDriver(stage())];
      // These times are later than all rides of other tests.
      const at = (minutes: number) => new Date(Date.UTC(2030, 0, 1, 0, minutes));
      const ended = (state: RideState, minutes: number) =>
        [`rides/${anId()}`, aStoredRide(state, { endedAt: at(minutes) })] as const;
      await stage().documents.write(
        Object.fromEntries([
          ...Array.from({ length: 23 }, (_, minutes) => ended('expired', minutes)),
          ended('cancelled', 5),
          ended('expired', -1),
        ]),
      );
      const list = { of: 'unserved', from: at(0) } as const;
      const first = valueOf(await admin.rides.page(list, null));
      const second = valueOf(await admin.rides.page(list, first.next));
      expect([first.rides.length, second.rides.length, second.next]).toEqual([20, 3, null]);
      const ends = [...first.rides, ...second.rides].map((ride) =>
        ride.state === 'damaged' ? null : ride.endedAt,
      );
      expect(ends).toEqual(Array.from({ length: 23 }, (_, index) => at(22 - index)));
      expect(errorOf(await driver.rides.page(list, null))).toEqual(DENIED);
    });

    it('a driver’s rides of some days are listed latest pick-up first, for that driver and no other driver', async () => {
      const [driver, other] = [await openDriver(stage()), await openDriver(stage())];
      const [from, until] = [new Date(Date.UTC(2024, 5, 3)), new Date(Date.UTC(2024, 5, 10))];
      const times = [from, new Date(until.getTime() - 1), until, new Date(from.getTime() - 1)];
      const ids = times.map(() => anId());
      await stage().documents.write(
        Object.fromEntries(
          times.map((pickupAt, index) => [
            `rides/${ids[index]}`,
            aStoredRide('completed', { driver: driver.uid, pickupAt }),
          ]),
        ),
      );
      const list = { of: 'drives', driver: driver.uid, period: { from, until } } as const;
      const { rides, next } = valueOf(await driver.rides.page(list, null));
      expect([rides.map(({ id }) => id), next]).toEqual([[ids[1], ids[0]], null]);
      expect(errorOf(await other.rides.page(list, null))).toEqual(DENIED);
    });

    it('a document that is no ride is listed as damaged', async () => {
      const passenger = await openPerson(stage(), 'passenger');
      const id = anId();
      await stage().documents.write({ [`rides/${id}`]: { rider: passenger.uid, rev: 'first' } });
      expect(valueOf(await passenger.rides.read(id))).toMatchObject({ state: 'damaged', id });
    });

    it('a sign of life is refused until half a minute after the last one', async () => {
      const driver = await openDriver(stage());
      const seen = (seconds: number) =>
        alter(stage(), `drivers/${driver.uid}`, { seenAt: new Date(Date.now() - seconds * 1000) });
      await seen(SIGN_PAUSE - 5);
      expect(errorOf(await driver.driverShift.giveSign())).toEqual(DENIED);
      await seen(SIGN_PAUSE);
      valueOf(await driver.driverShift.giveSign());
    });

    it('an administrator can end a shift unless its driver drives a ride, and a passenger cannot', async () => {
      const [admin, driver] = [await openPerson(stage(), 'admin'), await openDriver(stage())];
      const passenger = await openPerson(stage(), 'passenger');
      const id = await passenger.book();
      valueOf(await driver.takeStep(await driver.read(id), { did: 'take', minutes: null }));
      expect(errorOf(await admin.drivers.endShift(driver.uid))).toEqual({
        code: 'already-driving',
        ride: id,
      });
      valueOf(await passenger.takeStep(await passenger.read(id), { did: 'cancel', why: 'mistake' }));
      const shift = valueOf(await driver.driverShift.read());
      const ended = shift === null ? [] : endedShiftBatch(shift, { by: passenger.uid, now: new Date() });
      expect(errorOf(await passenger.records.commit(ended))).toEqual(DENIED);
      valueOf(await admin.drivers.endShift(driver.uid));
      expect(valueOf(await driver.driverShift.read())).toMatchObject({ duty: 'off', ride: id });
    });

    it('each duty of a shift is stored from its beginning, whoever ended it, and driver and dispatch can read and correct it', async () => {
      const [admin, driver] = [await openPerson(stage(), 'admin'), await openDriver(stage())];
      const read = async () => {
        const shift = valueOf(await driver.driverShift.read());
        if (shift === null) throw new Error('no shift');
        return shift;
      };
      const on = await read();
      valueOf(await driver.driverShift.stop('break'));
      const paused = await read();
      valueOf(await admin.drivers.endShift(driver.uid));
      const { shiftSince } = on;
      const period = { from: shiftSince, until: new Date(shiftSince.getTime() + 1) };
      const duties = valueOf(await driver.driverShift.duties(period));
      expect(duties.map(({ by }) => by)).toEqual([driver.uid, admin.uid]);
      expect(duties).toMatchObject(
        [on, paused].map(({ duty, dutySince }) => ({ duty, since: dutySince, shiftSince, log: [] })),
      );
      const [first] = duties;
      if (first === undefined) throw new Error('no duty');
      const times = {
        since: new Date(first.since.getTime() - 60_000),
        until: first.since,
        why: 'Early bird',
      };
      valueOf(await driver.driverShift.correct(first, times));
      const [once] = valueOf(await admin.drivers.duties(driver.uid, period));
      if (once === undefined) throw new Error('no duty');
      valueOf(await admin.drivers.correctDuty(driver.uid, once, { ...first, why: 'As it was' }));
      const [twice] = valueOf(await admin.drivers.duties(driver.uid, period));
      expect(twice).toMatchObject({ since: first.since, until: first.until });
      expect(twice?.log).toMatchObject([
        { by: driver.uid, since: first.since, until: first.until, why: 'Early bird' },
        { by: admin.uid, since: times.since, until: times.until, why: 'As it was' },
      ]);
      const before = { from: new Date(shiftSince.getTime() - 1), until: shiftSince };
      expect(valueOf(await driver.driverShift.duties(before))).toEqual([]);
    });

    it('a driver sees that a colleague has a car, until that shift ends, and can still choose the car', async () => {
      const [admin, other, driver] = [
        await openPerson(stage(), 'admin'),
        await openDriver(stage()),
        await openDriver(stage()),
      ];
      const car = { ...CAR, id: anId(), label: 'Car 3' };
      valueOf(await admin.vehicles.save(car, null));
      await alter(stage(), `drivers/${other.uid}`, { seenAt: new Date(0) });
      await alter(stage(), `drivers/${driver.uid}`, { seenAt: new Date(0) });
      const sinceFor = async ({ driverShift }: RidePerson) =>
        valueOf(await driverShift.colleaguesCars()).get(car.id);
      const since = () => sinceFor(driver);
      expect(await since()).toBeUndefined();
      valueOf(await other.driverShift.start(car.id, '+49 30 1'));
      const began = valueOf(await other.driverShift.read())?.dutySince;
      expect(await since()).toEqual(began);
      valueOf(await other.driverShift.stop('break'));
      expect(await since()).toEqual(began);
      valueOf(await driver.driverShift.start(car.id, '+49 30 1'));
      expect(await sinceFor(other)).toBeDefined();
      valueOf(await admin.drivers.endShift(other.uid));
      expect(await since()).toBeUndefined();
      valueOf(await driver.driverShift.stop('off'));
      expect(await sinceFor(other)).toBeUndefined();
    });

    it('a passenger may book for as many people as the largest car in service has seats', async () => {
      const [admin, passenger] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'passenger')];
      const [largest, withdrawn] = [58, 60].map((seats) => ({
        ...CAR,
        id: anId(),
        seats,
        active: seats === 58,
      }));
      const cars = [largest, withdrawn].filter((car) => car !== undefined);
      for (const car of cars) valueOf(await admin.vehicles.save(car, null));
      expect(valueOf(await passenger.fleet.largest())).toMatchObject({ id: largest?.id, seats: 58 });
      const start = valueOf(await passenger.booking.open());
      const bookFor = (people: number) => passenger.booking.request(anId(), { ...TRIP, people }, start);
      expect(errorOf(await bookFor(59))).toEqual({ code: 'people-out-of-range', most: 58 });
      valueOf(await bookFor(58));
    });

    it('only an administrator saves a vehicle, and only a system_admin the settings', async () => {
      const [admin, owner] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'system_admin')];
      const id = anId();
      const car = { ...CAR, id, label: 'Car 2' };
      valueOf(await admin.vehicles.save(car, null));
      expect(valueOf(await owner.fleet.vehicles()).known.find((vehicle) => vehicle.id === id)?.label).toBe(
        'Car 2',
      );
      const settings = defaultSettings('Europe/Berlin');
      const saved = firmBatch(SETTINGS_PATH, settings, null);
      expect(errorOf(await admin.records.commit(saved))).toEqual(DENIED);
      valueOf(await owner.records.commit(saved));
      expect(valueOf(await admin.fleet.settings())).toEqual(settings);
      const driver = await openPerson(stage(), 'driver');
      expect(errorOf(await driver.records.commit(firmBatch(vehiclePath(id), CAR, null)))).toEqual(DENIED);
    });

    it('an administrator stores how long searches took, which a passenger can read and a driver cannot change', async () => {
      const [admin, driver] = [await openPerson(stage(), 'admin'), await openDriver(stage())];
      const passenger = await openPerson(stage(), 'passenger');
      valueOf(await admin.searchFigures.store({ median: 240, searches: 20 }));
      expect(valueOf(await passenger.searchFigures.lately())).toMatchObject({ median: 240, searches: 20 });
      expect(errorOf(await driver.searchFigures.store({ median: 1, searches: 20 }))).toEqual(DENIED);
    });

    it('simultaneous changes of different fields of a vehicle or the settings are both stored', async () => {
      const [admin, owner] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'system_admin')];
      const car = { id: anId(), ...CAR, formerPlates: [], owner: null };
      valueOf(await admin.vehicles.save({ id: car.id, ...CAR }, null));
      valueOf(await owner.vehicles.save({ ...car, plate: 'B-CB 2' }, car));
      valueOf(await admin.vehicles.save({ ...car, active: false }, car));
      const stored = valueOf(await admin.fleet.vehicle(car.id));
      expect(stored).toEqual({
        ...car,
        plate: 'B-CB 2',
        formerPlates: ['B-CB 1'],
        active: false,
      });
      const known = valueOf(await owner.serviceSettings.read());
      const terms = { ...known.terms, wait: known.terms.wait + 60 };
      valueOf(await owner.serviceSettings.save({ ...known, lead: known.lead + 60 }, known));
      valueOf(await owner.serviceSettings.save({ ...known, terms }, known));
      expect(valueOf(await admin.serviceSettings.read())).toEqual({ ...known, terms, lead: known.lead + 60 });
      valueOf(await owner.records.commit(firmBatch(SETTINGS_PATH, known, null)));
    });
  });
}
