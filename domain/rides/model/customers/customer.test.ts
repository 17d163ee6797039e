import { expect, it } from 'vitest';
import { aStoredCustomer } from './customer.builder.ts';
import { readCustomer } from './customer.ts';

it('a customer is read with number, name, places, needs and rides', () => {
  const stored = aStoredCustomer();
  expect(readCustomer('caller-1', stored)).toEqual({ id: 'caller-1', ...stored });
});

it('a customer of former times has no whole number, and rides that nobody has listed', () => {
  const stored = aStoredCustomer({ phone: undefined, rides: undefined });
  expect(readCustomer('caller-1', stored)).toMatchObject({ phone: null, rides: [] });
});

it.each([null, {}, aStoredCustomer({ places: ['Home'] }), aStoredCustomer({ rides: 'r' })])(
  '%j is no customer',
  (stored) => {
    expect(readCustomer('caller-1', stored)).toBeNull();
  },
);
