import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { aStoredCustomer } from '../model/customers/customer.builder.ts';
import type { ImportedCustomer } from '../model/customers/customer-batch.ts';
import { aStoredShift } from '../model/firm/shift.builder.ts';
import { MOST_OF_FIRM } from '../model/basics/ride-limits.ts';
import type { ImportedCar } from '../model/import/import-line.ts';
import { madeId } from '../model/import/import-run.ts';
import type { ImportItem } from './firm-import.ts';
import { ADA, aRideWorld } from './ride-world.builder.ts';

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
  it('shows what each line would change, and stores all lines together', async () => {
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

  it('stores nothing if it is imported again', async () => {
    const { firmImport, requestsOf } = aWorld();
    valueOf(await firmImport.cars.save(partOf(CARS)));
    expect(valueOf(await firmImport.cars.compare(CARS))).toEqual([{ is: 'same' }, { is: 'same' }]);
    valueOf(await firmImport.cars.save({ ...partOf(CARS), run: 'cd0123456789ab', part: 1 }));
    expect(requestsOf('write vehicles')).toBe(1);
  });
});

describe('a fleet', () => {
  it('takes no more cars than its lists show, but its cars can still be changed', async () => {
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
  it('is stored if the answer is lost, and not if the request was not sent', async () => {
    const { firmImport, documents, script } = aWorld();
    script('unsent', 'lost');
    expect(errorOf(await firmImport.customers.save(partOf(CUSTOMERS)))).toEqual({ code: 'network' });
    expect(documents.read(`customers/${MADE_2}`)).toBeNull();
    expect(valueOf(await firmImport.customers.save(partOf(CUSTOMERS)))).toBe('stored');
    expect(documents.read(`customers/${MADE_2}`)).not.toBeNull();
  });

  it('has an unsure result if the answer is lost and the part cannot be read', async () => {
    const { firmImport, script, meanwhile, hide } = aWorld();
    script('lost');
    meanwhile(() => hide(`imports/${RUN}/parts/00`, { code: 'network' }));
    expect(valueOf(await firmImport.customers.save(partOf(CUSTOMERS)))).toBe('unsure');
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

  it('is listed with its author, among the imports of its kind', async () => {
    const { cars, customers } = await imported();
    expect([cars, customers]).toMatchObject([
      { kind: 'cars', by: ADA.uid, name: 'Ada Admin', lines: 2, undone: null },
      { kind: 'customers', lines: 2 },
    ]);
  });

  it('leaves records that were changed, removed or used since, and names them', async () => {
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

  it('is undone only once, and has nothing to undo in a part that was not imported', async () => {
    const { firmImport, requestsOf, cars } = await imported();
    valueOf(await firmImport.cars.undo(cars, 0));
    const nothing = { removed: 0, restored: 0, left: [] };
    expect(valueOf(await firmImport.cars.undo(cars, 0))).toEqual(nothing);
    expect(valueOf(await firmImport.cars.undo(cars, 1))).toEqual(nothing);
    expect(requestsOf('write vehicles')).toBe(2);
  });

  it('is undone although the answer is lost', async () => {
    const { firmImport, script, cars } = await imported();
    script('lost');
    expect(valueOf(await firmImport.cars.undo(cars, 0))).toMatchObject({ removed: 1 });
    script('unsent');
    expect(valueOf(await firmImport.cars.undo(cars, 0))).toMatchObject({ removed: 0 });
  });

  it('restores texts of any script and with quotation marks', async () => {
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

describe('a line of a file', () => {
  it.each([
    ['Cara Caller', 'same', 'Cara Caller'],
    ['caller,  CÁRA', 'update', 'caller, CÁRA'],
    ['Caller', 'same', 'Cara Caller'],
    ['C. Caller', 'update', 'C. Caller'],
    ['Frau Dr. Cara Caller', 'update', 'Frau Dr. Cara Caller'],
  ])('recognises a customer by the number and the name %s', async (name, is, stored) => {
    const { firmImport, documents } = aWorld();
    const items = [{ ...line(2, name), entry: { ...CARA, name: name.replaceAll(/ +/g, ' ') } }];
    expect(valueOf(await firmImport.customers.compare(items))[0]?.is).toBe(is);
    valueOf(await firmImport.customers.save(partOf(items)));
    expect(documents.read('customers/cara')?.['name']).toBe(stored);
  });

  it.each(['Bo Caller', 'Cara Meyer', 'Ward 3'])(
    'with the name %s is a new customer beside the known customer with the number, who is reported',
    async (name) => {
      const { firmImport, documents } = aWorld();
      const items = [{ ...line(2, name), entry: { ...CARA, name } }];
      expect(valueOf(await firmImport.customers.compare(items))).toEqual([
        { is: 'new', beside: ['Cara Caller'] },
      ]);
      valueOf(await firmImport.customers.save(partOf(items)));
      expect(documents.read('customers/cara')).toEqual(aStoredCustomer());
      expect(documents.read(`customers/${madeId(RUN, 0, 0)}`)).toMatchObject({ name, phoneKey: '5550142' });
    },
  );

  it('is a new customer if its name is a shorter form of the names of two customers with the number', async () => {
    const { firmImport, put } = aWorld();
    put('customers/bo', aStoredCustomer({ name: 'Bo Caller' }));
    const items = [{ ...line(2, 'Caller'), entry: { ...CARA, name: 'Caller' } }];
    expect(valueOf(await firmImport.customers.compare(items))).toEqual([
      { is: 'new', beside: ['Cara Caller', 'Bo Caller'] },
    ]);
  });

  it('recognises a customer by another number of the line', async () => {
    const { firmImport, documents } = aWorld();
    const entry = { ...CARA, number: { phone: '030 77', key: '3077' }, others: [CARA.number] };
    valueOf(await firmImport.customers.save(partOf([{ ...line(2, 'Cara'), entry }])));
    expect(documents.read('customers/cara')).toMatchObject({
      phone: '+1 555 0142',
      phoneKeys: ['5550142', '3077'],
    });
  });

  it('adds needs, and removes none', async () => {
    const { firmImport, documents, put } = aWorld();
    put('customers/cara', aStoredCustomer({ needs: ['wheelchair'] }));
    const items = [{ ...line(2, 'Cara'), entry: { ...CARA, needs: ['pet'] as const } }];
    valueOf(await firmImport.customers.save(partOf(items)));
    expect(documents.read('customers/cara')).toMatchObject({ needs: ['wheelchair', 'pet'] });
  });

  it('reports the numbers for which a customer has no room', async () => {
    const { firmImport, put } = aWorld();
    const phoneKeys = ['5550142', '3011', '3022', '3033'];
    put('customers/cara', aStoredCustomer({ phones: ['030 11', '030 22', '030 33'], phoneKeys }));
    const others = [{ phone: '030 44', key: '3044' }];
    const items = [{ ...line(2, 'Cara'), entry: { ...CARA, name: 'Cara Caller', others } }];
    expect(valueOf(await firmImport.customers.compare(items))).toMatchObject([{ left: ['030 44'] }]);
  });
});
