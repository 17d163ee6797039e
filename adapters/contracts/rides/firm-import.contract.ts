import { beforeAll, describe, expect, it } from 'vitest';
import { phoneKeyOf } from '#domain/rides/model/booking/passenger-phone.ts';
import type { ImportedCustomer } from '#domain/rides/model/customers/customer-batch.ts';
import { madeId } from '#domain/rides/model/import/import-run.ts';
import { LINES_PER_BATCH } from '#domain/rides/model/basics/ride-limits.ts';
import type { CarColour } from '#domain/rides/model/basics/car-colour.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { stageFor } from '../stage/stage.builder.ts';
import type { MakeWorld } from '../stage/world-under-test.builder.ts';
import { newNumber } from './calls.builder.ts';
import { anImportOf } from './import-part.builder.ts';
import { arrangeFirm, openPerson, TRIP } from './ride-stage.builder.ts';

const DENIED = { code: 'permission-denied' };

function customerOf(phone: string, name: string): ImportedCustomer {
  const number = { phone, key: phoneKeyOf(phone) };
  return {
    number,
    others: [],
    name,
    places: [TRIP.from],
    note: 'Rings twice.',
    driverNote: '',
    needs: ['pet'],
  };
}

/** The imports of a firm from files, and their undo, through the rules. */
export function describeFirmImport(name: string, makeWorld: MakeWorld): void {
  describe(`the imports of a firm on ${name}`, () => {
    const stage = stageFor(makeWorld);
    beforeAll(() => arrangeFirm(stage()));

    it('the lines of a batch are stored together and compared by number, and a driver cannot compare them', async () => {
      const [admin, driver] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'driver')];
      const items = Array.from({ length: LINES_PER_BATCH }, (_, index) => ({
        line: index + 2,
        title: '',
        entry: customerOf(`0${newNumber()}`, 'Karla Kunde'),
      }));
      const states = async () =>
        new Set(valueOf(await admin.firmImport.customers.compare(items)).map(({ is }) => is));
      expect(await states()).toEqual(new Set(['new']));
      const part = anImportOf(items);
      valueOf(await admin.firmImport.customers.save(part));
      expect(await states()).toEqual(new Set(['same']));
      expect(valueOf(await admin.customers.byId(madeId(part.run, 0, 0)))).toMatchObject({
        name: 'Karla Kunde',
        needs: ['pet'],
        note: 'Rings twice.',
        rides: [],
      });
      expect(errorOf(await driver.firmImport.customers.compare(items))).toEqual(DENIED);
    });

    it('cars of a file are recognised by their plates', async () => {
      const admin = await openPerson(stage(), 'admin');
      const plate = `CB-${newNumber()}`;
      const items = (label: string, colour: CarColour | null = null) => [
        {
          line: 2,
          title: label,
          entry: { label, plate, colour, seats: 4, needs: ['help'] as const, active: null },
        },
      ];
      valueOf(await admin.firmImport.cars.save(anImportOf(items('Bus', 'red'))));
      expect(valueOf(await admin.firmImport.cars.compare(items('Bus')))).toEqual([{ is: 'same' }]);
      const renamed = items('Van', 'blue');
      expect(valueOf(await admin.firmImport.cars.compare(renamed))).toEqual([
        {
          is: 'update',
          changes: [
            { field: 'label', before: 'Bus', after: 'Van' },
            { field: 'colour', before: 'red', after: 'blue' },
          ],
        },
      ]);
      valueOf(await admin.firmImport.cars.save(anImportOf(renamed)));
      const cars = valueOf(await admin.fleet.vehicles()).known.filter((car) => car.plate === plate);
      expect(cars.map(({ label, colour }) => [label, colour])).toEqual([['Van', 'blue']]);
    });

    it('an import of cars is undone by another administrator: added cars are removed, changed ones are restored', async () => {
      const [admin, other] = [await openPerson(stage(), 'admin'), await openPerson(stage(), 'admin')];
      const [old, made] = [`CB-${newNumber()}`, `CB-${newNumber()}`];
      const car = (plate: string, label: string) => ({
        line: 2,
        title: label,
        entry: { label, plate, colour: null, seats: 4, needs: [], active: null },
      });
      valueOf(await admin.firmImport.cars.save(anImportOf([car(old, 'Bus')])));
      const part = anImportOf([car(old, 'Van'), car(made, 'Taxi')]);
      valueOf(await admin.firmImport.cars.save(part));
      const run = valueOf(await other.firmImport.cars.recent()).find(({ id }) => id === part.run);
      if (run === undefined) throw new Error('the import is not listed');
      expect(valueOf(await other.firmImport.cars.undo(run, 0))).toEqual({
        removed: 1,
        restored: 1,
        left: [],
      });
      const cars = valueOf(await admin.fleet.vehicles()).known.filter(({ plate }) =>
        [old, made].includes(plate),
      );
      expect(cars.map(({ label, plate }) => [label, plate])).toEqual([['Bus', old]]);
      expect(
        valueOf(await admin.firmImport.cars.recent()).find(({ id }) => id === part.run)?.undone,
      ).toMatchObject({
        by: other.uid,
      });
    });

    it('an import of customers is undone except for customers who were changed since', async () => {
      const admin = await openPerson(stage(), 'admin');
      const items = ['Karla Kunde', 'Karl Kunde'].map((name, index) => ({
        line: index + 2,
        title: name,
        entry: customerOf(newNumber(), name),
      }));
      const part = anImportOf(items);
      valueOf(await admin.firmImport.customers.save(part));
      const [first = '', second = ''] = [madeId(part.run, 0, 0), madeId(part.run, 0, 1)];
      const karl = valueOf(await admin.customers.byId(second));
      if (karl === null) throw new Error('the customer is not stored');
      const number = { phone: karl.phone, key: karl.phoneKey };
      valueOf(await admin.callers.correct(karl, { ...karl, number, others: [], name: 'Karl Kluge' }));
      const [run] = valueOf(await admin.firmImport.customers.recent()).filter(({ id }) => id === part.run);
      if (run === undefined) throw new Error('the import is not listed');
      expect(valueOf(await admin.firmImport.customers.undo(run, 0))).toEqual({
        removed: 1,
        restored: 0,
        left: [{ line: 3, title: 'Karl Kunde', why: 'changed' }],
      });
      expect(valueOf(await admin.customers.byId(first))).toBeNull();
      expect(valueOf(await admin.customers.byId(second))?.name).toBe('Karl Kluge');
    });

    it('an import gives a blocked customer no further number, and gives one to another customer', async () => {
      const admin = await openPerson(stage(), 'admin');
      const [blocked, other] = [newNumber(), newNumber()];
      const itemOf = (phone: string, name: string, numbers: readonly string[] = []) => {
        const others = numbers.map((each) => ({ phone: each, key: phoneKeyOf(each) }));
        return { line: 2, title: name, entry: { ...customerOf(phone, name), others } };
      };
      const begun = [itemOf(blocked, 'Karla Kunde'), itemOf(other, 'Karl Kunde')];
      const first = anImportOf(begun);
      valueOf(await admin.firmImport.customers.save(first));
      const karla = valueOf(await admin.customers.byId(madeId(first.run, 0, 0)));
      if (karla === null) throw new Error('the customer is not stored');
      valueOf(await admin.callers.block(karla));
      const more = newNumber();
      const items = [itemOf(blocked, 'Karla Kunde', [more]), itemOf(other, 'Karl Kunde', [newNumber()])];
      const compared = valueOf(await admin.firmImport.customers.compare(items));
      expect(compared).toEqual([{ is: 'same', left: [more] }, expect.objectContaining({ is: 'update' })]);
      valueOf(await admin.firmImport.customers.save(anImportOf(items)));
      expect(valueOf(await admin.customers.byId(karla.id))?.phoneKeys).toHaveLength(1);
      expect(valueOf(await admin.customers.byId(madeId(first.run, 0, 1)))?.phoneKeys).toHaveLength(2);
    });

    it('the undo of an import leaves a customer who was blocked since, and undoes the rest', async () => {
      const admin = await openPerson(stage(), 'admin');
      const [one, two] = [newNumber(), newNumber()];
      const itemsWith = (numbers: readonly string[]) =>
        [one, two].map((phone, at) => ({
          line: at + 2,
          title: phone,
          entry: {
            ...customerOf(phone, 'Karla Kunde'),
            others: numbers.map((each) => ({ phone: `${each}${at}`, key: phoneKeyOf(`${each}${at}`) })),
          },
        }));
      const first = anImportOf(itemsWith([]));
      valueOf(await admin.firmImport.customers.save(first));
      const part = anImportOf(itemsWith([newNumber()]));
      valueOf(await admin.firmImport.customers.save(part));
      const karla = valueOf(await admin.customers.byId(madeId(first.run, 0, 0)));
      if (karla === null) throw new Error('the customer is not stored');
      valueOf(await admin.callers.block(karla));
      const [run] = valueOf(await admin.firmImport.customers.recent()).filter(({ id }) => id === part.run);
      if (run === undefined) throw new Error('the import is not listed');
      expect(valueOf(await admin.firmImport.customers.undo(run, 0))).toEqual({
        removed: 0,
        restored: 1,
        left: [{ line: 2, title: one, why: 'used' }],
      });
    });
  });
}
