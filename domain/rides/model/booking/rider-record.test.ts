import { describe, expect, it } from 'vitest';
import { readDetails } from './ride-details.ts';
import { otherPassenger, readRiderRecord } from './rider-record.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');

describe('the record of a passenger’s bookings', () => {
  it('number, trips, slots and both times are read', () => {
    const trips = [{ from: { text: 'Home' }, to: { text: 'Clinic' }, hour: 8 }];
    const stored = { phone: '112', trips, slots: { now: 'ride-1' }, claim: 'now' };
    const known = {
      phone: '112',
      trips,
      saved: { home: null, work: null },
      slots: { now: 'ride-1', later1: null, later2: null, later3: null },
    };
    expect(readRiderRecord({ ...stored, claimedAt: NOW, keptAt: NOW })).toEqual({
      ...known,
      claimedAt: NOW,
      keptAt: NOW,
    });
    expect(readRiderRecord(stored)).toEqual({ ...known, claimedAt: null, keptAt: null });
  });

  it('the passenger’s own places are read by name, and may be incomplete', () => {
    const home = { text: '5 Mill Road', lat: 52.5, lng: 13.4 };
    expect(readRiderRecord({ saved: { home } }).saved).toEqual({ home, work: null });
    expect(readRiderRecord({ saved: { home: 'here' } }).saved).toEqual({ home: null, work: null });
  });

  it.each([null, {}, { phone: 1, trips: ['Home'], slots: [], claimedAt: 1 }])(
    '%j counts as nothing stored',
    (stored) => {
      expect(readRiderRecord(stored)).toEqual({
        phone: '',
        trips: [],
        saved: { home: null, work: null },
        slots: { now: null, later1: null, later2: null, later3: null },
        claimedAt: null,
        keptAt: null,
      });
    },
  );
});

describe('the stored details of a ride', () => {
  const details = {
    name: 'Robin Rider',
    phone: '',
    from: { text: 'Home' },
    to: { text: 'Clinic' },
    note: '',
    deleteAt: NOW,
  };

  it('sound details are read as they are, and damaged details are null', () => {
    expect(readDetails(details)).toEqual({ ...details, customer: null });
    expect(readDetails({ ...details, customer: 'caller-1' })).toHaveProperty('customer', 'caller-1');
    expect(readDetails({ ...details, deleteAt: 1 })).toBeNull();
    expect(readDetails(null)).toBeNull();
  });
});

it('a ride under another name than the account’s is another person’s, and an account without a name is named by its address', () => {
  const robin = { name: 'Robin Rider', email: 'robin@example.com' };
  expect(otherPassenger({ name: 'Maria Stein' }, robin)).toBe('Maria Stein');
  expect(otherPassenger({ name: 'Robin Rider' }, robin)).toBeNull();
  const unnamed = { ...robin, name: null };
  expect(otherPassenger({ name: 'robin@example.com' }, unnamed)).toBeNull();
  expect(otherPassenger({ name: 'Robin Rider' }, unnamed)).toBe('Robin Rider');
});
