import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../shared/durations.ts';
import { defaultSettings } from '../firm/settings.ts';
import { MOST_RIDES_OF_CALLER } from '../basics/ride-limits.ts';
import { readRide } from '../ride/ride.ts';
import { testDocuments } from '../stored/documents.builder.ts';
import { callBatch, type CallBooking } from './call-batch.ts';
import { aCall } from './call.builder.ts';
import { UNKNOWN_CALLER } from './caller.builder.ts';
import type { PassengerAccount } from './caller.ts';
import { aStoredCustomer } from './customer.builder.ts';
import { readCustomer } from './customer.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
/** The hour of the week of the trip in Berlin. */
const SUNDAY_AT_11 = 6 * 24 + 11;
const TRIP = { from: { text: 'Pier 3, Harbour' }, to: { text: 'City Hospital' }, hour: SUNDAY_AT_11 };

const customer = readCustomer('caller-1', aStoredCustomer());
if (customer === null) throw new Error('no customer');
const account: PassengerAccount = {
  uid: 'u-robin',
  name: 'Robin Rider',
  email: 'robin@example.com',
  phone: '+1 555 0142',
  trips: [],
};

function stored(given: Partial<CallBooking> = {}) {
  const documents = testDocuments();
  documents.put('customers/caller-1', aStoredCustomer());
  const booking: CallBooking = {
    id: 'ride-1',
    call: aCall(),
    caller: UNKNOWN_CALLER,
    by: 'u-ada',
    settings: defaultSettings('Europe/Berlin'),
    now: NOW,
    change: 'today',
    ...given,
  };
  documents.commit(callBatch(booking), NOW);
  const ride = readRide('ride-1', documents.read('rides/ride-1'));
  if (ride.state === 'damaged') throw new Error('no ride');
  return { documents, ride };
}

describe('a booking by phone', () => {
  it('the way back of the last trip leaves a customer’s trips as they are, and any other trip is put before the others', () => {
    const [home, clinic, pier] = [{ text: '12 Lime Walk' }, { text: 'City Hospital' }, { text: 'Old Pier' }];
    const trips = [{ from: home, to: clinic, hour: SUNDAY_AT_11 }];
    const known = { ...UNKNOWN_CALLER, customer: { ...customer, trips } };
    const after = (from: typeof home, to: typeof home) =>
      stored({ call: aCall({ from, to }), caller: known }).documents.read('customers/caller-1')?.['trips'];
    expect(after(clinic, home)).toEqual(trips);
    expect(after(home, pier)).toEqual([{ from: home, to: pier, hour: SUNDAY_AT_11 }, ...trips]);
  });

  it('a trip is stored with the hour of its pick-up in the service’s zone', () => {
    const pickUp = { kind: 'later', date: '2026-03-03', time: '07:45', turn: null } as const;
    const { documents } = stored({ call: aCall({ pickUp }) });
    expect(documents.read('customers/ride-1')).toMatchObject({ trips: [{ hour: 24 + 7 }] });
  });

  it('a call without a number stores a ride with its details, and no customer', () => {
    const { documents, ride } = stored({ call: aCall({ phone: '', withoutNumber: true }) });
    expect(ride).toMatchObject({ state: 'requested', rider: 'caller-ride-1' });
    const details = documents.read('rides/ride-1/private/details');
    expect(details).toMatchObject({ name: 'Cara Caller', phone: '' });
    expect(details).not.toHaveProperty('customer');
    expect(documents.read('customers/ride-1')).toBeNull();
  });

  it('an unknown caller becomes a customer, whom the details name and the ride does not', () => {
    const { documents, ride } = stored();
    expect(ride).toMatchObject({ state: 'requested', rider: 'caller-ride-1', log: [{ by: 'u-ada' }] });
    expect(documents.read('rides/ride-1/private/details')).toMatchObject({
      name: 'Cara Caller',
      phone: '+1 555 0142',
      customer: 'ride-1',
    });
    expect(readCustomer('ride-1', documents.read('customers/ride-1'))).toMatchObject({
      phone: '+1 555 0142',
      phoneKey: '5550142',
      name: 'Cara Caller',
      nameKey: 'cara caller',
      finds: expect.arrayContaining(['cara', 'caller', '5550142', '*0142']),
      places: [],
      trips: [TRIP],
      rides: ['ride-1'],
      lastRideAt: NOW,
    });
  });

  const CARLA = aCall({ name: 'Carla Neighbour', needs: ['wheelchair'] });
  const known = { customer, others: [], account: null, isOwner: false };
  const recordAfter = (given: Partial<CallBooking>) =>
    stored({ caller: known, ...given }).documents.read('customers/caller-1');

  it('a booking leaves name, needs, numbers, places and notes of a known customer as they are, and stores its trip', () => {
    const before = aStoredCustomer();
    const after = recordAfter({ call: aCall({ needs: ['wheelchair'] }) });
    expect(after).toEqual({
      ...before,
      trips: [TRIP],
      rides: ['ride-1'],
      lastRideAt: NOW,
      deleteAt: expect.any(Date),
    });
    expect(stored({ caller: known }).documents.read('customers/ride-1')).toBeNull();
  });

  it.each([
    ['another name', { name: 'Dora Daughter' }],
    ['another name and other needs', { name: 'Dora Daughter', needs: ['pet'] as const }],
    ['one word of the name', { name: 'Cara' }],
    ['the name in another spelling', { name: 'CARA  Cállér', needs: ['help'] as const }],
  ])('a call under %s changes only the fields of a booking in the customer’s record', (_, form) => {
    const after = recordAfter({ call: aCall(form) });
    const booked = ['trips', 'rides', 'lastRideAt', 'deleteAt'];
    const own = Object.entries(aStoredCustomer()).filter(([field]) => !booked.includes(field));
    expect(after).toMatchObject(Object.fromEntries(own));
  });

  it('a call of another person from the number, with the change “today”, adds nothing to the customer’s trips', () => {
    expect(recordAfter({ call: CARLA })).toMatchObject({ trips: [], rides: ['ride-1'] });
    expect(recordAfter({ call: aCall({ name: 'cara caller' }) })?.['trips']).toEqual([TRIP]);
  });

  it('the change “good” takes name and needs from the call, and keeps the numbers', () => {
    expect(recordAfter({ call: CARLA, change: 'good' })).toMatchObject({
      name: 'Carla Neighbour',
      nameKey: 'carla neighbour',
      finds: expect.arrayContaining(['neighbour', '5550142']),
      needs: ['wheelchair'],
      phoneKeys: ['5550142'],
      places: aStoredCustomer().places,
    });
  });

  it('another person at the number becomes a customer of their own, and the known one is unchanged', () => {
    const { documents } = stored({ caller: known, call: CARLA, change: 'another' });
    expect(documents.read('customers/caller-1')).toEqual(aStoredCustomer());
    expect(documents.read('customers/ride-1')).toMatchObject({
      name: 'Carla Neighbour',
      phoneKeys: ['5550142'],
    });
    expect(documents.read('rides/ride-1/private/details')).toHaveProperty('customer', 'ride-1');
  });

  it('a customer’s record lists their last rides, the newest first and each once, as many as queries find', () => {
    const ridesAfter = (rides: readonly string[]) => {
      const caller = { customer: { ...customer, rides }, others: [], account: null, isOwner: false };
      return stored({ caller }).documents.read('customers/caller-1')?.['rides'];
    };
    expect(ridesAfter(['ride-b', 'ride-a'])).toEqual(['ride-1', 'ride-b', 'ride-a']);
    expect(ridesAfter(['ride-1', 'ride-a'])).toEqual(['ride-1', 'ride-a']);
    const many = Array.from({ length: MOST_RIDES_OF_CALLER }, (_, index) => `ride-${index + 2}`);
    expect(ridesAfter(many)).toEqual(['ride-1', ...many.slice(0, -1)]);
    const merged = [...many.slice(0, -1), 'customer-other'];
    expect(ridesAfter(merged)).toEqual(['ride-1', ...many.slice(0, -2), 'customer-other']);
  });

  it.each([
    ['+1 555 0142', '0015550142', '+1 555 0142'],
    ['+1 555 0142', '+44 555 0142', '+1 555 0142'],
    ['+1 (555) 01-42', '5550142', '+1 (555) 01-42'],
    ['555 0142', '+1 555 0142', '+1 555 0142'],
    ['555 0142', '5550142', '555 0142'],
  ])('the known number %s, typed as %s, becomes %s', (phone, typed, after) => {
    for (const change of ['today', 'good'] as const) {
      const caller = { customer: { ...customer, phone }, others: [], account: null, isOwner: false };
      const { documents } = stored({ caller, change, call: aCall({ phone: typed }) });
      expect(documents.read('customers/caller-1')).toHaveProperty('phone', after);
    }
  });

  it('a customer is stored for nearly two years after the last booking', () => {
    const { documents } = stored();
    const customer = readCustomer('ride-1', documents.read('customers/ride-1'));
    const days = ((customer?.deleteAt.getTime() ?? 0) - NOW.getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(729);
    expect(days).toBeLessThan(730);
  });

  it('a call of a passenger with an account stores their ride, and no customer', () => {
    const call = aCall({ name: 'Robin Rider' });
    const { documents, ride } = stored({
      call,
      caller: { customer: null, others: [], account, isOwner: true },
    });
    expect(ride.rider).toBe('u-robin');
    expect(documents.read('customers/ride-1')).toBeNull();
  });

  it('if a number has an account and a customer, the ride belongs to the one that was chosen', () => {
    const call = aCall({ name: 'Robin Rider' });
    const ridden = [true, false].map((isOwner) => {
      const { ride, documents } = stored({ call, caller: { customer, others: [], account, isOwner } });
      return [ride.rider, documents.read('rides/ride-1/private/details')?.['customer']];
    });
    expect(ridden).toEqual([
      ['u-robin', undefined],
      ['caller-ride-1', 'caller-1'],
    ]);
  });

  it('another name at a number with an account and a customer means the customer, and makes no second customer', () => {
    const { documents } = stored({ caller: { customer, others: [], account, isOwner: true } });
    expect(documents.read('rides/ride-1/private/details')).toHaveProperty('customer', 'caller-1');
  });

  it('another person who calls from a passenger’s number becomes a customer', () => {
    const { ride, documents } = stored({ caller: { customer: null, others: [], account, isOwner: true } });
    expect(ride.rider).toBe('caller-ride-1');
    expect(documents.read('rides/ride-1/private/details')).toHaveProperty('customer', 'ride-1');
  });
});
