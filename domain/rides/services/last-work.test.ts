import { expect, test } from 'vitest';
import type { User } from '../../accounts/model/user.ts';
import type { RideDetails } from '../model/booking/ride-details.ts';
import { after, aRide, BOOKED_AT } from '../model/ride/ride.builder.ts';
import { aRideWorld, DARIO, ROBIN } from './ride-world.builder.ts';

const PLACE = { text: '1 Quay' };
const DETAILS: RideDetails = {
  name: 'Pat',
  phone: '+1 555 0142',
  from: PLACE,
  to: PLACE,
  note: '',
  customer: null,
  deleteAt: after(86_400),
};
const ZONE = 'Europe/Berlin';
const DRIVEN = aRide('on_the_way');

const workOf = (user: User | null = DARIO) => aRideWorld(user).lastWork;

test('a driver’s open rides are kept as they are, with the details that their page has shown', () => {
  const work = workOf();
  work.keep([DRIVEN], BOOKED_AT, ZONE);
  work.keepDetails(DRIVEN.id, DETAILS);
  expect(work.read()).toEqual({
    confirmedAt: BOOKED_AT,
    timeZone: ZONE,
    rides: [DRIVEN],
    details: new Map([[DRIVEN.id, DETAILS]]),
  });
});

test('a ride that has ended is gone, and its details with it, even if it came back', () => {
  const work = workOf();
  work.keep([DRIVEN], BOOKED_AT, ZONE);
  work.keepDetails(DRIVEN.id, DETAILS);
  work.keep([aRide('completed', { driver: 'u-dario' })], after(60), ZONE);
  expect(work.read()).toMatchObject({ rides: [], details: new Map() });
  work.keep([DRIVEN], after(120), ZONE);
  expect(work.read()?.details).toEqual(new Map());
});

test('details of a ride that is not kept are not kept either', () => {
  const work = workOf();
  work.keepDetails(DRIVEN.id, DETAILS);
  expect(work.read()).toBeNull();
  work.keep([DRIVEN], BOOKED_AT, ZONE);
  work.keepDetails('another', DETAILS);
  expect(work.read()?.details.size).toBe(0);
});

test.each([
  ['a passenger', ROBIN],
  ['nobody', null],
])('of the work of %s nothing is kept', (_, user) => {
  const work = workOf(user);
  work.keep([DRIVEN], BOOKED_AT, ZONE);
  expect(work.read()).toBeNull();
});

test.each([
  ['rides that are no list', { rides: 7 }],
  ['a ride that is damaged', { rides: [{ id: 'r', state: 'flying' }] }],
  ['a ride that has ended', { rides: [{ ...aRide('completed'), open: false, log: {} }] }],
  ['no time', { confirmedAt: 'noon' }],
])('%s is as nothing', (_, wrong) => {
  const world = aRideWorld(DARIO);
  world.lastKnown.keep(DARIO.uid, 'work', {
    rides: [],
    confirmedAt: BOOKED_AT,
    timeZone: ZONE,
    details: {},
    ...wrong,
  });
  expect(world.lastWork.read()).toBeNull();
});
