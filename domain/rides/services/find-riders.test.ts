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

describe('people whose rides are looked for', () => {
  it.each(['+1 555 0142', '0142', '5550', 'r'])(
    '%s finds callers with what each of their rides names, and accounts',
    async (typed) => {
      expect(valueOf(await findRiders(people, typed, 'any'))).toEqual({
        riders: [CALLER, PASSENGER],
        more: false,
      });
    },
  );

  it('the result shows that there may be more callers, including unreadable ones', async () => {
    const many = { ...people, byName: async () => succeed({ customers: [], more: true }) };
    expect(valueOf(await findRiders(many, 'c', 'any'))).toEqual({ riders: [PASSENGER], more: true });
  });

  it('that there may be more accounts of a number is told', async () => {
    const many = { ...people, passengersWith: async () => succeed({ accounts: [account], more: true }) };
    expect(valueOf(await findRiders(many, '0142', 'any'))).toEqual({
      riders: [CALLER, PASSENGER],
      more: true,
    });
  });

  it('a failure to find callers or accounts is told', async () => {
    const failing = async () => fail({ code: 'network' } as const);
    for (const broken of [{ byName: failing }, { passengersByName: failing }]) {
      expect(await findRiders({ ...people, ...broken }, 'c', 'any')).toEqual({
        ok: false,
        error: { code: 'network' },
      });
    }
  });
});
