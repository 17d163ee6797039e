import { expect, it } from 'vitest';
import { aStoredCustomer } from './customer.builder.ts';
import { readCustomer } from './customer.ts';

const WRONG = [{ places: ['Home'] }, { rides: 'r' }, { note: 7 }, { blocked: { by: 'u-ada' } }];

it('a customer is read with number, name, places, needs, rides, note and block', () => {
  const blocked = { by: 'u-ada', name: 'Ada Admin', at: new Date('2026-02-02T10:00:00.000Z') };
  const stored = aStoredCustomer({ note: 'Deaf.', blocked });
  expect(readCustomer('caller-1', stored)).toEqual({ id: 'caller-1', ...stored, lifted: null });
});

it('a customer of former times has no note and is not blocked', () => {
  expect(readCustomer('caller-1', aStoredCustomer())).toMatchObject({ note: '', blocked: null });
});

it('a customer of former times has no whole number, and rides that nobody has listed', () => {
  const stored = aStoredCustomer({ phone: undefined, rides: undefined });
  expect(readCustomer('caller-1', stored)).toMatchObject({ phone: null, rides: null });
});

it.each([null, {}, ...WRONG.map(aStoredCustomer)])('%j is no customer', (stored) => {
  expect(readCustomer('caller-1', stored)).toBeNull();
});
