import { expect, it } from 'vitest';
import { readCustomer } from './customer.ts';
import { aStoredCustomer } from './customer.builder.ts';

it('a customer is read with name, places and needs', () => {
  const stored = aStoredCustomer();
  expect(readCustomer('caller-1', stored)).toEqual({ id: 'caller-1', ...stored });
});

it.each([null, {}, aStoredCustomer({ places: ['Home'] }), aStoredCustomer({ deleteAt: 1 })])(
  '%j is no customer',
  (stored) => {
    expect(readCustomer('caller-1', stored)).toBeNull();
  },
);
