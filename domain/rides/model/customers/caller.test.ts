import { describe, expect, it } from 'vitest';
import { UNKNOWN_CALLER } from './caller.builder.ts';
import { callerRider, customerRider, isCallerRider, ridersOf, ridersOfCaller } from './caller.ts';
import { aStoredCustomer } from './customer.builder.ts';
import { readCustomer } from './customer.ts';

const account = { uid: 'u-robin', name: 'Robin', email: 'robin@example.com', phone: '', places: [] };
const customer = readCustomer('caller-1', aStoredCustomer({ rides: ['ride-2', 'ride-1'] }));

describe('whom the ride of a caller names', () => {
  it('no two rides have the same, and both are a caller’s', () => {
    const riders = ['ride-1', 'ride-2'].map(callerRider);
    expect(riders).toEqual(['caller-ride-1', 'caller-ride-2']);
    expect([...riders, customerRider('caller-1')].filter(isCallerRider)).toHaveLength(3);
    expect(isCallerRider('u-robin')).toBe(false);
  });

  it('the rides of a customer are those that they have listed, and older ones that named the customer', () => {
    const riders = ['customer-caller-1', 'caller-ride-2', 'caller-ride-1'];
    expect(ridersOf({ id: 'caller-1', rides: ['ride-2', 'ride-1'] })).toEqual(riders);
    expect(ridersOfCaller({ customer, account, isOwner: false })).toEqual(riders);
    expect(ridersOf({ id: 'caller-1', rides: [] })).toEqual(['customer-caller-1']);
  });

  it('the rides of an account’s owner name the account, and those of somebody unknown nobody', () => {
    expect(ridersOfCaller({ customer, account, isOwner: true })).toEqual(['u-robin']);
    expect(ridersOfCaller(UNKNOWN_CALLER)).toEqual([]);
  });
});
