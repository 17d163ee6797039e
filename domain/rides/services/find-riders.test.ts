import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../../shared/result.ts';
import { valueOf } from '../../shared/value-of.builder.ts';
import { aStoredCustomer } from '../model/customers/customer.builder.ts';
import { readCustomer } from '../model/customers/customer.ts';
import { isMeantBy } from '../model/booking/sought-number.ts';
import { findRiders } from './find-riders.ts';

const customer = readCustomer('caller-1', aStoredCustomer({ rides: ['ride-2', 'ride-1'] }));
if (customer === null) throw new Error('no customer');
const account = { uid: 'u-robin', name: 'Robin Rider', email: 'robin@example.com', phone: '', trips: [] };
const people: Parameters<typeof findRiders>[0] = {
  byName: async () => succeed({ customers: [customer], more: false }),
  passengersWith: async (number) =>
    succeed({ accounts: isMeantBy(number, '5550142') ? [account] : [], more: false }),
  passengersByName: async () => succeed([account]),
};
const CALLER = {
  rider: 'customer-caller-1',
  riders: ['caller-ride-2', 'caller-ride-1'],
  name: 'Cara Caller',
};
const PASSENGER = { rider: 'u-robin', riders: ['u-robin'], name: 'Robin Rider' };

describe('a search for people with rides', () => {
  it.each(['+1 555 0142', '0142', '5550', 'r'])(
    'finds customers with the riders of their rides, and accounts, by %s',
    async (typed) => {
      expect(valueOf(await findRiders(people, typed, 'any'))).toEqual({
        riders: [CALLER, PASSENGER],
        more: false,
      });
    },
  );

  it('reports that there may be more customers, even if none is returned', async () => {
    const many = { ...people, byName: async () => succeed({ customers: [], more: true }) };
    expect(valueOf(await findRiders(many, 'c', 'any'))).toEqual({ riders: [PASSENGER], more: true });
  });

  it('reports that there may be more accounts with a number', async () => {
    const many = { ...people, passengersWith: async () => succeed({ accounts: [account], more: true }) };
    expect(valueOf(await findRiders(many, '0142', 'any'))).toEqual({
      riders: [CALLER, PASSENGER],
      more: true,
    });
  });

  it('returns a failure to find customers or accounts', async () => {
    const failing = async () => fail({ code: 'network' } as const);
    for (const broken of [{ byName: failing }, { passengersByName: failing }]) {
      expect(await findRiders({ ...people, ...broken }, 'c', 'any')).toEqual({
        ok: false,
        error: { code: 'network' },
      });
    }
  });
});
