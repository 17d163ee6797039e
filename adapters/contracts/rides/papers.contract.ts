import { anId } from '../stage/an-id.builder.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PaperKind } from '#domain/rides/model/firm/paper-kinds.ts';
import { dueOf } from '#domain/rides/model/firm/papers.ts';
import { DAY_MS } from '#domain/shared/durations.ts';
import { plusDays, type Day } from '#domain/shared/time/wall-time.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import {
  arrangeFirm,
  arrangeRequests,
  CAR,
  openDriver,
  openPerson,
  type RidePerson,
} from './ride-stage.builder.ts';

const kind = (name: string, of: PaperKind['of'], blocks: boolean): PaperKind => ({
  id: name.toLowerCase().padEnd(20, '0'),
  name,
  of,
  blocks,
});
const PERMIT = kind('Permit', 'driver', true);
const CARD = kind('Card', 'driver', false);
const INSPECTION = kind('Inspection', 'car', true);
const KINDS = [PERMIT, CARD, INSPECTION];
const PHONE = '+49 30 1';
const DENIED = { code: 'permission-denied' };

/** The last days of papers, what an expired one blocks, and a car that belongs to a driver. */
export function describePapers(name: string, makeWorld: MakeWorld): void {
  describe(`papers on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    /** A firm with three kinds of papers, and a car of its own for this test. */
    async function openFirm() {
      const [owner, admin] = [await openPerson(stage(), 'system_admin'), await openPerson(stage(), 'admin')];
      const driver = await openPerson(stage(), 'driver');
      valueOf(await owner.papers.saveKinds(() => KINDS));
      const car = `car-${driver.uid}`.slice(0, 20);
      const vehicle = { ...CAR, id: car, owner: null };
      valueOf(await admin.vehicles.save(vehicle, null));
      const { today } = valueOf(await admin.papers.list());
      const save = async (paper: PaperKind, until: Day, by: RidePerson = admin) => {
        const id = paper.of === 'driver' ? driver.uid : car;
        const known = valueOf(await admin.papers.read(paper.of, id));
        return by.papers.save({ of: paper.of, id, kind: paper.id, until }, known);
      };
      return { owner, admin, driver, car, vehicle, today, save };
    }

    it('dispatch stores the last day of a paper, with who has seen the paper now and before', async () => {
      const { owner, admin, driver, today, save } = await openFirm();
      valueOf(await save(PERMIT, plusDays(today, 100)));
      valueOf(await save(CARD, plusDays(today, 20)));
      valueOf(await save(PERMIT, plusDays(today, 200), owner));
      const stored = valueOf(await driver.ownPapers());
      expect(stored).toMatchObject({ kinds: KINDS, today });
      expect(stored.drivers.get(driver.uid)?.get(PERMIT.id)).toMatchObject({
        until: plusDays(today, 200),
        by: owner.uid,
        was: [{ until: plusDays(today, 100), by: admin.uid, name: 'A admin' }],
      });
      const all = valueOf(await admin.papers.list());
      expect(dueOf(all, 'driver', driver.uid)).toEqual([
        { kind: CARD, until: plusDays(today, 20), state: 'soon' },
      ]);
    });

    it('two dispatchers change papers of two kinds, and neither overwrites a paper that has changed since the read', async () => {
      const { owner, admin, driver, today, save } = await openFirm();
      valueOf(await save(PERMIT, plusDays(today, 1)));
      const known = valueOf(await admin.papers.read('driver', driver.uid));
      const wanted = { of: 'driver' as const, id: driver.uid, until: plusDays(today, 9) };
      valueOf(await owner.papers.save({ ...wanted, kind: CARD.id }, known));
      valueOf(await admin.papers.save({ ...wanted, kind: PERMIT.id }, known));
      expect(errorOf(await owner.papers.save({ ...wanted, kind: PERMIT.id, until: today }, known))).toEqual({
        code: 'paper-changed',
      });
      const stored = valueOf(await driver.ownPapers()).drivers.get(driver.uid);
      expect([PERMIT, CARD].map(({ id }) => stored?.get(id)?.until)).toEqual([wanted.until, wanted.until]);
    });

    it('the second of two dispatchers who store a driver’s first papers has to read the first one', async () => {
      const { owner, admin, driver, today } = await openFirm();
      const none = valueOf(await admin.papers.read('driver', driver.uid));
      const wanted = { of: 'driver' as const, id: driver.uid, until: today };
      valueOf(await owner.papers.save({ ...wanted, kind: CARD.id }, none));
      const late = await admin.papers.save({ ...wanted, kind: PERMIT.id }, none);
      expect(errorOf(late)).toEqual({ code: 'paper-changed' });
      const known = valueOf(await admin.papers.read('driver', driver.uid));
      valueOf(await admin.papers.save({ ...wanted, kind: PERMIT.id }, known));
      expect(valueOf(await driver.ownPapers()).drivers.get(driver.uid)?.size).toBe(2);
    });

    it('the last day of a paper can be removed, and its trace stays', async () => {
      const { driver, today, save } = await openFirm();
      valueOf(await save(PERMIT, plusDays(today, -5)));
      valueOf(await save(PERMIT, ''));
      const stored = valueOf(await driver.ownPapers());
      expect(dueOf(stored, 'driver', driver.uid)).toEqual([]);
      expect(stored.drivers.get(driver.uid)?.get(PERMIT.id)).toMatchObject({
        until: '',
        was: [{ until: plusDays(today, -5) }],
      });
    });

    it('a driver whose paper has expired begins no shift until dispatch has seen another paper', async () => {
      const { driver, car, today, save } = await openFirm();
      valueOf(await save(CARD, plusDays(today, -1)));
      valueOf(await save(PERMIT, plusDays(today, -1)));
      expect(errorOf(await driver.driverShift.start(car, PHONE))).toEqual({
        code: 'paper-expired',
        name: 'Permit',
        of: 'driver',
      });
      valueOf(await save(PERMIT, today));
      valueOf(await driver.driverShift.start(car, PHONE));
    });

    it('a driver cannot choose, nor dispatch give, a car whose paper has expired', async () => {
      const { admin, driver, car, today, save } = await openFirm();
      valueOf(await driver.driverShift.start('car-1', PHONE));
      valueOf(await save(INSPECTION, plusDays(today, -1)));
      const refused = { code: 'paper-expired', name: 'Inspection', of: 'car' };
      expect(errorOf(await driver.driverShift.start(car, PHONE))).toMatchObject(refused);
      expect(errorOf(await admin.drivers.setCar(driver.uid, car, PHONE))).toMatchObject(refused);
      valueOf(await save(INSPECTION, plusDays(today, 1)));
      valueOf(await admin.drivers.setCar(driver.uid, car, PHONE));
    });

    it('two kinds of papers that two system administrators add at the same moment are both stored', async () => {
      const { owner } = await openFirm();
      const other = await openPerson(stage(), 'system_admin');
      const [one, two] = [anId(), anId()];
      const add = (id: string) => (stored: readonly PaperKind[]) => [...stored, { ...CARD, id, name: id }];
      const sent = await Promise.all([owner.papers.saveKinds(add(one)), other.papers.saveKinds(add(two))]);
      expect(sent.map(({ ok }) => ok)).toEqual([true, true]);
      const ids = valueOf(await owner.papers.kinds()).map(({ id }) => id);
      expect([ids.includes(one), ids.includes(two)]).toEqual([true, true]);
      valueOf(await owner.papers.saveKinds(() => KINDS));
    });

    it('drivers store no papers and read only their own, and passengers read none', async () => {
      const { driver, today, save } = await openFirm();
      const [colleague, passenger] = [
        await openPerson(stage(), 'driver'),
        await openPerson(stage(), 'passenger'),
      ];
      expect(errorOf(await save(PERMIT, today, driver))).toEqual(DENIED);
      expect(errorOf(await driver.papers.saveKinds(() => []))).toEqual(DENIED);
      expect(errorOf(await colleague.papers.read('driver', driver.uid))).toEqual(DENIED);
      expect(errorOf(await passenger.papers.kinds())).toEqual(DENIED);
      expect(errorOf(await passenger.ownPapers())).toEqual(DENIED);
    });

    it('a driver’s own car can be chosen by its owner, and by a colleague only after dispatch has given it', async () => {
      const { admin, driver, car, vehicle } = await openFirm();
      const colleague = await openDriver(stage());
      const known = valueOf(await admin.fleet.vehicle(car));
      valueOf(await admin.vehicles.save({ ...vehicle, owner: driver.uid }, known));
      expect(errorOf(await colleague.driverShift.start(car, PHONE))).toEqual({
        code: 'vehicle-of-colleague',
      });
      valueOf(await driver.driverShift.start(car, PHONE));
      valueOf(await admin.drivers.setCar(colleague.uid, car, PHONE));
      valueOf(await colleague.driverShift.stop('break'));
      valueOf(await colleague.driverShift.start(car, PHONE));
    });

    it('a colleague loses a driver’s own car with the end of the shift', async () => {
      const { admin, driver, car, vehicle } = await openFirm();
      const colleague = await openDriver(stage());
      const known = valueOf(await admin.fleet.vehicle(car));
      valueOf(await admin.vehicles.save({ ...vehicle, owner: driver.uid }, known));
      valueOf(await admin.drivers.setCar(colleague.uid, car, PHONE));
      valueOf(await colleague.driverShift.stop('off'));
      expect(errorOf(await colleague.driverShift.stop('break'))).toEqual({ code: 'not-on-duty' });
      const [id = ''] = await arrangeRequests(stage(), 1, new Date(Date.now() + DAY_MS));
      const promise = async () => colleague.takeStep(await colleague.read(id), { did: 'reserve' });
      expect(errorOf(await promise())).toEqual({ code: 'vehicle-of-colleague' });
      valueOf(await colleague.driverShift.prepare('car-1', PHONE));
      valueOf(await promise());
    });
  });
}
