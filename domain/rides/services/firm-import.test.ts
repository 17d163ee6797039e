import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { aStoredCustomer } from '../model/customers/customer.builder.ts';
import type { ImportedCustomer } from '../model/customers/customer-batch.ts';
import { MOST_OF_FIRM } from '../model/ride-limits.ts';
import { ADA, aRideWorld, DARIO } from './ride-world.builder.ts';

const VAN = { label: 'Blue van', plate: 'CB 1', colour: 'blue', seats: 6, needs: [], active: false };
const CARS = [
  { id: 'new-1', entry: { label: 'Blue van', plate: 'cb-1', colour: null, seats: 7, needs: [] } },
  {
    id: 'new-2',
    entry: { label: 'Bus', plate: 'CB 2', colour: 'white' as const, seats: 8, needs: ['pet'] as const },
  },
];
const CARA: ImportedCustomer = {
  number: { phone: '5550142', key: '5550142' },
  name: 'Cara Callas',
  places: [],
  note: '',
  needs: [],
};
const CUSTOMERS = [
  { id: 'new-1', entry: CARA },
  { id: 'new-2', entry: { ...CARA, number: { phone: '030 77', key: '3077' } } },
];

function aWorld(user = ADA) {
  const world = aRideWorld(user);
  world.put('vehicles/car-1', VAN);
  world.put('customers/cara', aStoredCustomer());
  return world;
}

describe('a file of cars', () => {
  it('says what each line would change, and stores it together; a withdrawn car stays withdrawn', async () => {
    const { firmImport, documents, requestsOf } = aWorld();
    expect(valueOf(await firmImport.cars.compare(CARS))).toEqual([
      { is: 'update', fields: ['seats'] },
      { is: 'new' },
    ]);
    expect(requestsOf('write vehicles')).toBe(0);
    valueOf(await firmImport.cars.save(CARS));
    expect(documents.read('vehicles/car-1')).toEqual({ ...VAN, seats: 7 });
    expect(documents.read('vehicles/new-2')).toEqual({ ...CARS[1]?.entry, active: true });
    expect(requestsOf('write vehicles')).toBe(1);
  });

  it('that is imported again stores nothing', async () => {
    const { firmImport, requestsOf } = aWorld();
    valueOf(await firmImport.cars.save(CARS));
    const again = CARS.map(({ entry }, index) => ({ id: `again-${index}`, entry }));
    expect(valueOf(await firmImport.cars.compare(again))).toEqual([{ is: 'same' }, { is: 'same' }]);
    valueOf(await firmImport.cars.save(again));
    expect(requestsOf('write vehicles')).toBe(1);
  });
});

describe('a fleet', () => {
  it('takes no more cars than its lists show, but goes on changing those that it has', async () => {
    const { firmImport, put, requestsOf } = aWorld();
    for (let n = 2; n <= MOST_OF_FIRM; n += 1) put(`vehicles/car-${n}`, { ...VAN, plate: `X ${n}` });
    const full = { code: 'fleet-full', most: MOST_OF_FIRM };
    expect(errorOf(await firmImport.cars.compare(CARS))).toEqual(full);
    expect(errorOf(await firmImport.cars.save(CARS))).toEqual(full);
    expect(requestsOf('write vehicles')).toBe(0);
    valueOf(await firmImport.cars.save(CARS.slice(0, 1)));
  });
});

describe('a file of customers', () => {
  it('says what each line would change, and stores it together', async () => {
    const { firmImport, documents } = aWorld();
    expect(valueOf(await firmImport.customers.compare(CUSTOMERS))).toEqual([
      { is: 'update', fields: ['name', 'nameKey', 'nameKey2'] },
      { is: 'new' },
    ]);
    valueOf(await firmImport.customers.save(CUSTOMERS));
    expect(documents.read('customers/cara')).toMatchObject({ name: 'Cara Callas', phone: '+1 555 0142' });
    expect(documents.read('customers/new-2')).toMatchObject({ name: 'Cara Callas', phoneKey: '3077' });
  });

  it('of which neither the answer nor what is stored can be had is neither in nor refused', async () => {
    const { firmImport, script, meanwhile, hide } = aWorld();
    script('lost');
    meanwhile(() => hide('customers/cara', { code: 'network' }));
    expect(valueOf(await firmImport.customers.save(CUSTOMERS))).toBe('unsure');
  });

  it('whose answer is lost is in, and one that was not sent is not', async () => {
    const { firmImport, documents, script } = aWorld();
    script('unsent', 'lost');
    expect(errorOf(await firmImport.customers.save(CUSTOMERS))).toEqual({ code: 'network' });
    expect(documents.read('customers/new-2')).toBeNull();
    valueOf(await firmImport.customers.save(CUSTOMERS));
    expect(documents.read('customers/new-2')).not.toBeNull();
  });

  it('is imported by nobody but administrators', async () => {
    const { firmImport } = aWorld(DARIO);
    expect(errorOf(await firmImport.customers.compare(CUSTOMERS))).toEqual({ code: 'permission-denied' });
    expect(errorOf(await firmImport.cars.save(CARS))).toEqual({ code: 'permission-denied' });
  });
});
