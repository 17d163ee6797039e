import { describe, expect, it } from 'vitest';
import { anApprovedAdmin, anApprovedUser, aPendingUser } from '../../accounts/model/user.builder.ts';
import type { User } from '../../accounts/model/user.ts';
import { errorOf, valueOf } from '../../shared/value-of.builder.ts';
import type { OwnTrip } from '../model/booking/trip.ts';
import { defaultSettings } from '../model/firm/settings.ts';
import { after, aStoredRide } from '../model/ride/ride.builder.ts';
import { aRideWorld, ROBIN } from './ride-world.builder.ts';

const ID = 'ride-1';
const TRIP: OwnTrip = {
  from: { text: '5 Mill Road, Northside' },
  to: { text: 'City Hospital' },
  pickUp: { kind: 'now' },
  people: 1,
  needs: [],
  note: '',
  phone: '55112',
};

const A_LATER_TRIP: OwnTrip = {
  ...TRIP,
  pickUp: { kind: 'later', at: new Date('2026-03-02T09:00Z'), wall: '2026-03-02T10:00' },
};

/** A user whose booking form is open. */
async function booking(user: User = ROBIN, record: object | null = null) {
  const world = aRideWorld(user);
  if (record !== null) world.put('riders/u-robin', record);
  const start = valueOf(await world.rideBooking.open());
  const request = (id = ID, trip = TRIP) => world.rideBooking.request(id, trip, start);
  return { ...world, start, request };
}

describe('the start of a booking', () => {
  it.each([
    ['without settings', null],
    ['with damaged settings', { terms: {} }],
  ])('a service %s is not set up, so a passenger cannot book', async (_, settings) => {
    const { rideBooking, documents } = aRideWorld(ROBIN);
    documents.put('settings/rides', settings);
    expect(errorOf(await rideBooking.open())).toEqual({ code: 'rides-not-set-up' });
  });

  it.each([
    ['a pending passenger', aPendingUser()],
    ['a driver', anApprovedUser({ role: 'driver' })],
    ['an administrator', anApprovedAdmin()],
  ])('%s cannot book, and nothing is read', async (_, user) => {
    const { rideBooking, requestsOf } = aRideWorld(user);
    expect(errorOf(await rideBooking.open())).toEqual({ code: 'permission-denied' });
    expect(requestsOf('read settings')).toBe(0);
  });

  it('a booking is refused while signed out', async () => {
    expect(errorOf(await aRideWorld(null).rideBooking.open()).code).toBe('session-expired');
  });
});

describe('a booking', () => {
  it('stores a request, takes a slot of the passenger, and makes the feed look', async () => {
    const { request, rideOf, documents, heard } = await booking();
    valueOf(await request());
    expect(rideOf(ID)).toMatchObject({ state: 'requested', rider: 'u-robin' });
    expect(documents.read('riders/u-robin')).toMatchObject({ slots: { now: ID } });
    expect(heard).toEqual(['look']);
  });

  it('stores the writes beside it, also if the first attempt was not sent', async () => {
    const { rideBooking, start, documents, script } = await booking();
    script('unsent');
    const beside = [{ kind: 'set', path: `fares/${ID}`, fields: { rev: 0 } }] as const;
    valueOf(await rideBooking.request(ID, TRIP, start, beside));
    expect(documents.read(`fares/${ID}`)).toEqual({ rev: 0 });
  });

  it('stores the email address as the name of a passenger without a name', async () => {
    const { request, documents } = await booking(anApprovedUser({ name: null }));
    valueOf(await request());
    expect(documents.read(`rides/${ID}/private/details`)).toHaveProperty('name', 'robin@example.com');
  });

  it('stores a name without hidden characters, and a name of only hidden characters counts as none', async () => {
    const nameFor = async (name: string) => {
      const { request, documents } = await booking(anApprovedUser({ name }));
      valueOf(await request());
      return documents.read(`rides/${ID}/private/details`)?.['name'];
    };
    expect(await nameFor('Ro\u202Ebin\u200B Rider')).toBe('Robin Rider');
    expect(await nameFor('\u3164')).toBe('robin@example.com');
  });

  it('stores a new number for the next booking, and does not send a known one again', async () => {
    const record = { phone: '55110', slots: {} };
    const { request, documents } = await booking(ROBIN, record);
    valueOf(await request());
    expect(documents.read('riders/u-robin')).toHaveProperty('phone', '55112');
    const same = await booking(ROBIN, { ...record, phone: '55112' });
    valueOf(await same.request());
    expect(same.requestsOf('write riders')).toBe(0);
  });

  it('leaves the stored number if it has none', async () => {
    const { request, documents } = await booking(ROBIN, { phone: '55110', slots: {} });
    valueOf(await request(ID, { ...TRIP, phone: '' }));
    expect(documents.read('riders/u-robin')).toHaveProperty('phone', '55110');
  });
});

describe('the own places of a passenger', () => {
  const saved = { home: { text: '5 Mill Road' }, work: null };

  it('are stored before the first booking, which leaves them and adds the number', async () => {
    const { rideBooking, documents } = aRideWorld(ROBIN);
    valueOf(await rideBooking.savePlaces(saved));
    const kept = { saved: { home: { text: '5 Mill Road' } }, keptAt: expect.any(Date) };
    expect(documents.read('riders/u-robin')).toEqual({
      phone: '',
      phoneKey: '',
      phoneEnd: '',
      slots: {},
      ...kept,
    });
    valueOf(await rideBooking.request(ID, TRIP, valueOf(await rideBooking.open())));
    expect(documents.read('riders/u-robin')).toMatchObject({ ...kept, phone: '55112', slots: { now: ID } });
  });

  it('are stored without a change of the rest of the record', async () => {
    const record = { phone: '55110', slots: { now: ID } };
    const { rideBooking, documents } = await booking(ROBIN, record);
    valueOf(await rideBooking.savePlaces(saved));
    expect(documents.read('riders/u-robin')).toEqual({
      ...record,
      saved: { home: { text: '5 Mill Road' } },
      keptAt: expect.any(Date),
    });
  });

  it('cannot be saved again at once, and the failure has the time from which they can', async () => {
    const keptAt = after(0);
    const { rideBooking, script } = await booking(ROBIN, { phone: '', slots: {}, keptAt });
    script('denied');
    const from = new Date(keptAt.getTime() + 2000);
    expect(errorOf(await rideBooking.savePlaces(saved))).toEqual({ code: 'again-too-soon', from });
  });

  it('are not sent if the record cannot be read', async () => {
    const { rideBooking, hide, requestsOf } = await booking(ROBIN, { phone: '55110', slots: {} });
    hide('riders/u-robin', { code: 'network' });
    expect(errorOf(await rideBooking.savePlaces(saved))).toEqual({ code: 'network' });
    expect(requestsOf('write riders')).toBe(0);
  });
});

describe('a booking after a failure or an earlier booking', () => {
  it('fails if the trip was changed after a lost answer, and names the stored ride', async () => {
    const { request, script } = await booking();
    script('lost');
    valueOf(await request());
    const failure = { code: 'booked-before', ride: ID };
    expect(errorOf(await request(ID, { ...TRIP, to: { text: 'Town Hall' } }))).toEqual(failure);
    valueOf(await request());
  });

  it('takes an empty later slot for a later ride, or else the first slot whose ride has ended', async () => {
    const slots = { now: 'ride-0', later1: 'ride-a', later2: 'ride-b' };
    for (const [stored, claim] of [
      [slots, 'later3'],
      [{ ...slots, later3: 'ride-a' }, 'later2'],
    ] as const) {
      const { request, put, documents, requestsOf } = await booking(ROBIN, { phone: '55112', slots: stored });
      put('rides/ride-a', aStoredRide('accepted', { kind: 'later' }));
      put('rides/ride-b', aStoredRide('completed', { kind: 'later' }));
      valueOf(await request(ID, A_LATER_TRIP));
      expect(documents.read('riders/u-robin')).toMatchObject({ slots: { ...stored, [claim]: ID }, claim });
      expect(requestsOf('write rides')).toBe(1);
    }
  });

  it('is sent once more after a denial if the last booking was ten seconds before', async () => {
    const { request, put, script, clock, requestsOf } = await booking(ROBIN, {
      phone: '55112',
      slots: { now: 'ride-0' },
      claimedAt: after(0),
    });
    put('rides/ride-0', aStoredRide('cancelled'));
    clock.advance(10_000);
    script('denied');
    valueOf(await request());
    expect(requestsOf('write rides')).toBe(2);
  });

  it('is refused for a fourth open later ride, and nothing is sent', async () => {
    const slots = { later1: 'ride-a', later2: 'ride-a', later3: 'ride-b' };
    const { request, put, requestsOf, rideOf } = await booking(ROBIN, { phone: '55112', slots });
    put('rides/ride-a', aStoredRide('accepted', { kind: 'later' }));
    put('rides/ride-b', aStoredRide('requested', { kind: 'later' }));
    const refused = errorOf(await request(ID, A_LATER_TRIP));
    expect(refused).toEqual({ code: 'already-booked', kind: 'later', ride: 'ride-b' });
    expect(requestsOf('write rides')).toBe(0);
    valueOf(await request());
    expect(rideOf(ID).kind).toBe('now');
  });

  it('takes the slot of an expired request', async () => {
    const { request, rideOf, put, clock, script } = await booking(ROBIN, { slots: { now: 'ride-0' } });
    put('rides/ride-0', aStoredRide('requested'));
    clock.advance(1_800_000);
    script('denied');
    valueOf(await request());
    expect(rideOf(ID).state).toBe('requested');
  });

  it('has the terms that were changed meanwhile', async () => {
    const { request, rideOf, put, meanwhile, script } = await booking();
    const terms = { wait: 600, search: 900, offer: 30, offerAhead: 900, release: 600 };
    meanwhile(() => put('settings/rides', { ...defaultSettings('Europe/Berlin'), terms }));
    script('denied');
    valueOf(await request());
    expect(rideOf(ID).terms).toEqual(terms);
  });

  it('fails if the settings were removed meanwhile', async () => {
    const { request, documents, meanwhile, script } = await booking();
    meanwhile(() => documents.put('settings/rides', null));
    script('denied');
    expect(errorOf(await request())).toEqual({ code: 'rides-not-set-up' });
  });
});

const FOR_MARIA: OwnTrip = { ...TRIP, phone: '0171 555 0199', passenger: 'Maria Stein' };
const MARIAS = { name: 'Maria Stein', phone: '0171 555 0199' };

describe('a booking for another person', () => {
  it('gives the ride the other name and number, and a new record no number', async () => {
    const { request, documents, rideOf } = await booking();
    valueOf(await request(ID, FOR_MARIA));
    expect(rideOf(ID)).toMatchObject({ rider: 'u-robin' });
    expect(documents.read(`rides/${ID}/private/details`)).toMatchObject(MARIAS);
    expect(documents.read('riders/u-robin')).toMatchObject({ phone: '', phoneKey: '', slots: { now: ID } });
  });

  it.each([
    ['for now', FOR_MARIA],
    ['for later', { ...FOR_MARIA, pickUp: A_LATER_TRIP.pickUp }],
  ])('leaves a stored number if it is %s, and does not send it', async (_, trip) => {
    const { request, documents, requestsOf } = await booking(ROBIN, { phone: '110', slots: {} });
    valueOf(await request(ID, trip));
    expect(documents.read(`rides/${ID}/private/details`)).toMatchObject(MARIAS);
    expect(documents.read('riders/u-robin')).toHaveProperty('phone', '110');
    expect(requestsOf('write riders')).toBe(0);
  });

  it('leaves a record without a number', async () => {
    const { request, documents } = await booking(ROBIN, { phone: '', phoneKey: '', slots: {} });
    valueOf(await request(ID, FOR_MARIA));
    expect(documents.read('riders/u-robin')).toMatchObject({ phone: '', phoneKey: '' });
  });

  it('does not change the name and number of the next booking, which are the passenger’s', async () => {
    const { request, documents, rideBooking: desk, put, clock } = await booking();
    valueOf(await request(ID, FOR_MARIA));
    put(`rides/${ID}`, aStoredRide('completed'));
    clock.advance(10_000);
    valueOf(await desk.request('ride-2', TRIP, valueOf(await desk.open())));
    expect(documents.read('rides/ride-2/private/details')).toMatchObject({
      name: 'Robin Rider',
      phone: '55112',
    });
    expect(documents.read('riders/u-robin')).toHaveProperty('phone', '55112');
  });

  it('counts as booked after a lost answer only under the same name', async () => {
    const { request, script } = await booking();
    script('lost');
    valueOf(await request(ID, FOR_MARIA));
    const failure = { code: 'booked-before', ride: ID };
    expect(errorOf(await request(ID, { ...FOR_MARIA, passenger: undefined }))).toEqual(failure);
    valueOf(await request(ID, FOR_MARIA));
  });
});
