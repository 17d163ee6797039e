import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../shared/durations.ts';
import { defaultSettings } from '../firm/settings.ts';
import { MOST_RIDES_OF_CALLER } from '../ride-limits.ts';
import { readRide } from '../ride/ride.ts';
import { testDocuments } from '../stored/documents.builder.ts';
import { callBatch, type CallBooking } from './call-batch.ts';
import { aCall } from './call.builder.ts';
import { UNKNOWN_CALLER } from './caller.builder.ts';
import type { PassengerAccount } from './caller.ts';
import { aStoredCustomer } from './customer.builder.ts';
import { readCustomer } from './customer.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');

const customer = readCustomer('caller-1', aStoredCustomer());
if (customer === null) throw new Error('no customer');
const account: PassengerAccount = {
  uid: 'u-robin',
  name: 'Robin Rider',
  email: 'robin@example.com',
  phone: '+1 555 0142',
  places: [],
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
    ...given,
  };
  documents.commit(callBatch(booking), NOW);
  const ride = readRide('ride-1', documents.read('rides/ride-1'));
  if (ride.state === 'damaged') throw new Error('no ride');
  return { documents, ride };
}

describe('a booking by phone', () => {
  it('a caller without a number leaves a ride with its details, and no record', () => {
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
      nameKey2: 'caller',
      places: [{ text: 'Pier 3, Harbour' }, { text: 'City Hospital' }],
      rides: ['ride-1'],
      lastRideAt: NOW,
    });
  });

  it('of a known customer the last three places are kept, and name and needs as they are now', () => {
    const call = aCall({ name: 'Cara Callas', needs: ['wheelchair'] });
    const { documents, ride } = stored({ call, caller: { customer, account: null, isOwner: false } });
    expect(ride.rider).toBe('caller-ride-1');
    expect(documents.read('rides/ride-1/private/details')).toHaveProperty('customer', 'caller-1');
    expect(documents.read('customers/caller-1')).toMatchObject({
      name: 'Cara Callas',
      nameKey2: 'callas',
      places: [{ text: 'Pier 3, Harbour' }, { text: 'City Hospital' }, { text: '5 Mill Road, Northside' }],
      needs: ['wheelchair'],
    });
    expect(documents.read('customers/ride-1')).toBeNull();
  });

  it('a customer’s record has their last rides, the newest first and each once, as many as are looked for', () => {
    const ridesAfter = (rides: readonly string[]) => {
      const caller = { customer: { ...customer, rides }, account: null, isOwner: false };
      return stored({ caller }).documents.read('customers/caller-1')?.['rides'];
    };
    expect(ridesAfter(['ride-b', 'ride-a'])).toEqual(['ride-1', 'ride-b', 'ride-a']);
    expect(ridesAfter(['ride-1', 'ride-a'])).toEqual(['ride-1', 'ride-a']);
    const many = Array.from({ length: MOST_RIDES_OF_CALLER }, (_, index) => `ride-${index + 2}`);
    expect(ridesAfter(many)).toEqual(['ride-1', ...many.slice(0, -1)]);
    const merged = [...many.slice(0, -1), 'customer-other'];
    expect(ridesAfter(merged)).toEqual(['ride-1', ...many.slice(0, -2), 'customer-other']);
  });

  it('a number that was not known as a whole is now', () => {
    const { documents } = stored({
      caller: { customer: { ...customer, phone: null }, account: null, isOwner: false },
    });
    expect(documents.read('customers/caller-1')).toHaveProperty('phone', '+1 555 0142');
  });

  it('a customer is removed two years after their last ride', () => {
    const { documents } = stored();
    const kept = readCustomer('ride-1', documents.read('customers/ride-1'));
    const days = ((kept?.deleteAt.getTime() ?? 0) - NOW.getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(729);
    expect(days).toBeLessThan(730);
  });

  it('a passenger’s ride is theirs, and nothing else is stored of them', () => {
    const call = aCall({ name: 'Robin Rider' });
    const { documents, ride } = stored({ call, caller: { customer: null, account, isOwner: true } });
    expect(ride.rider).toBe('u-robin');
    expect(documents.read('customers/ride-1')).toBeNull();
  });

  it('of a number with an account and a customer the ride is whose that was chosen to call', () => {
    const call = aCall({ name: 'Robin Rider' });
    const ridden = [true, false].map((isOwner) => {
      const { ride, documents } = stored({ call, caller: { customer, account, isOwner } });
      return [ride.rider, documents.read('rides/ride-1/private/details')?.['customer']];
    });
    expect(ridden).toEqual([
      ['u-robin', undefined],
      ['caller-ride-1', 'caller-1'],
    ]);
  });

  it('whoever else calls from a number with an account and a customer is that customer, not a second one', () => {
    const { documents } = stored({ caller: { customer, account, isOwner: true } });
    expect(documents.read('rides/ride-1/private/details')).toHaveProperty('customer', 'caller-1');
  });

  it('whoever else calls from a passenger’s number is a customer', () => {
    const { ride, documents } = stored({ caller: { customer: null, account, isOwner: true } });
    expect(ride.rider).toBe('caller-ride-1');
    expect(documents.read('rides/ride-1/private/details')).toHaveProperty('customer', 'ride-1');
  });
});
