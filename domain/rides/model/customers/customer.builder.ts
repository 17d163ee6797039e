import type { ValuesOf } from '../../../shared/decoders.ts';
import { findsOf } from './customer-search.ts';
import type { CUSTOMER_FIELDS } from './customer.ts';

type Stored = Omit<ValuesOf<typeof CUSTOMER_FIELDS>, 'blocked' | 'lifted'>;

/** A customer as stored. The given fields replace others. */
export function aStoredCustomer(given: Readonly<Record<string, unknown>> = {}) {
  const { phoneKey, name } = { phoneKey: '5550142', name: 'Cara Caller', ...given };
  const phoneKeys = [String(phoneKey)];
  const sound: Stored = {
    phone: '+1 555 0142',
    phoneKey: '5550142',
    phones: [],
    phoneKeys,
    name: 'Cara Caller',
    finds: findsOf(String(name), phoneKeys),
    nameKey: 'cara caller',
    places: [{ text: '5 Mill Road, Northside' }, { text: 'City Hospital' }, { text: 'Town Hall' }],
    trips: [],
    needs: [],
    note: '',
    driverNote: '',
    rides: [],
    lastRideAt: new Date('2026-02-01T10:00:00.000Z'),
    deleteAt: new Date('2028-02-01T10:00:00.000Z'),
  };
  return { ...sound, ...given };
}
