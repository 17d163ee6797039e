import { describe, expect, it } from 'vitest';
import { anApprovedAdmin } from '../../accounts/model/user.builder.ts';
import { valueOf } from '../../shared/value-of.builder.ts';
import { aCall } from '../model/customers/call.builder.ts';
import { aStoredCustomer } from '../model/customers/customer.builder.ts';
import { defaultSettings } from '../model/firm/settings.ts';
import { aRideWorld } from './ride-world.builder.ts';

const ID = 'ride-1';
const CUSTOMER = 'customers/caller-1';
/** A new customer has the id of their first ride. */
const NEW_CUSTOMER = `customers/${ID}`;
const RIDER = { phone: '+1 555 0142', phoneKey: '5550142', places: [{ text: 'Home' }], slots: {} };

/** An administrator at the telephone. */
async function desk() {
  const world = aRideWorld(anApprovedAdmin());
  const settings = valueOf(await world.serviceSettings.read());
  const book = (caller: Parameters<typeof world.phoneBooking.book>[2]['caller'] = null, call = aCall()) =>
    world.phoneBooking.book(ID, call, { settings, caller });
  return { ...world, book };
}

describe('a caller without a number', () => {
  const call = aCall({ phone: '', withoutNumber: true });

  it('is booked without a look-up, even where passengers must give a number, and is not stored', async () => {
    const { book, put, documents, requestsOf } = await desk();
    put('settings/rides', { ...defaultSettings('Europe/Berlin'), phoneRequired: true });
    valueOf(await book(null, call));
    expect(documents.read(`rides/${ID}/private/details`)).toMatchObject({ name: 'Cara Caller', phone: '' });
    expect(documents.read(NEW_CUSTOMER)).toBeNull();
    expect(requestsOf('list customers phoneKeysarray-contains') + requestsOf('list riders phoneKey==')).toBe(
      0,
    );
  });

  it('is not the person who was looked up before', async () => {
    const { book, put, documents } = await desk();
    put(CUSTOMER, aStoredCustomer());
    const before = documents.read(CUSTOMER);
    valueOf(await book(null, call));
    expect(documents.read(CUSTOMER)).toEqual(before);
  });
});

describe('a number as a telephone system shows it', () => {
  it('finds its owner without its plus, and no person in another country', async () => {
    const { phoneBooking, put, requestsOf } = await desk();
    put(CUSTOMER, aStoredCustomer());
    put('riders/u-robin', { ...RIDER, phone: '+49 30 123456', phoneKey: '30123456' });
    const found = (phone: string) => phoneBooking.find(phone.replace('+', ''), '', undefined, phone);
    expect(valueOf(await found('15550142'))).toMatchObject({ customer: { name: 'Cara Caller' } });
    expect(valueOf(await found('4930123456'))).toMatchObject({ account: { uid: 'u-robin' } });
    expect(valueOf(await found('4330123456'))).toMatchObject({ customer: null, account: null });
    const before = requestsOf('list customers phoneKeysarray-contains');
    expect(valueOf(await found('5550142'))).toMatchObject({ customer: { name: 'Cara Caller' } });
    expect(requestsOf('list customers phoneKeysarray-contains') - before).toBe(1);
  });
});
