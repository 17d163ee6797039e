import { describe, expect, it } from 'vitest';
import { UNKNOWN_CALLER } from './caller.builder.ts';
import {
  calledAs,
  callerNamed,
  callerRider,
  differingFrom,
  isCallerRider,
  ofCustomer,
  phoneOf,
  ridersOf,
  ridersOfCaller,
} from './caller.ts';
import { knownTrip, NOTHING_KNOWN, placesOf } from './known-trip.ts';
import { aStoredCustomer } from './customer.builder.ts';
import { readCustomer, type Customer } from './customer.ts';

const account = { uid: 'u-robin', name: 'Robin', email: 'robin@example.com', phone: '', trips: [] };
const customer = readCustomer('caller-1', aStoredCustomer({ rides: ['ride-2', 'ride-1'] }));

describe('the rider of a caller’s ride', () => {
  it('differs between two rides, and is a caller’s', () => {
    const riders = ['ride-1', 'ride-2'].map(callerRider);
    expect(riders).toEqual(['caller-ride-1', 'caller-ride-2']);
    expect(riders.every(isCallerRider)).toBe(true);
    expect(isCallerRider('u-robin')).toBe(false);
  });

  it('of a customer is found by the rides that the record lists, without the merged records in that list', () => {
    const riders = ['caller-ride-2', 'caller-ride-1'];
    expect(ridersOf({ rides: ['ride-2', 'ride-1', 'customer-gone'] })).toEqual(riders);
    expect(ridersOfCaller({ customer, others: [], account, isOwner: false })).toEqual(riders);
  });

  it('is the account if its owner calls, and an unknown caller has none', () => {
    expect(ridersOfCaller({ customer, others: [], account, isOwner: true })).toEqual(['u-robin']);
    expect(ridersOfCaller(UNKNOWN_CALLER)).toEqual([]);
  });
});

describe('a number that several people have', () => {
  const person = (id: string, given: Readonly<Record<string, unknown>> = {}) => {
    const found = readCustomer(id, aStoredCustomer(given));
    if (found === null) throw new Error('no customer');
    return found;
  };
  const carl = person('carl', { name: 'Carl Customer', needs: ['wheelchair'] });
  const dora = person('dora', { name: 'Dora Müller', phones: ['030 77'], phoneKeys: ['5550142', '3077'] });
  const both = callerNamed('', [carl, dora], []);

  it('means the first customer, unless the name in any spelling is another customer’s', () => {
    expect(both).toMatchObject({ customer: { id: 'carl' }, others: [{ id: 'dora' }], isOwner: false });
    expect(callerNamed('dora mueller', [carl, dora], []).customer?.id).toBe('dora');
    expect(calledAs(both, 'DORA MULLER').customer?.id).toBe('dora');
    expect(calledAs(both, 'Dora').customer?.id).toBe('carl');
    expect(ofCustomer(both, dora)).toMatchObject({ customer: { id: 'dora' }, others: [{ id: 'carl' }] });
  });

  it('means the owner of an account by their exact name, unless a customer has it in any spelling', () => {
    const named = (name: string, customers: readonly Customer[]) =>
      callerNamed(name, customers, [{ ...account, name }]).isOwner;
    expect(named('Robin', [carl, dora])).toBe(true);
    expect(named('CARL CUSTOMER', [carl])).toBe(false);
    const blocked = { ...dora, blocked: { by: 'u-ada', name: 'Ada', at: new Date(0) } };
    expect(named('Carl Customer', [blocked, carl])).toBe(false);
    expect(named('Robin', [blocked, carl])).toBe(true);
  });

  it('is blocked if one of these people is blocked', () => {
    const blocked = { by: 'u-ada', name: 'Ada', at: new Date(0) };
    const caller = callerNamed('Carl Customer', [carl, { ...dora, blocked }], []);
    expect(caller.customer?.blocked).toEqual(blocked);
    expect(calledAs(caller, 'Carl Customer').customer?.id).toBe('dora');
  });

  it('leads to a question only if name or needs differ from the record', () => {
    const ask = (name: string, needs: readonly ('wheelchair' | 'pet')[]) =>
      differingFrom(both, { name, needs });
    expect(ask('Carl Customer', ['wheelchair'])).toBeNull();
    expect(ask('carl  customer', ['wheelchair'])).toBeNull();
    expect(ask('', [])).toBeNull();
    expect(ask('Carl Customer', [])).toEqual({ name: false, needs: true });
    expect(ask('Dora Daughter', ['wheelchair'])).toEqual({ name: true, needs: false });
    expect(ask('Dora Daughter', ['pet'])).toEqual({ name: true, needs: true });
    expect(differingFrom({ ...both, isOwner: true }, { name: 'Robin', needs: [] })).toBeNull();
    expect(differingFrom(UNKNOWN_CALLER, { name: 'Robin', needs: [] })).toBeNull();
  });

  it('is completed to the customer’s spelling if the typed number is one of the customer’s', () => {
    const caller = ofCustomer(both, { ...dora, phones: ['+49 30 77'] });
    expect(phoneOf(caller, '030 77')).toBe('+49 30 77');
    expect(phoneOf(caller, '5550142')).toBe('+1 555 0142');
    expect(phoneOf(caller, '5550199')).toBe('5550199');
  });

  it('suggests the places of the last trips, then the customer’s own, each once', () => {
    const trips = [{ from: { text: 'Pier 3' }, to: { text: 'Town Hall' }, hour: 8 }];
    const texts = placesOf(ofCustomer(both, { ...dora, trips })).map(({ text }) => text);
    expect(texts).toEqual(['Pier 3', 'Town Hall', '5 Mill Road, Northside', 'City Hospital']);
  });
});

describe('the next booking of a caller', () => {
  const to = (text: string, hour: number) => ({ from: { text: 'Home' }, to: { text }, hour });
  const trips = [
    to('Choir', 18),
    to('Clinic', 7),
    to('Clinic', 7),
    ...['A', 'B', 'C'].map((one) => to(one, 37)),
  ];
  const found = readCustomer('caller-1', aStoredCustomer({ trips, needs: ['pet'], driverNote: 'Ring.' }));
  const known = { ...UNKNOWN_CALLER, customer: found };

  it('begins with the usual trip at this time, the customer’s needs and note, and three other trips', () => {
    expect(knownTrip(known, 8)).toEqual({
      name: 'Cara Caller',
      from: { text: 'Home' },
      to: { text: 'Clinic' },
      others: ['Choir', 'A', 'B'].map((text) => ({ from: { text: 'Home' }, to: { text } })),
      needs: ['pet'],
      note: 'Ring.',
    });
    expect(knownTrip(known, 18).to).toEqual({ text: 'Choir' });
  });

  it('begins with the customer’s first two own places before the first booking', () => {
    expect(knownTrip({ ...UNKNOWN_CALLER, customer }, 8)).toMatchObject({
      from: { text: '5 Mill Road, Northside' },
      to: { text: 'City Hospital' },
      others: [],
    });
  });

  it('begins with the usual trip of an account whose owner calls, and with nothing for an unknown caller', () => {
    const own = [to('Pier', 18), to('Work', 7), to('Work', 31)];
    const owner = { ...known, account: { ...account, trips: own }, isOwner: true };
    const others = [{ from: { text: 'Home' }, to: { text: 'Pier' } }];
    expect(knownTrip(owner, 8)).toEqual({
      name: 'Robin',
      from: { text: 'Home' },
      to: { text: 'Work' },
      others,
      needs: [],
      note: '',
    });
    expect(knownTrip(owner, 19).to).toEqual({ text: 'Pier' });
    expect(knownTrip({ ...owner, account }, 8)).toMatchObject({ name: 'Robin', from: { text: '' } });
    expect(knownTrip(UNKNOWN_CALLER, 8)).toEqual(NOTHING_KNOWN);
  });
});
