import { expect, test } from 'vitest';
import { createCachedProfile } from '../../accounts/admission/cached-profile.ts';
import type { User } from '../../accounts/model/user.ts';
import { someDetails } from '../model/booking/ride-details.builder.ts';
import { aShift } from '../model/firm/shift.builder.ts';
import { after, aRide, BOOKED_AT } from '../model/ride/ride.builder.ts';
import { ADA, aRideWorld, DARIO, ROBIN } from './ride-world.builder.ts';

const DETAILS = someDetails();
const ZONE = 'Europe/Berlin';
const DRIVEN = aRide('on_the_way');

const workOf = (user: User | null = DARIO) => aRideWorld(user).lastWork;

test('a driver’s open rides are cached as they are, with the details that their page has shown', () => {
  const work = workOf();
  work.cache([DRIVEN], BOOKED_AT, ZONE);
  work.cacheDetails(DRIVEN.id, DETAILS);
  expect(work.read()).toEqual({
    confirmedAt: BOOKED_AT,
    timeZone: ZONE,
    rides: [DRIVEN],
    details: new Map([[DRIVEN.id, DETAILS]]),
  });
});

test('a ride that has ended is removed with its details, even if it is reopened', () => {
  const work = workOf();
  work.cache([DRIVEN], BOOKED_AT, ZONE);
  work.cacheDetails(DRIVEN.id, DETAILS);
  work.cache([aRide('completed', { driver: 'u-dario' })], after(60), ZONE);
  expect(work.read()).toMatchObject({ rides: [], details: new Map() });
  work.cache([DRIVEN], after(120), ZONE);
  expect(work.read()?.details).toEqual(new Map());
});

test('details of a ride that is not cached are not cached either', () => {
  const work = workOf();
  work.cacheDetails(DRIVEN.id, DETAILS);
  expect(work.read()).toBeNull();
  work.cache([DRIVEN], BOOKED_AT, ZONE);
  work.cacheDetails('another', DETAILS);
  expect(work.read()?.details.size).toBe(0);
});

test('a passenger’s open rides are cached with their profile, and both are removed once the last ride has ended', () => {
  const { lastWork, lastKnown } = aRideWorld(ROBIN);
  lastWork.cache([DRIVEN], BOOKED_AT, ZONE);
  expect(lastWork.read()).toMatchObject({ rides: [DRIVEN] });
  expect(createCachedProfile(lastKnown).read(ROBIN.uid)).toMatchObject({ email: ROBIN.email });
  lastWork.cache([aRide('completed')], after(60), ZONE);
  expect([lastWork.read(), createCachedProfile(lastKnown).read(ROBIN.uid)]).toEqual([null, null]);
});

test('a driver’s shift is cached as it is, and a colleague’s shift is not cached', () => {
  const work = workOf();
  const shift = aShift();
  expect(work.readShift()).toBeNull();
  work.cacheShift({ ...shift, uid: 'u-other' }, BOOKED_AT);
  expect(work.readShift()).toBeNull();
  work.cacheShift(shift, BOOKED_AT);
  expect(work.readShift()).toEqual({ shift, confirmedAt: BOOKED_AT });
});

test('neither rides nor shift are cached after `forget`', () => {
  const work = workOf();
  work.cache([DRIVEN], BOOKED_AT, ZONE);
  work.cacheShift(aShift(), BOOKED_AT);
  work.forget();
  expect([work.read(), work.readShift()]).toEqual([null, null]);
});

test.each([
  ['an administrator', ADA],
  ['nobody', null],
])('the work of %s is not cached', (_, user) => {
  const work = workOf(user);
  work.cache([DRIVEN], BOOKED_AT, ZONE);
  expect(work.read()).toBeNull();
});

test.each([
  ['rides that are no list', { rides: 7 }],
  ['a ride that is damaged', { rides: [{ id: 'r', state: 'flying' }] }],
  ['a ride that has ended', { rides: [{ ...aRide('completed'), open: false, log: {} }] }],
  ['no time', { confirmedAt: 'noon' }],
])('a cached value with %s counts as nothing cached', (_, wrong) => {
  const world = aRideWorld(DARIO);
  world.lastKnown.cache(DARIO.uid, 'work', {
    rides: [],
    confirmedAt: BOOKED_AT,
    timeZone: ZONE,
    details: {},
    ...wrong,
  });
  expect(world.lastWork.read()).toBeNull();
});
