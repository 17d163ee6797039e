import { expect, test } from 'vitest';
import { aShift } from '#domain/rides/model/firm/shift.builder.ts';
import { after, aRide } from '#domain/rides/model/ride/ride.builder.ts';
import { boardDrivers } from './board-drivers.ts';

const shift = (uid: string, given: object = {}) => ({ ...aShift({ name: uid, ...given }), uid });
const told = (found: ReturnType<typeof boardDrivers>) =>
  found.map((each) => `${each.shift.uid} ${each.duty}`);

test('free drivers come first, then those who drive, rest and are off duty, each by name', () => {
  const shifts = [
    shift('zoe', { duty: 'off' }),
    shift('yan', { duty: 'break' }),
    shift('dora'),
    shift('ben'),
    shift('ann'),
  ];
  const rides = [aRide('on_the_way', { driver: 'dora' }), aRide('accepted', { driver: 'ben' })];
  expect(told(boardDrivers(shifts, rides, after(0)))).toEqual([
    'ann free',
    'ben free',
    'dora driving',
    'yan break',
    'zoe off',
  ]);
});

test('whoever works is silent after ten minutes, and whoever rests is not', () => {
  const seen = { seenAt: after(0) };
  const shifts = [shift('ann', seen), shift('ben', { ...seen, duty: 'break' })];
  const silent = (seconds: number) =>
    boardDrivers(shifts, [], after(seconds)).map((driver) => [driver.shift.uid, driver.silent]);
  expect(silent(599)).toEqual([
    ['ann', false],
    ['ben', false],
  ]);
  expect(silent(600)).toEqual([
    ['ann', true],
    ['ben', false],
  ]);
});

test('whoever is at work in one car with others is marked with their names, and nobody who is off duty', () => {
  const van = { id: 'car-1', label: 'Blue van', plate: 'CB 1', seats: 6 };
  const taxi = { ...van, id: 'car-2', label: 'Taxi' };
  const shifts = [
    shift('ann', { vehicle: van }),
    shift('ben', { vehicle: van, duty: 'break' }),
    shift('cem', { vehicle: van, duty: 'off' }),
    shift('dora', { vehicle: taxi }),
  ];
  const told = boardDrivers(shifts, [], after(0)).map(({ shift: { uid }, sharesWith }) => [uid, sharesWith]);
  expect(Object.fromEntries(told)).toEqual({ ann: 'ben', ben: 'ann', cem: '', dora: '' });
});
