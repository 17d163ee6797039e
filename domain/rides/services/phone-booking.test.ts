import { describe, expect, it } from 'vitest';
import { anApprovedAdmin, anApprovedUser, aPendingUser } from '../../accounts/model/user.builder.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import { aCall } from '../model/customers/call.builder.ts';
import { UNKNOWN_CALLER } from '../model/customers/caller.builder.ts';
import { aStoredCustomer } from '../model/customers/customer.builder.ts';
import { defaultSettings } from '../model/firm/settings.ts';
import { aRideWorld, ROBIN } from './ride-world.builder.ts';

const ID = 'ride-1';
const CUSTOMER = 'customers/caller-1';
/** A new customer has the id of their first ride. */
const NEW_CUSTOMER = `customers/${ID}`;
const RIDER = { phone: '+1 555 0142', phoneKey: '5550142', trips: [], slots: {} };

/** An administrator at the telephone. */
async function desk() {
  const world = aRideWorld(anApprovedAdmin());
  const settings = valueOf(await world.serviceSettings.read());
  const book = (caller: Parameters<typeof world.phoneBooking.book>[2]['caller'] = null, call = aCall()) =>
    world.phoneBooking.book(ID, call, { settings, caller });
  return { ...world, settings, book };
}

describe('a number that is blocked', () => {
  const blocked = { by: 'u-ada', name: 'Ada Admin', at: new Date('2026-02-02T10:00:00.000Z') };
  const refused = { code: 'customer-blocked', name: 'Ada Admin', at: blocked.at };

  it('is refused even if it was blocked after the caller was found, or if the caller has an account', async () => {
    const { book, put, phoneBooking, script } = await desk();
    put(CUSTOMER, aStoredCustomer());
    put('riders/u-robin', RIDER);
    const caller = valueOf(await phoneBooking.find('5550142'));
    put(CUSTOMER, aStoredCustomer({ blocked }));
    script('denied');
    expect(errorOf(await book(caller))).toEqual(refused);
    const owner = valueOf(await phoneBooking.find('5550142', ROBIN.name ?? ''));
    expect(owner.isOwner).toBe(true);
    expect(errorOf(await book(owner))).toEqual(refused);
  });
});

describe('a search for the caller', () => {
  it('suggests customers by the beginning of a number, and does not read a suggested customer again', async () => {
    const { phoneBooking, put, requestsOf } = await desk();
    put(CUSTOMER, aStoredCustomer());
    const [customer = null] = valueOf(await phoneBooking.suggest('55501')).customers;
    expect(customer).toMatchObject({ name: 'Cara Caller', phoneKey: '5550142' });
    expect(
      valueOf(await phoneBooking.find('5550142', '', customer === null ? [] : [customer])),
    ).toMatchObject({ customer });
    expect(valueOf(await phoneBooking.suggest('55502')).customers).toEqual([]);
    expect(requestsOf('list customers phoneKeysarray-contains')).toBe(0);
  });

  it.each([CUSTOMER, 'riders/u-robin'])('fails if %s cannot be read', async (path) => {
    const { phoneBooking, hide } = await desk();
    hide(path, { code: 'network' });
    expect(errorOf(await phoneBooking.find('5550142'))).toEqual({ code: 'network' });
  });
});

describe('a booking by phone', () => {
  it.each([
    ['a passenger', ROBIN],
    ['a driver', anApprovedUser({ role: 'driver' })],
    ['a pending administrator', aPendingUser({ role: 'admin' })],
  ])('%s cannot book or find a caller, and no request is sent', async (_, user) => {
    const { phoneBooking, requestsOf } = aRideWorld(user);
    expect(errorOf(await phoneBooking.find('5550142'))).toEqual({ code: 'permission-denied' });
    expect(errorOf(await phoneBooking.suggest('55501'))).toEqual({ code: 'permission-denied' });
    expect(errorOf(await phoneBooking.named('Cara'))).toEqual({ code: 'permission-denied' });
    expect(
      errorOf(
        await phoneBooking.book(ID, aCall(), { settings: defaultSettings('Europe/Berlin'), caller: null }),
      ),
    ).toEqual({
      code: 'permission-denied',
    });
    expect(requestsOf('list customers phoneKeysarray-contains') + requestsOf('write rides')).toBe(0);
  });

  it('a caller’s ride is stored as a request, and makes the feed look', async () => {
    const { book, rideOf, heard, documents } = await desk();
    valueOf(await book());
    expect(rideOf(ID)).toMatchObject({ state: 'requested', rider: 'caller-ride-1' });
    expect(documents.read(NEW_CUSTOMER)).toMatchObject({ phoneKey: '5550142', rides: [ID] });
    expect(heard).toEqual(['look']);
  });

  it.each(['unsent', 'denied'] as const)(
    'the writes beside a booking are stored exactly if the ride is, also if the first attempt was %s',
    async (fate) => {
      const { phoneBooking, documents, settings, script, rideOf, put } = await desk();
      const beside = [{ kind: 'set', path: `fares/${ID}`, fields: { rev: 0 } }] as const;
      const book = () => phoneBooking.book(ID, aCall(), { settings, caller: UNKNOWN_CALLER, beside });
      script(fate);
      valueOf(await book());
      expect(rideOf(ID).state).toBe('requested');
      expect(documents.read(`fares/${ID}`)).toEqual({ rev: 0 });
      put(`rides/${ID}`, { state: 'unheard of' });
      documents.put(`fares/${ID}`, null);
      expect(errorOf(await book())).toEqual({ code: 'booked-before', ride: ID });
      expect(documents.read(`fares/${ID}`)).toBeNull();
    },
  );

  it('a caller who was not looked up before is looked up by the booking', async () => {
    const { book, put, rideOf, requestsOf } = await desk();
    put('riders/u-robin', RIDER);
    valueOf(await book(null, aCall({ name: ROBIN.name ?? '' })));
    expect(rideOf(ID).rider).toBe('u-robin');
    expect(requestsOf('list customers phoneKeysarray-contains')).toBe(1);
    const known = await desk();
    valueOf(await known.book(UNKNOWN_CALLER));
    expect(known.requestsOf('list customers phoneKeysarray-contains')).toBe(0);
  });

  it('the known number is stored if it is more complete than the typed one, even after a lost answer', async () => {
    const { book, put, script, documents, requestsOf } = await desk();
    put('riders/u-robin', RIDER);
    script('lost');
    valueOf(await book(null, aCall({ phone: '5550142', name: ROBIN.name ?? '' })));
    expect(documents.read(`rides/${ID}/private/details`)).toMatchObject({ phone: RIDER.phone });
    expect(RIDER.phone).toMatch(/^\+1/);
    expect(requestsOf('write rides')).toBe(1);
  });

  it.each(['answered', 'lost'] as const)(
    'the whole number of a known customer is stored if a shorter one was typed, and the answer is %s',
    async (fate) => {
      const { phoneBooking, book, put, script, documents } = await desk();
      put(CUSTOMER, aStoredCustomer());
      const caller = valueOf(await phoneBooking.find('5550142'));
      script(fate);
      valueOf(await book(caller, aCall({ phone: '5550142' })));
      for (const path of [`rides/${ID}/private/details`, CUSTOMER]) {
        expect(documents.read(path), path).toHaveProperty('phone', '+1 555 0142');
      }
      valueOf(await book(caller, aCall({ phone: '5550142' })));
    },
  );

  it('a trip that was changed after a lost answer is not booked, and the failure names the stored ride', async () => {
    const { book, script, documents, requestsOf } = await desk();
    script('lost');
    valueOf(await book());
    const changed = aCall({ to: { text: 'Town Hall' } });
    expect(errorOf(await book(null, changed))).toEqual({ code: 'booked-before', ride: ID });
    expect(requestsOf('write rides')).toBe(2);
    expect(documents.read(`rides/${ID}/private/details`)).toMatchObject({ to: aCall().trip.to });
  });

  it.each([
    ['over', { state: 'cancelled', open: false, endedAt: new Date(), did: 'cancel' }],
    ['damaged', { state: 'unheard of' }],
  ])('a repeated booking fails if its ride is %s', async (_, change) => {
    const { book, script, put, documents } = await desk();
    script('lost');
    valueOf(await book());
    put(`rides/${ID}`, { ...documents.read(`rides/${ID}`), ...change });
    expect(errorOf(await book())).toEqual({ code: 'booked-before', ride: ID });
  });

  it('a failure to read back the details of a booking is returned', async () => {
    const { book, script, hide } = await desk();
    script('lost');
    hide(`rides/${ID}/private/details`, { code: 'network' });
    expect(errorOf(await book())).toEqual({ code: 'network' });
  });

  it.each([
    [false, `caller-${ID}`],
    [true, 'u-robin'],
  ])(
    'the chosen caller stays the same when the booking is sent again (owner of an account: %s)',
    async (isOwner, rider) => {
      const { phoneBooking, book, put, rideOf, script } = await desk();
      put(CUSTOMER, aStoredCustomer({ name: ROBIN.name }));
      put('riders/u-robin', RIDER);
      const caller = { ...valueOf(await phoneBooking.find('5550142')), isOwner };
      script('unsent');
      valueOf(await book(caller, aCall({ name: ROBIN.name ?? '' })));
      expect(rideOf(ID).rider).toBe(rider);
    },
  );

  it('a removed customer is created again, and the ride has terms that were changed meanwhile', async () => {
    const { phoneBooking, book, put, documents, rideOf, meanwhile } = await desk();
    put(CUSTOMER, aStoredCustomer());
    const caller = valueOf(await phoneBooking.find('5550142'));
    const terms = { wait: 600, search: 900, offer: 30, offerAhead: 900, release: 600 };
    meanwhile(() => {
      documents.put(CUSTOMER, null);
      put('settings/rides', { ...documents.read('settings/rides'), terms });
    });
    valueOf(await book(caller));
    // The search of a ride that dispatch books has a setting of its own (rides R37).
    expect(rideOf(ID).terms).toEqual({ ...terms, search: 14_400 });
    expect(documents.read(NEW_CUSTOMER)).toMatchObject({ trips: [{ from: { text: 'Pier 3, Harbour' } }] });
  });

  it.each([
    [
      'the settings are removed',
      (world: Awaited<ReturnType<typeof desk>>) => world.documents.put('settings/rides', null),
      'rides-not-set-up',
    ],
    [
      'the settings become unreadable',
      (world: Awaited<ReturnType<typeof desk>>) => world.hide('settings/rides', { code: 'network' }),
      'network',
    ],
    [
      'the customer becomes unreadable',
      (world: Awaited<ReturnType<typeof desk>>) => world.hide(CUSTOMER, { code: 'network' }),
      'network',
    ],
  ])('a refused booking fails if %s meanwhile', async (_, happens, code) => {
    const world = await desk();
    world.script('denied');
    world.meanwhile(() => happens(world));
    expect(errorOf(await world.book(UNKNOWN_CALLER)).code).toBe(code);
  });
});

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

  it('does not change the customer with the same name', async () => {
    const { book, put, documents } = await desk();
    put(CUSTOMER, aStoredCustomer());
    const before = documents.read(CUSTOMER);
    valueOf(await book(null, call));
    expect(documents.read(CUSTOMER)).toEqual(before);
  });
});

describe('a number as a telephone system shows it', () => {
  it('finds its owner although its plus is missing, and nobody in another country', async () => {
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
