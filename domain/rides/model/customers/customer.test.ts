import { expect, it } from 'vitest';
import { aStoredCustomer } from './customer.builder.ts';
import { readCustomer } from './customer.ts';

const WRONG = [
  { places: ['Home'] },
  { rides: 'r' },
  { rides: undefined },
  { note: 7 },
  { note: undefined },
  { phone: undefined },
  { blocked: { by: 'u-ada' } },
];

it('a customer is read with number, name, places, needs, rides, note and block', () => {
  const blocked = { by: 'u-ada', name: 'Ada Admin', at: new Date('2026-02-02T10:00:00.000Z') };
  const stored = aStoredCustomer({ note: 'Deaf.', blocked });
  expect(readCustomer('caller-1', stored)).toEqual({ id: 'caller-1', ...stored, lifted: null });
});

it('a customer who is not blocked is read with the block null', () => {
  expect(readCustomer('caller-1', aStoredCustomer())).toMatchObject({ blocked: null });
});

it.each([null, {}, ...WRONG.map(aStoredCustomer)])('%j is no customer', (stored) => {
  expect(readCustomer('caller-1', stored)).toBeNull();
});
