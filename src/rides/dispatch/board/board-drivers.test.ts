import { expect, test } from 'vitest';
import { aShift } from '#domain/rides/model/firm/shift.builder.ts';
import { after } from '#domain/rides/model/ride/ride.builder.ts';
import { boardDrivers } from './board-drivers.ts';

const shift = (uid: string, given: object = {}) => ({ ...aShift({ name: uid, ...given }), uid });

test('whoever is at work in one car with others is marked with their names, and nobody who is off duty', () => {
  const van = { id: 'car-1', label: 'Blue van', plate: 'CB 1', seats: 6 };
  const taxi = { ...van, id: 'car-2', label: 'Taxi' };
  const shifts = [
    shift('ann', { vehicle: van }),
    shift('ben', { vehicle: van, duty: 'break' }),
    shift('cem', { vehicle: van, duty: 'off' }),
    shift('dora', { vehicle: taxi }),
  ];
  const told = boardDrivers(shifts, [], after(0), new Set()).map(({ shift: { uid }, sharesWith }) => [
    uid,
    sharesWith,
  ]);
  expect(Object.fromEntries(told)).toEqual({ ann: 'ben', ben: 'ann', cem: '', dora: '' });
});
