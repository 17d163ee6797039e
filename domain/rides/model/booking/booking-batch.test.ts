import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../shared/durations.ts';
import { SERVER_TIME } from '../../../shared/record-write.ts';
import { defaultSettings } from '../firm/settings.ts';
import { readRide } from '../ride/ride.ts';
import { testDocuments } from '../stored/documents.builder.ts';
import { bookingBatch, newRideWrites, type Booking } from './booking-batch.ts';
import { readDetails } from './ride-details.ts';
import { readRiderRecord } from './rider-record.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const SERVER = new Date('2026-03-01T10:00:02.000Z');

const BOOKING: Booking = {
  id: 'ride-1',
  trip: {
    from: { text: '5 Mill Road, Northside' },
    to: { text: 'City Hospital, ward 7' },
    pickUp: { kind: 'now' },
    people: 2,
    needs: ['pet'],
    note: 'Ring twice.',
    phone: '112',
  },
  rider: { uid: 'u-robin', name: 'Robin Rider' },
  record: null,
  slot: 'now',
  settings: { ...defaultSettings('Europe/Berlin'), landmarks: ['City Hospital'], districts: ['Northside'] },
  now: NOW,
};

const { from, to } = BOOKING.trip;
/** In Berlin. */
const SUNDAY_AT_11 = 6 * 24 + 11;
const TAKEN = { from, to, hour: SUNDAY_AT_11 };

function stored(booking: Booking) {
  const documents = testDocuments();
  documents.commit(bookingBatch(booking), SERVER);
  return documents;
}

describe('a booking', () => {
  it('a booked ride is a sound request, at the server’s time and with the settings’ terms', () => {
    expect(readRide('ride-1', stored(BOOKING).read('rides/ride-1'))).toMatchObject({
      state: 'requested',
      kind: 'now',
      rev: 0,
      rider: 'u-robin',
      area: { from: 'Northside', to: 'City Hospital' },
      people: 2,
      needs: ['pet'],
      pickupAt: SERVER,
      searchFrom: SERVER,
      terms: BOOKING.settings.terms,
      log: [{ did: 'request', by: 'u-robin', at: SERVER }],
    });
  });

  it('a ride that dispatch books has the search time for dispatch, and otherwise the terms of a passenger’s own booking', () => {
    const settings = { ...BOOKING.settings, deskSearch: 7200 };
    const booked = (by: string) => {
      const documents = testDocuments();
      documents.commit(newRideWrites({ ...BOOKING, settings, by }), SERVER);
      return readRide('ride-1', documents.read('rides/ride-1'));
    };
    expect(booked('u-ada')).toMatchObject({ terms: { ...settings.terms, search: 7200 } });
    expect(booked('u-robin')).toMatchObject({ terms: settings.terms });
  });

  it('the passenger and the exact places are in the details alone', () => {
    const documents = stored(BOOKING);
    const { from, to, note, phone } = BOOKING.trip;
    expect(readDetails(documents.read('rides/ride-1/private/details'))).toMatchObject({
      name: 'Robin Rider',
      from,
      to,
      note,
      phone,
    });
    expect(JSON.stringify(documents.read('rides/ride-1'))).not.toMatch(/Robin Rider|Mill Road|ward|112/);
  });

  it('the details name a customer only if a customer has called', () => {
    const customerOf = (rider: Booking['rider']) =>
      stored({ ...BOOKING, rider }).read('rides/ride-1/private/details')?.['customer'];
    expect(customerOf(BOOKING.rider)).toBeUndefined();
    expect(customerOf({ uid: 'caller-ride-1', name: 'Cara Caller', customer: 'caller-1' })).toBe('caller-1');
  });

  it('the details are removed within the retention, even by a clock that is minutes ahead', () => {
    const details = readDetails(stored(BOOKING).read('rides/ride-1/private/details'));
    const lasts = (details?.deleteAt.getTime() ?? 0) - NOW.getTime();
    expect(lasts).toBeLessThanOrEqual(90 * DAY_MS - 600_000);
    expect(lasts).toBeGreaterThan(89 * DAY_MS);
  });

  it('the first booking creates the passenger’s record, with the number and the trip', () => {
    expect(stored(BOOKING).read('riders/u-robin')).toEqual({
      phone: '112',
      phoneKey: '112',
      phoneEnd: '112',
      trips: [TAKEN],
      slots: { now: 'ride-1' },
      claim: 'now',
      claimedAt: SERVER,
    });
  });

  it('a further booking changes only the slot, the claim and the trips of the record, and puts its trip first', () => {
    const before = { ...TAKEN, to: { text: 'Pier 3' } };
    const record = readRiderRecord({ phone: '110', trips: [before], slots: { now: 'ride-0' } });
    expect(bookingBatch({ ...BOOKING, record })[2]).toEqual({
      path: 'riders/u-robin',
      kind: 'update',
      fields: {
        trips: [TAKEN, before],
        'slots.now': 'ride-1',
        claim: 'now',
        claimedAt: SERVER_TIME,
      },
    });
  });

  it('a later ride has its time as an instant and as typed, and its search begins then', () => {
    const pickUp = { kind: 'later', at: new Date('2026-03-02T09:00Z'), wall: '2026-03-02T10:00' } as const;
    const documents = stored({ ...BOOKING, slot: 'later2', trip: { ...BOOKING.trip, pickUp } });
    expect(readRide('ride-1', documents.read('rides/ride-1'))).toMatchObject({
      kind: 'later',
      pickupAt: pickUp.at,
      searchFrom: pickUp.at,
      wall: pickUp.wall,
      createdAt: SERVER,
    });
    const details = readDetails(documents.read('rides/ride-1/private/details'));
    expect(details?.deleteAt.getTime()).toBeGreaterThan(pickUp.at.getTime() + 89 * DAY_MS);
    expect(documents.read('riders/u-robin')).toMatchObject({ slots: { later2: 'ride-1' }, claim: 'later2' });
  });

  it('every time that the rules compare with the server’s time is the server’s', () => {
    const fields = bookingBatch(BOOKING)[0]?.fields;
    expect(fields).toMatchObject({ createdAt: SERVER_TIME, changedAt: SERVER_TIME, pickupAt: SERVER_TIME });
  });
});
