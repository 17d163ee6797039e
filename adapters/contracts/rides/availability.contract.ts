import { beforeAll, describe, expect, it } from 'vitest';
import { NO_HOURS } from '#domain/rides/model/firm/availability.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { arrangeFirm, openPerson } from './ride-stage.builder.ts';

const DENIED = { code: 'permission-denied' };
const WEEK = { hours: NO_HOURS.with(0, '08:00-16:30').with(4, '22:00-06:00'), away: [], laterNews: false };
const CHRISTMAS = { first: '2026-12-24', last: '2027-01-02' };

export function describeAvailability(name: string, makeWorld: MakeWorld): void {
  describe(`the availability of drivers on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    it('a driver writes the availability, dispatch adds days, and both read the last writer', async () => {
      const [driver, admin] = [await openPerson(stage(), 'driver'), await openPerson(stage(), 'admin')];
      expect(valueOf(await driver.availability.read(driver.uid))).toBeNull();
      valueOf(await driver.availability.save(driver.uid, WEEK, null));
      const known = valueOf(await admin.availability.read(driver.uid));
      expect(known).toMatchObject({ ...WEEK, by: driver.uid, name: 'A driver' });
      valueOf(await admin.availability.save(driver.uid, { ...WEEK, away: [CHRISTMAS] }, known));
      const read = valueOf(await driver.availability.read(driver.uid));
      expect(read).toMatchObject({ ...WEEK, away: [CHRISTMAS], by: admin.uid, name: 'A admin' });
      expect(valueOf(await admin.availability.list()).of.get(driver.uid)).toEqual(read);
    });

    it('two people who change different fields both keep their changes', async () => {
      const [driver, admin] = [await openPerson(stage(), 'driver'), await openPerson(stage(), 'admin')];
      valueOf(await driver.availability.save(driver.uid, WEEK, null));
      const known = valueOf(await driver.availability.read(driver.uid));
      valueOf(await admin.availability.save(driver.uid, { ...WEEK, away: [CHRISTMAS] }, known));
      valueOf(
        await driver.availability.save(driver.uid, { hours: NO_HOURS, away: [], laterNews: true }, known),
      );
      const read = valueOf(await driver.availability.read(driver.uid));
      expect(read).toMatchObject({ hours: NO_HOURS, away: [CHRISTMAS], laterNews: true });
    });

    it('only the driver turns on the news of later requests, and a change by dispatch keeps them on', async () => {
      const [driver, admin] = [await openPerson(stage(), 'driver'), await openPerson(stage(), 'admin')];
      const asks = await admin.availability.save(driver.uid, { ...WEEK, laterNews: true }, null);
      expect(errorOf(asks)).toEqual(DENIED);
      valueOf(await driver.availability.save(driver.uid, { ...WEEK, laterNews: true }, null));
      const known = valueOf(await admin.availability.read(driver.uid));
      const wanted = { ...WEEK, away: [CHRISTMAS], laterNews: true };
      valueOf(await admin.availability.save(driver.uid, wanted, known));
      expect(valueOf(await driver.availability.read(driver.uid))).toMatchObject(wanted);
    });

    it('of two people who change the same field, the second learns who changed it first', async () => {
      const [driver, admin] = [await openPerson(stage(), 'driver'), await openPerson(stage(), 'admin')];
      valueOf(await driver.availability.save(driver.uid, WEEK, null));
      const known = valueOf(await driver.availability.read(driver.uid));
      valueOf(await admin.availability.save(driver.uid, { ...WEEK, away: [CHRISTMAS] }, known));
      const easter = { first: '2027-03-26', last: '2027-03-29' };
      const second = { ...WEEK, away: [easter] };
      expect(errorOf(await driver.availability.save(driver.uid, second, known))).toEqual({
        code: 'availability-changed',
        what: 'away',
        name: 'A admin',
      });
      const now = valueOf(await driver.availability.read(driver.uid));
      expect(now?.away).toEqual([CHRISTMAS]);
      valueOf(await driver.availability.save(driver.uid, { ...WEEK, away: [CHRISTMAS, easter] }, now));
    });

    it('two people who both write a first availability keep each other’s fields', async () => {
      const [driver, admin] = [await openPerson(stage(), 'driver'), await openPerson(stage(), 'admin')];
      valueOf(
        await admin.availability.save(driver.uid, { ...WEEK, hours: NO_HOURS, away: [CHRISTMAS] }, null),
      );
      valueOf(await driver.availability.save(driver.uid, WEEK, null));
      const read = valueOf(await driver.availability.read(driver.uid));
      expect(read).toMatchObject({ hours: WEEK.hours, away: [CHRISTMAS], rev: 1 });
    });

    it('saving an availability succeeds after a lost answer', async () => {
      const driver = await openPerson(stage(), 'driver');
      driver.network.loseNextAnswer('documents');
      valueOf(await driver.availability.save(driver.uid, WEEK, null));
      expect(valueOf(await driver.availability.read(driver.uid))).toMatchObject({ ...WEEK, rev: 0 });
    });

    it('no other driver and no passenger reads a driver’s availability', async () => {
      const driver = await openPerson(stage(), 'driver');
      valueOf(await driver.availability.save(driver.uid, WEEK, null));
      const others = [await openPerson(stage(), 'driver'), await openPerson(stage(), 'passenger')];
      const answers = await Promise.all(others.map((person) => person.availability.read(driver.uid)));
      expect(answers.map(errorOf)).toEqual([DENIED, DENIED]);
    });
  });
}
