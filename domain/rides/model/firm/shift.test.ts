import { describe, expect, it } from 'vitest';
import { SERVER_TIME } from '../../../shared/record-write.ts';
import { shiftBatch, type WantedShift } from './shift-batch.ts';
import { aShift, aStoredShift } from './shift.builder.ts';
import { cardOf, readShift } from './shift.ts';

const WANTED: WantedShift = {
  uid: 'u-dario',
  name: 'Dario Driver',
  phone: '112',
  vehicle: { id: 'car-2', label: 'Red car', plate: 'CB 2', seats: 4 },
  duty: 'on',
};

describe('a shift', () => {
  it('a stored shift has its driver, and another document is none', () => {
    expect(aShift()).toMatchObject({ uid: 'u-dario', duty: 'on', ride: null });
    expect(readShift('u-dario', aStoredShift({ duty: 'asleep' }))).toBeNull();
    expect(readShift('u-dario', null)).toBeNull();
  });

  it('the passenger sees the driver’s name and number, and the car', () => {
    expect(cardOf(aShift())).toEqual({
      name: 'Dario Driver',
      vehicle: 'Blue van',
      plate: 'CB 1',
      phone: '+1 555 0101',
    });
  });
});

describe('a change of duty', () => {
  const { uid: _, ...wanted } = WANTED;
  const shift = { ...wanted, dutySince: SERVER_TIME, seenAt: SERVER_TIME };

  it('the first shift points at no ride', () => {
    const fields = { ...shift, zones: [], ride: null };
    expect(shiftBatch(WANTED, null)).toEqual([{ path: 'drivers/u-dario', kind: 'set', fields }]);
  });

  it('a later one leaves the pointer alone, which only a ride moves', () => {
    expect(shiftBatch(WANTED, aShift({ ride: 'ride-1' }))).toEqual([
      { path: 'drivers/u-dario', kind: 'update', fields: shift },
    ]);
  });

  it('of the vehicle no more is copied than the shift holds', () => {
    const vehicle = { ...WANTED.vehicle, needs: [], active: true };
    expect(shiftBatch({ ...WANTED, vehicle }, aShift())).toEqual(shiftBatch(WANTED, aShift()));
  });
});
