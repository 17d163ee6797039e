import { describe, expect, it } from 'vitest';
import { SERVER_TIME } from '../../../shared/record-write.ts';
import { endedShiftBatch, isTooSoon, shiftBatch, type WantedShift } from './shift-batch.ts';
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
  it('a stored shift has its driver, and another document is not a shift', () => {
    expect(aShift()).toMatchObject({ uid: 'u-dario', duty: 'on', ride: null });
    expect(readShift('u-dario', aStoredShift({ duty: 'asleep' }))).toBeNull();
    expect(readShift('u-dario', null)).toBeNull();
  });

  it('a shift has the rides that its driver has promised, or none', () => {
    const none = { next: null, later1: null, later2: null, later3: null, later4: null, due: null };
    expect(aShift().slots).toEqual(none);
    expect(aShift({ slots: { next: 'ride-1' }, claim: 'next' }).slots).toEqual({ ...none, next: 'ride-1' });
    expect(readShift('u-dario', aStoredShift({ slots: { next: 1 } }))).toBeNull();
  });

  it('the slot for a ride for now is the last slot that a ride for later takes', () => {
    expect(PROMISE_SLOTS.join(' ')).toBe('later1 later2 later3 later4 next');
  });

  it('a car without a stored colour has none on the card either', () => {
    expect(cardOf(aShift()).colour).toBeNull();
  });

  it('a card has the driver’s name and number, and the car', () => {
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

const NOW = new Date('2026-03-01T16:00:00.000Z');
const END = { now: NOW };

describe('a change of duty', () => {
  const { uid: _, ...wanted } = WANTED;
  const shift = { ...wanted, dutySince: SERVER_TIME, seenAt: SERVER_TIME };
  const ENDED = {
    duty: 'on',
    shiftSince: aShift().shiftSince,
    since: aShift().dutySince,
    until: SERVER_TIME,
    label: 'Blue van',
    plate: 'CB 1',
    by: 'u-dario',
    endedAt: SERVER_TIME,
    log: {},
    deleteAt: new Date('2028-02-29T08:00:00.000Z'),
  };

  it('the first shift begins both counts at 0, and points at no ride', () => {
    const fields = { ...shift, shiftSince: SERVER_TIME, turn: 0, inARow: 0, ride: null };
    expect(shiftBatch(WANTED, null, END)[0]).toEqual({ kind: 'set', path: 'drivers/u-dario', fields });
  });

  it('a later change of duty leaves the current ride and the promises as they are', () => {
    expect(shiftBatch(WANTED, aShift({ ride: 'ride-1' }), END)[0]).toEqual({
      kind: 'update',
      path: 'drivers/u-dario',
      fields: { ...shift, turn: 1, inARow: 0 },
    });
  });

  it('the ended duty is stored for two years, by its number and with the car of that time', () => {
    expect(shiftBatch(WANTED, aShift({ turn: 7 }), END)[1]).toEqual({
      kind: 'set',
      path: 'drivers/u-dario/duties/7',
      fields: ENDED,
    });
    expect(endedShiftBatch(aShift(), { ...END, by: 'u-olga' }).slice(0, 2)).toEqual([
      { kind: 'update', path: 'drivers/u-dario', fields: { duty: 'off', dutySince: SERVER_TIME, turn: 1 } },
      { kind: 'set', path: 'drivers/u-dario/duties/0', fields: { ...ENDED, by: 'u-olga' } },
    ]);
  });

  it('an end that is entered afterwards is stored as entered', () => {
    const until = new Date('2026-03-01T12:00:00.000Z');
    expect(shiftBatch(WANTED, aShift(), { now: NOW, until })[1]?.fields).toMatchObject({
      until,
      endedAt: SERVER_TIME,
    });
  });

  it('a time off duty is not stored, and a new shift follows', () => {
    const batch = shiftBatch(WANTED, aShift({ duty: 'off' }), END);
    expect(batch[0]?.fields).toMatchObject({ shiftSince: SERVER_TIME, turn: 1 });
    expect(batch.some(({ path }) => path.includes('duties'))).toBe(false);
  });

  it.each([
    [0, 0, 1, false],
    [0, 59, 1, false],
    [0, 60, 0, false],
    [5, 0, 6, false],
    [6, 29, 0, true],
    [6, 30, 0, false],
  ])(
    'after %i changes in a row and %i seconds the next change is number %i in a row',
    (inARow, seconds, next, isRefused) => {
      const now = new Date(aShift().dutySince.getTime() + seconds * 1000);
      expect(shiftBatch(WANTED, aShift({ inARow }), { now })[0]?.fields).toMatchObject({ inARow: next });
      expect(isTooSoon(aShift({ inARow }), now)).toBe(isRefused);
    },
  );

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
  ] as const)('%s (“%s”) writes, keeps or removes the record of the car in use', (_, duty, given, writes) => {
    const stored = given === null ? null : aShift(given);
    const batch = shiftBatch({ ...WANTED, duty }, stored, END);
    expect(batch.filter(({ path }) => path.startsWith('carsInUse/'))).toEqual(writes);
  });

  it('a shift that dispatch ends frees its car', () => {
    expect(endedShiftBatch(aShift(), { ...END, by: 'u-olga' }).slice(2)).toEqual(HAS_NONE);
  });

  it('only the shift’s own fields of the vehicle are copied', () => {
    const vehicle = { ...WANTED.vehicle, needs: [], active: true };
    expect(shiftBatch({ ...WANTED, vehicle }, aShift(), END)).toEqual(shiftBatch(WANTED, aShift(), END));
  });
});
