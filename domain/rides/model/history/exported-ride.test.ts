import { expect, test } from 'vitest';
import { someDetails } from '../booking/ride-details.builder.ts';
import { after, aRide, CARD } from '../ride/ride.builder.ts';
import { exportedRide, RIDE_COLUMNS, type RideWords } from './exported-ride.ts';

const words: RideWords = {
  state: (state) => `is ${state}`,
  needs: { wheelchair: 'Wheelchair', child_seat: 'Child seat', luggage: 'Luggage', pet: 'Pet', help: 'Help' },
  passenger: 'the passenger',
  dispatcher: (uid) => `dispatcher ${uid}`,
  reason: ({ why }) => why,
  moment: (at) => at.toISOString(),
  timeZone: 'Europe/Berlin',
};
const line = (did: string, by: string, rest: object = {}) => ({
  did,
  by,
  at: after(0),
  why: null,
  note: null,
  ...rest,
});

test('a ride’s line has every column, in the order of the columns', () => {
  const cells = exportedRide(aRide('requested', { needs: ['pet', 'help'] }), null, words);
  expect(Object.keys(cells)).toEqual(RIDE_COLUMNS);
  expect(cells).toMatchObject({
    state: 'is requested',
    needs: 'Pet, Help',
    from: 'Northside',
    passenger: '',
    ended: '',
  });
});

test('a ride’s line has the exact places and the passenger while the details are stored, and the driver’s card', () => {
  const details = someDetails({ name: 'Robin', phone: '030 1' });
  const ride = aRide('arrived', { arrivedAt: after(600), pickupAt: after(0), card: CARD });
  const cells = exportedRide(ride, details, words);
  expect(cells).toMatchObject({
    passenger: 'Robin',
    phone: '030 1',
    from: details.from.text,
    driver: CARD.name,
    plate: CARD.plate,
    minutesWaited: '10',
  });
});

test('a ride’s line says who booked it, and why it was cancelled', () => {
  const cancelled = (note: string | null) =>
    aRide('cancelled', {
      rev: 1,
      did: 'cancel',
      log: { 0: line('request', 'u-ada'), 1: line('cancel', 'u-robin', { why: 'mistake', note }) },
    });
  const reasonOf = (note: string | null) => exportedRide(cancelled(note), null, words).reason;
  expect([reasonOf(null), reasonOf('Too late')]).toEqual(['mistake', 'mistake: Too late']);
  expect(exportedRide(cancelled(null), null, words).bookedBy).toBe('dispatcher u-ada');
  expect(exportedRide(aRide('requested'), null, words).bookedBy).toBe('the passenger');
});
