import { describe, expect, it } from 'vitest';
import { SERVER_TIME } from '../../../shared/record-write.ts';
import { MOST_DUTIES } from '../ride-limits.ts';
import { endedShiftBatch, shiftBatch, type WantedShift } from './shift-batch.ts';
import { aShift, aStoredShift } from './shift.builder.ts';
import { cardOf, PROMISE_SLOTS, readShift } from './shift.ts';

const WANTED: WantedShift = {
  uid: 'u-dario',
  name: 'Dario Driver',
  phone: '55112',
  vehicle: { id: 'car-2', label: 'Red car', plate: 'CB 2', colour: 'red', seats: 4 },
  duty: 'on',
};

describe('a shift', () => {
  it('a stored shift has its driver, and another document is none', () => {
    expect(aShift()).toMatchObject({ uid: 'u-dario', duty: 'on', ride: null });
    expect(readShift('u-dario', aStoredShift({ duty: 'asleep' }))).toBeNull();
    expect(readShift('u-dario', null)).toBeNull();
  });

  it('a shift has the rides that its driver has promised, and one of former times has none', () => {
    const none = { next: null, later1: null, later2: null, later3: null, later4: null, due: null };
    expect(aShift().slots).toEqual(none);
    expect(aShift({ slots: { next: 'ride-1' }, claim: 'next' }).slots).toEqual({ ...none, next: 'ride-1' });
    expect(readShift('u-dario', aStoredShift({ slots: { next: 1 } }))).toBeNull();
  });

  it('a ride for later leaves the slot of the next one free as long as it can', () => {
    expect(PROMISE_SLOTS.join(' ')).toBe('later1 later2 later3 later4 next');
  });

  it('a car of which no colour is stored has none on the card either', () => {
    expect(cardOf(aShift()).colour).toBeNull();
  });

  it('the passenger sees the driver’s name and number, and the car', () => {
    const vehicle = { ...aStoredShift().vehicle, colour: 'blue' };
    expect(cardOf(aShift({ vehicle }))).toEqual({
      name: 'Dario Driver',
      vehicle: 'Blue van',
      plate: 'CB 1',
      colour: 'blue',
      phone: '+1 555 0101',
    });
  });
});

const EARLIER = { duty: 'on', since: aStoredShift().dutySince };
const PAUSE = { duty: 'break', since: new Date(0) };

describe('a change of duty', () => {
  const { uid: _, ...wanted } = WANTED;
  const shift = { ...wanted, dutySince: SERVER_TIME, seenAt: SERVER_TIME };

  it('the first shift points at no ride', () => {
    const fields = { ...shift, ride: null };
    expect(shiftBatch(WANTED, null)[0]).toEqual({ kind: 'set', path: 'drivers/u-dario', fields });
  });

  it('a later one leaves pointer and promises alone, which only rides move', () => {
    expect(shiftBatch(WANTED, aShift({ ride: 'ride-1' }))[0]).toEqual({
      kind: 'update',
      path: 'drivers/u-dario',
      fields: { ...shift, duties: [EARLIER] },
    });
  });

  it('the duty that it ends follows the earlier ones, of which the oldest makes room', () => {
    const stored = aShift({ duties: Array.from({ length: MOST_DUTIES }, () => PAUSE) });
    const duties = [...stored.duties.slice(1), EARLIER];
    expect(shiftBatch(WANTED, stored)[0]?.fields).toMatchObject({ duties });
    expect(endedShiftBatch(stored)[0]).toEqual({
      kind: 'update',
      path: 'drivers/u-dario',
      fields: { duty: 'off', dutySince: SERVER_TIME, duties },
    });
  });

  const has = (car: string) => [
    { kind: 'set', path: 'carsInUse/u-dario', fields: { car, since: SERVER_TIME } },
  ];
  const HAS_NONE = [{ kind: 'remove', path: 'carsInUse/u-dario', fields: {} }];
  const SAME_CAR = { vehicle: { ...WANTED.vehicle } };
  it.each([
    ['the first shift', 'on', null, has('car-2')],
    ['a new shift', 'on', { ...SAME_CAR, duty: 'off' }, has('car-2')],
    ['another car', 'on', {}, has('car-2')],
    ['the end of a break', 'on', { ...SAME_CAR, duty: 'break' }, []],
    ['a break', 'break', SAME_CAR, []],
    ['the end of a shift', 'off', SAME_CAR, HAS_NONE],
  ] as const)('with %s (“%s”) is kept from when on the driver has the car', (_, duty, given, writes) => {
    const stored = given === null ? null : aShift(given);
    expect(shiftBatch({ ...WANTED, duty }, stored).slice(1)).toEqual(writes);
  });

  it('a shift that dispatch ends leaves its driver no car', () => {
    expect(endedShiftBatch(aShift()).slice(1)).toEqual(HAS_NONE);
  });

  it('a record of former times, which remembers no duties, is one without any', () => {
    expect(aShift().duties).toEqual([]);
    expect(readShift('u-dario', aStoredShift({ duties: [{ duty: 'asleep' }] }))).toBeNull();
  });

  it('of the vehicle no more is copied than the shift holds', () => {
    const vehicle = { ...WANTED.vehicle, needs: [], active: true };
    expect(shiftBatch({ ...WANTED, vehicle }, aShift())).toEqual(shiftBatch(WANTED, aShift()));
  });
});
