import { beforeAll, describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { alter, arrangeFirm, CAR, openDriver, openPerson } from './ride-stage.builder.ts';

const PHONE = '+49 30 2';

/** The cards of open rides after their driver changes car or number (D90), through the rules. */
export function describeCards(name: string, makeWorld: MakeWorld): void {
  describe(`another car or number on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(async () => {
      await arrangeFirm(stage());
      await stage().documents.write({
        'vehicles/car-2': { ...CAR, label: 'Van', plate: 'B-CB 2', colour: 'red' },
      });
    });
    const openRide = async () => {
      const [passenger, driver] = [await openPerson(stage(), 'passenger'), await openDriver(stage())];
      const id = await passenger.book();
      valueOf(await driver.takeStep(await driver.read(id), { did: 'take', minutes: 5 }));
      return { passenger, driver, id };
    };

    it('a driver on the way changes car and number, the passenger sees them, and the ride continues to its end', async () => {
      const { passenger, driver, id } = await openRide();
      valueOf(await driver.driverShift.start('car-2', PHONE));
      const changed = await passenger.read(id);
      expect(changed).toMatchObject({ state: 'on_the_way', did: 'renew_card', rev: 2 });
      expect(changed.card).toEqual({
        name: 'A driver',
        vehicle: 'Van',
        plate: 'B-CB 2',
        colour: 'red',
        phone: PHONE,
      });
      for (const did of ['arrive', 'start', 'complete'] as const) {
        valueOf(await driver.takeStep(await driver.read(id), { did }));
      }
      expect((await passenger.read(id)).card).toMatchObject({ plate: 'B-CB 2', phone: null });
    });

    it('dispatch sets car and number of a driver, the shift says who did, and the ride shows them', async () => {
      const { passenger, driver, id } = await openRide();
      const admin = await openPerson(stage(), 'admin');
      valueOf(await admin.drivers.setCar(driver.uid, 'car-2', PHONE));
      expect((await passenger.read(id)).card).toMatchObject({ plate: 'B-CB 2', phone: PHONE });
      const shift = valueOf(await driver.driverShift.read());
      expect(shift).toMatchObject({ turn: 1, duty: 'on', setBy: { by: admin.uid, at: shift?.dutySince } });
      valueOf(await driver.driverShift.start('car-1', PHONE));
      expect((await passenger.read(id)).card).toMatchObject({ plate: 'B-CB 1', phone: PHONE });
    });

    it('a card that was not renewed is renewed once, even if two people renew it at the same time', async () => {
      const { passenger, driver, id } = await openRide();
      await alter(stage(), `drivers/${driver.uid}`, { phone: PHONE });
      const admin = await openPerson(stage(), 'admin');
      const seen = [await admin.read(id)];
      const both = await Promise.all([
        admin.renewCards(driver.uid, seen),
        driver.renewCards(driver.uid, seen),
      ]);
      expect(both.some(({ ok }) => ok)).toBe(true);
      const ride = await passenger.read(id);
      expect(ride).toMatchObject({ rev: 2, card: { phone: PHONE } });
      valueOf(await driver.renewCards(driver.uid));
      expect((await passenger.read(id)).rev).toBe(2);
    });

    it('a driver keeps a withdrawn car when the number changes, and dispatch sets nothing for a driver off duty', async () => {
      const { passenger, driver, id } = await openRide();
      await stage().documents.write({ 'vehicles/car-3': { ...CAR, label: 'Old', plate: 'B-CB 3' } });
      valueOf(await driver.driverShift.start('car-3', '+49 30 1'));
      await alter(stage(), 'vehicles/car-3', { active: false });
      valueOf(await driver.driverShift.start('car-3', PHONE));
      expect((await passenger.read(id)).card).toMatchObject({ plate: 'B-CB 3', phone: PHONE });
      const admin = await openPerson(stage(), 'admin');
      valueOf(await admin.takeStep(await admin.read(id), { did: 'recall' }));
      valueOf(await driver.driverShift.stop('off'));
      const late = await admin.drivers.setCar(driver.uid, 'car-1', PHONE);
      expect(errorOf(late)).toEqual({ code: 'driver-off-duty' });
    });
  });
}
