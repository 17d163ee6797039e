import { expect, it } from 'vitest';
import { aShift } from '../firm/shift.builder.ts';
import { after, aRide } from '../ride/ride.builder.ts';
import { driversOf, isFree } from './drivers-of.ts';

const shift = (uid: string, given: object = {}) => ({ ...aShift({ name: uid, ...given }), uid });
const summary = (found: ReturnType<typeof driversOf>) =>
  found.map((each) => `${each.shift.uid} ${each.engagement}`);

it('free drivers come first, then drivers who drive, drivers on a break and drivers off duty, each group by name', () => {
  const shifts = [
    shift('zoe', { duty: 'off' }),
    shift('yan', { duty: 'break' }),
    shift('dora'),
    shift('ben'),
    shift('ann'),
  ];
  const rides = [aRide('on_the_way', { driver: 'dora' }), aRide('accepted', { driver: 'ben' })];
  expect(summary(driversOf(shifts, rides, after(0)))).toEqual([
    'ann free',
    'ben free',
    'dora driving',
    'yan break',
    'zoe off',
  ]);
});

it('a driver on duty is silent after ten minutes, and a driver on a break is not', () => {
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

it('a free driver who is silent comes after the other free drivers, and does not count as free', () => {
  const shifts = [shift('ann', { seenAt: after(-900) }), shift('ben', { seenAt: after(0) }), shift('dora')];
  const found = driversOf(shifts, [aRide('on_the_way', { driver: 'dora' })], after(0));
  expect(summary(found)).toEqual(['ben free', 'ann free', 'dora driving']);
  expect(found.map(isFree)).toEqual([true, false, false]);
});

it('the driver of a driven ride is driving, whatever the driver’s duty', () => {
  const rides = [aRide('arrived', { driver: 'ann' })];
  expect(summary(driversOf([shift('ann', { duty: 'break' })], rides, after(0)))).toEqual(['ann driving']);
});

it('a driver whose record names an unreadable open ride is driving, and a driver whose record names an unknown ride is free', () => {
  const rides = [{ state: 'damaged', id: 'broken', fields: ['people'] }] as const;
  const shifts = [shift('ann', { ride: 'broken' }), shift('ben', { ride: 'ride-1' }), shift('dora')];
  expect(summary(driversOf(shifts, rides, after(0)))).toEqual(['ben free', 'dora free', 'ann driving']);
  expect(summary(driversOf(shifts, rides, after(0), 'broken'))[0]).toBe('ann free');
});

it.each([0, 1, 3, 90])('the driver of an open ride is driving, even %i days after its pick-up', (days) => {
  const rides = [aRide('in_progress', { driver: 'ann', pickupAt: after(-days * 86_400) })];
  expect(summary(driversOf([shift('ann'), shift('ben')], rides, after(0)))).toEqual([
    'ben free',
    'ann driving',
  ]);
});

it('a driver whose account is blocked is neither free nor silent, and counts as driving while driving', () => {
  const shifts = [
    shift('ann', { seenAt: after(-900) }),
    shift('ben', { seenAt: after(0) }),
    shift('cem', { duty: 'break' }),
  ];
  const rides = [aRide('in_progress', { driver: 'ben' })];
  const found = driversOf(shifts, rides, after(0), null, new Set(['ann', 'ben']));
  expect(summary(found)).toEqual(['ben driving', 'cem break', 'ann blocked']);
  expect(found.map(({ blocked, silent }) => [blocked, silent])).toEqual([
    [true, false],
    [false, false],
    [true, false],
  ]);
});

it('a driver whose account is blocked is not on a break either, and once off duty counts as off', () => {
  const shifts = [shift('ann', { duty: 'break' }), shift('ben', { duty: 'off' })];
  const found = driversOf(shifts, [], after(0), null, new Set(['ann', 'ben']));
  expect(summary(found)).toEqual(['ben off', 'ann blocked']);
  expect(found.map(({ blocked }) => blocked)).toEqual([true, true]);
});

it('a ride whose driver is being chosen neither occupies its driver nor counts as promised', () => {
  const ride = aRide('on_the_way', { driver: 'ann' });
  const [ann] = driversOf([shift('ann')], [ride], after(0), ride.id);
  expect(ann).toMatchObject({ engagement: 'free', promised: 0 });
});

it('a driver at work is marked with the names of others in the same car, and a driver off duty is not', () => {
  const van = { id: 'car-1', label: 'Blue van', plate: 'CB 1', seats: 6 };
  const taxi = { ...van, id: 'car-2', label: 'Taxi' };
  const shifts = [
    shift('ann', { vehicle: van }),
    shift('ben', { vehicle: van, duty: 'break' }),
    shift('cem', { vehicle: van, duty: 'off' }),
    shift('dora', { vehicle: taxi }),
  ];
  const found = driversOf(shifts, [], after(0)).map((each) => [each.shift.uid, each.sharesWith]);
  expect(Object.fromEntries(found)).toEqual({ ann: 'ben', ben: 'ann', cem: '', dora: '' });
});

it('a driver who has given back three rides within ten minutes is marked for an hour, on duty or off', () => {
  const times = (...seconds: readonly number[]) => ({
    place: String(seconds.length - 1),
    ...Object.fromEntries(seconds.map((second, place) => [place, after(second)])),
  });
  const shifts = [
    shift('ann', { gaveBack: times(0, 300, 600) }),
    shift('ben', { gaveBack: times(0, 300, 601) }),
    shift('cem', { gaveBack: times(0, 300) }),
    shift('dora', { duty: 'off', gaveBack: times(500, 550, 600) }),
  ];
  const marked = (seconds: number) =>
    driversOf(shifts, [], after(seconds)).flatMap(({ shift: { uid }, gaveBackMany }) =>
      gaveBackMany === null ? [] : [uid, gaveBackMany],
    );
  expect(marked(700)).toEqual(['ann', after(600), 'dora', after(600)]);
  expect(marked(4199)).toEqual(['ann', after(600), 'dora', after(600)]);
  expect(marked(4200)).toEqual([]);
});
