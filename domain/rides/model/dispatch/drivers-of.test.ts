import { expect, it } from 'vitest';
import { aShift } from '../firm/shift.builder.ts';
import { after, aRide } from '../ride/ride.builder.ts';
import { driversOf } from './drivers-of.ts';

const shift = (uid: string, given: object = {}) => ({ ...aShift({ name: uid, ...given }), uid });
const told = (found: ReturnType<typeof driversOf>) =>
  found.map((each) => `${each.shift.uid} ${each.engagement}`);

it('free drivers come first, then those who drive, rest and are off duty, each by name', () => {
  const shifts = [
    shift('zoe', { duty: 'off' }),
    shift('yan', { duty: 'break' }),
    shift('dora'),
    shift('ben'),
    shift('ann'),
  ];
  const rides = [aRide('on_the_way', { driver: 'dora' }), aRide('accepted', { driver: 'ben' })];
  expect(told(driversOf(shifts, rides, after(0)))).toEqual([
    'ann free',
    'ben free',
    'dora driving',
    'yan break',
    'zoe off',
  ]);
});

it('whoever works is silent after ten minutes, and whoever rests is not', () => {
  const seen = { seenAt: after(0) };
  const shifts = [shift('ann', seen), shift('ben', { ...seen, duty: 'break' })];
  const silent = (seconds: number) =>
    driversOf(shifts, [], after(seconds)).map((driver) => [driver.shift.uid, driver.silent]);
  expect(silent(599)).toEqual([
    ['ann', false],
    ['ben', false],
  ]);
  expect(silent(600)).toEqual([
    ['ann', true],
    ['ben', false],
  ]);
});

it('whoever drives a ride is driving, whatever their shift says', () => {
  const rides = [aRide('arrived', { driver: 'ann' })];
  expect(told(driversOf([shift('ann', { duty: 'break' })], rides, after(0)))).toEqual(['ann driving']);
});

it('the ride that a driver is chosen for neither occupies its driver nor counts as promised, but its steps are signs', () => {
  const log = { 0: { did: 'request', by: 'ann', at: after(0) } };
  const ride = aRide('on_the_way', { driver: 'ann', log });
  const [ann] = driversOf([shift('ann', { seenAt: after(-900) })], [ride], after(0), ride.id);
  expect(ann).toMatchObject({ engagement: 'free', promised: 0, lastSign: after(0), silent: false });
});
