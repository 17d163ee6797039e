import { describe, expect, it } from 'vitest';
import { valueOf } from '../../shared/value-of.builder.ts';
import type { ImportedCustomer } from '../model/customers/customer-batch.ts';
import { aStoredCustomer } from '../model/customers/customer.builder.ts';
import { madeId } from '../model/import/import-run.ts';
import type { ImportItem } from './firm-import.ts';
import { ADA, aRideWorld } from './ride-world.builder.ts';

const RUN = 'ab0123456789cd';
const CARA: ImportedCustomer = {
  number: { phone: '5550142', key: '5550142' },
  others: [],
  driverNote: '',
  name: 'Cara Caller',
  places: [],
  note: '',
  needs: [],
};
const line = (number: number, title: string) => ({ line: number, title });
const partOf = (items: readonly ImportItem<ImportedCustomer>[]) => ({
  run: RUN,
  part: 0,
  lines: items.length,
  items,
});

function aWorld() {
  const world = aRideWorld(ADA);
  world.put('customers/cara', aStoredCustomer());
  return world;
}

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
    'does not change a customer if %s is another person at the number, and reports it',
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

  it('matches neither of two people at a number with a shorter form of both names', async () => {
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
