import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { aStoredCustomer } from '../model/customers/customer.builder.ts';
import type { ImportedCustomer } from '../model/customers/customer-batch.ts';
import { aStoredShift } from '../model/firm/shift.builder.ts';
import { MOST_OF_FIRM } from '../model/basics/ride-limits.ts';
import type { ImportedCar } from '../model/import/import-line.ts';
import { madeId } from '../model/import/import-run.ts';
import type { ImportItem } from './firm-import.ts';
import { ADA, aRideWorld, DARIO } from './ride-world.builder.ts';

const VAN = { label: 'Blue van', plate: 'CB 1', colour: 'blue', seats: 6, needs: [], active: false };
const RUN = 'ab0123456789cd';
const partOf = <Entry>(items: readonly ImportItem<Entry>[]) => ({
  run: RUN,
  part: 0,
  lines: items.length,
  items,
});
const line = (number: number, title: string) => ({ line: number, title });
const CARS: readonly ImportItem<ImportedCar>[] = [
  {
    ...line(2, 'Blue van'),
    entry: { label: 'Blue bus', plate: 'cb-1', colour: null, seats: 6, needs: [], active: null },
  },
  {
    ...line(3, 'Bus'),
    entry: { label: 'Bus', plate: 'CB 2', colour: 'white', seats: 8, needs: ['pet'], active: null },
  },
];
const MADE_2 = madeId(RUN, 0, 1);
const CARA: ImportedCustomer = {
  number: { phone: '5550142', key: '5550142' },
  others: [],
  driverNote: '',
  name: 'Cara B. Caller',
  places: [],
  note: '',
  needs: [],
};
const CUSTOMERS = [
  { ...line(2, 'Cara'), entry: CARA },
  { ...line(3, 'Cara'), entry: { ...CARA, number: { phone: '030 77', key: '3077' } } },
];

function aWorld(user = ADA) {
  const world = aRideWorld(user);
  world.put('vehicles/car-1', VAN);
  world.put('customers/cara', aStoredCustomer());
  return world;
}

describe('a file of cars', () => {
  it('shows what each line would change, and stores all lines together; a withdrawn car stays withdrawn', async () => {
    const { firmImport, documents, requestsOf } = aWorld();
    expect(valueOf(await firmImport.cars.compare(CARS))).toEqual([
      { is: 'update', changes: [{ field: 'label', before: 'Blue van', after: 'Blue bus' }] },
      { is: 'new' },
    ]);
    expect(requestsOf('write vehicles')).toBe(0);
    valueOf(await firmImport.cars.save(partOf(CARS)));
    expect(documents.read('vehicles/car-1')).toEqual({ ...VAN, label: 'Blue bus' });
    expect(documents.read(`vehicles/${MADE_2}`)).toEqual({ ...CARS[1]?.entry, active: true });
    expect(requestsOf('write vehicles')).toBe(1);
  });

  it('that is imported again stores nothing', async () => {
    const { firmImport, requestsOf } = aWorld();
    valueOf(await firmImport.cars.save(partOf(CARS)));
    expect(valueOf(await firmImport.cars.compare(CARS))).toEqual([{ is: 'same' }, { is: 'same' }]);
    valueOf(await firmImport.cars.save({ ...partOf(CARS), run: 'cd0123456789ab', part: 1 }));
    expect(requestsOf('write vehicles')).toBe(1);
  });
});

describe('a fleet', () => {
  it('takes no more cars than its lists show, but still changes those that it has', async () => {
    const { firmImport, put, requestsOf } = aWorld();
    for (let n = 2; n <= MOST_OF_FIRM; n += 1) put(`vehicles/car-${n}`, { ...VAN, plate: `X ${n}` });
    const full = { code: 'fleet-full', most: MOST_OF_FIRM };
    expect(errorOf(await firmImport.cars.compare(CARS))).toEqual(full);
    expect(errorOf(await firmImport.cars.save(partOf(CARS)))).toEqual(full);
    expect(requestsOf('write vehicles')).toBe(0);
    valueOf(await firmImport.cars.save(partOf(CARS.slice(0, 1))));
  });
});

describe('a file of customers', () => {
  it('shows what each line would change, and stores all lines together', async () => {
    const { firmImport, documents } = aWorld();
    expect(valueOf(await firmImport.customers.compare(CUSTOMERS))).toEqual([
      {
        is: 'update',
        changes: expect.arrayContaining([{ field: 'name', before: 'Cara Caller', after: 'Cara B. Caller' }]),
      },
      { is: 'new' },
    ]);
    valueOf(await firmImport.customers.save(partOf(CUSTOMERS)));
    expect(documents.read('customers/cara')).toMatchObject({ name: 'Cara B. Caller', phone: '+1 555 0142' });
    expect(documents.read(`customers/${MADE_2}`)).toMatchObject({ name: 'Cara B. Caller', phoneKey: '3077' });
  });

  it('whose answer is lost and whose result cannot be read is neither stored nor refused', async () => {
    const { firmImport, script, meanwhile, hide } = aWorld();
    script('lost');
    meanwhile(() => hide(`imports/${RUN}/parts/00`, { code: 'network' }));
    expect(valueOf(await firmImport.customers.save(partOf(CUSTOMERS)))).toBe('unsure');
  });

  it('whose answer is lost is stored, and one that was not sent is not', async () => {
    const { firmImport, documents, script } = aWorld();
    script('unsent', 'lost');
    expect(errorOf(await firmImport.customers.save(partOf(CUSTOMERS)))).toEqual({ code: 'network' });
    expect(documents.read(`customers/${MADE_2}`)).toBeNull();
    valueOf(await firmImport.customers.save(partOf(CUSTOMERS)));
    expect(documents.read(`customers/${MADE_2}`)).not.toBeNull();
  });

  it('is imported only by administrators', async () => {
    const { firmImport } = aWorld(DARIO);
    expect(errorOf(await firmImport.customers.compare(CUSTOMERS))).toEqual({ code: 'permission-denied' });
    expect(errorOf(await firmImport.cars.save(partOf(CARS)))).toEqual({ code: 'permission-denied' });
  });
});

describe('an import that is undone', () => {
  async function imported() {
    const world = aWorld();
    valueOf(await world.firmImport.cars.save(partOf(CARS)));
    valueOf(await world.firmImport.customers.save({ ...partOf(CUSTOMERS), run: 'cd0123456789ab' }));
    const [cars] = valueOf(await world.firmImport.cars.recent());
    const [customers] = valueOf(await world.firmImport.customers.recent());
    if (cars === undefined || customers === undefined) throw new Error('the imports are not listed');
    return { ...world, cars, customers };
  }
  const MADE_CUSTOMER = `customers/${madeId('cd0123456789ab', 0, 1)}`;

  it('is listed with its author, and only with its own kind', async () => {
    const { cars, customers } = await imported();
    expect([cars, customers]).toMatchObject([
      { kind: 'cars', by: ADA.uid, name: 'Ada Admin', lines: 2, undone: null },
      { kind: 'customers', lines: 2 },
    ]);
  });

  it('removes the records that it added, and restores the ones that it changed', async () => {
    const { firmImport, documents, cars, customers } = await imported();
    expect(valueOf(await firmImport.cars.undo(cars, 0))).toEqual({ removed: 1, restored: 1, left: [] });
    expect(documents.read('vehicles/car-1')).toEqual(VAN);
    expect(documents.read(`vehicles/${MADE_2}`)).toBeNull();
    expect(valueOf(await firmImport.customers.undo(customers, 0))).toEqual({
      removed: 1,
      restored: 1,
      left: [],
    });
    expect(documents.read('customers/cara')).toEqual(aStoredCustomer());
    expect(documents.read(MADE_CUSTOMER)).toBeNull();
  });

  it('leaves, and names, records that were changed, removed or used since', async () => {
    const { firmImport, documents, put, cars, customers } = await imported();
    put('vehicles/car-1', { ...VAN, plate: 'X 9' });
    put(
      'drivers/u-dilek',
      aStoredShift({ vehicle: { id: MADE_2, label: 'Bus', plate: 'CB 2', colour: null, seats: 8 } }),
    );
    expect(valueOf(await firmImport.cars.undo(cars, 0)).left).toEqual([
      { line: 2, title: 'Blue van', why: 'changed' },
      { line: 3, title: 'Bus', why: 'used' },
    ]);
    put(MADE_CUSTOMER, { ...documents.read(MADE_CUSTOMER), rides: ['ride-1'] });
    documents.put('customers/cara', null);
    expect(valueOf(await firmImport.customers.undo(customers, 0)).left).toEqual([
      { line: 2, title: 'Cara', why: 'gone' },
      { line: 3, title: 'Cara', why: 'changed' },
    ]);
    expect(documents.read(MADE_CUSTOMER)).not.toBeNull();
  });

  it('restores its own fields although another field was changed since', async () => {
    const { firmImport, documents, put, cars } = await imported();
    put('vehicles/car-1', { ...documents.read('vehicles/car-1'), seats: 5 });
    expect(valueOf(await firmImport.cars.undo(cars, 0))).toMatchObject({ restored: 1, left: [] });
    expect(documents.read('vehicles/car-1')).toMatchObject({ label: 'Blue van', seats: 5 });
  });

  it('is undone once; a part that was not imported has nothing to undo', async () => {
    const { firmImport, requestsOf, cars } = await imported();
    valueOf(await firmImport.cars.undo(cars, 0));
    const nothing = { removed: 0, restored: 0, left: [] };
    expect(valueOf(await firmImport.cars.undo(cars, 0))).toEqual(nothing);
    expect(valueOf(await firmImport.cars.undo(cars, 1))).toEqual(nothing);
    expect(requestsOf('write vehicles')).toBe(2);
  });

  it('whose answer is lost is undone', async () => {
    const { firmImport, script, cars } = await imported();
    script('lost');
    expect(valueOf(await firmImport.cars.undo(cars, 0))).toMatchObject({ removed: 1 });
    script('unsent');
    expect(valueOf(await firmImport.cars.undo(cars, 0))).toMatchObject({ removed: 0 });
  });

  it('restores texts of any script', async () => {
    const { firmImport, documents, put } = aWorld();
    const entry = { ...CARA, name: 'Jürgen 京都 \u{1F695} "x"\\' };
    put('customers/cara', aStoredCustomer({ name: entry.name }));
    valueOf(await firmImport.customers.save(partOf([{ ...line(2, 'Cara'), entry: CARA }])));
    const [run] = valueOf(await firmImport.customers.recent());
    if (run === undefined) throw new Error('the import is not listed');
    valueOf(await firmImport.customers.undo(run, 0));
    expect(documents.read('customers/cara')).toMatchObject({ name: entry.name });
  });
});
