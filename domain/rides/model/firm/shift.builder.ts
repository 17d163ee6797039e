import { readShift, type Shift } from './shift.ts';

const START = new Date('2026-03-01T08:00:00.000Z');

/** The slots of a driver who has promised as many rides as the rules permit. Four slots name the same ride. */
export const FULL_SLOTS = {
  later1: 'ride-a',
  later2: 'ride-a',
  later3: 'ride-a',
  later4: 'ride-a',
  next: 'ride-b',
};

/** Dario's shift on duty as stored. The given fields replace others. */
export function aStoredShift(given: Readonly<Record<string, unknown>> = {}) {
  return {
    name: 'Dario Driver',
    phone: '+1 555 0101',
    vehicle: { id: 'car-1', label: 'Blue van', plate: 'CB 1', colour: null, seats: 6 },
    duty: 'on',
    dutySince: START,
    shiftSince: START,
    turn: 0,
    inARow: 0,
    seenAt: START,
    ride: null,
    ...given,
  };
}

/** The shift of `aStoredShift` as it is read. */
export function aShift(given: Readonly<Record<string, unknown>> = {}): Shift {
  const shift = readShift('u-dario', aStoredShift(given));
  if (shift === null) throw new Error('no shift');
  return shift;
}
