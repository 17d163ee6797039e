import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../../shared/result.ts';
import { valueOf } from '../../shared/value-of.builder.ts';
import { aStoredCustomer } from '../model/customers/customer.builder.ts';
import { readCustomer } from '../model/customers/customer.ts';
import { findRiders } from './find-riders.ts';

const customer = readCustomer('caller-1', aStoredCustomer({ rides: ['ride-2', 'ride-1'] }));
if (customer === null) throw new Error('no customer');
const account = { uid: 'u-robin', name: 'Robin Rider', email: 'robin@example.com', phone: '', places: [] };
const people: Parameters<typeof findRiders>[0] = {
  byName: async () => succeed({ customers: [customer], more: false }),
  passengersByPhone: async (key) => succeed(key === '5550142' ? [account] : []),
  passengersByName: async () => succeed([account]),
};
const CALLER = {
  rider: 'customer-caller-1',
  riders: ['caller-ride-2', 'caller-ride-1'],
  name: 'Cara Caller',
};
const PASSENGER = { rider: 'u-robin', riders: ['u-robin'], name: 'Robin Rider' };

describe('the search for people with rides', () => {
  it.each(['+1 555 0142', 'r'])(
    '%s finds callers with the riders of their rides, and accounts',
    async (typed) => {
      expect(valueOf(await findRiders(people, typed))).toEqual({ riders: [CALLER, PASSENGER], more: false });
    },
  );

  it('a text without a letter or a digit has no matches', async () => {
    expect(valueOf(await findRiders(people, ' \u200B( '))).toEqual({ riders: [], more: false });
  });

  it('the result shows that there may be more callers, including unreadable ones', async () => {
    const many = { ...people, byName: async () => succeed({ customers: [], more: true }) };
    expect(valueOf(await findRiders(many, 'c'))).toEqual({ riders: [PASSENGER], more: true });
  });

  it('a failure to find callers or accounts is returned', async () => {
    const failing = async () => fail({ code: 'network' } as const);
    for (const broken of [{ byName: failing }, { passengersByName: failing }]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await findRiders({ ...people, ...broken }, 'c')).toEqual({
        ok: false,
        error: { code: 'network' },
      });
    }
  });
});
