import { describe, expect, it } from 'vitest';
import { aRide, after } from '../ride/ride.builder.ts';
import type { Ride } from '../ride/ride.ts';
import { aShift } from '../firm/shift.builder.ts';
import { driverCandidates, isSuggested } from './driver-candidates.ts';

const NOW = after(60);
const shiftOf = (uid: string, given: Readonly<Record<string, unknown>> = {}) => ({
  ...aShift({ name: uid, ...given }),
  uid,
});

describe('the drivers to choose from, by their hours and days away', () => {
  const DAY = { first: '2026-01-01', last: '2099-12-31' };
  const NEVER = ['', '', '', '', '', '', '00:00-00:01'];
  const known = (given: Readonly<Record<string, 'away' | 'outside'>>) => ({
    timeZone: 'UTC',
    of: new Map(
      Object.entries(given).map(([uid, absence]) => [
        uid,
        absence === 'away' ? { hours: NEVER, away: [DAY] } : { hours: NEVER, away: [] },
      ]),
    ),
  });
  const later = aRide('requested', { kind: 'later', pickupAt: after(86_400), searchFrom: after(86_400) });
  const found = (ride: Ride, given: Parameters<typeof known>[0], duty = 'on') => {
    const shifts = ['a', 'b', 'c'].map((uid) => shiftOf(uid, { duty, seenAt: NOW }));
    const firm = { shifts, vehicles: [], open: [], availability: known(given) };
    return driverCandidates(ride, firm, NOW);
  };

  it('a driver who is expected comes first, then a driver outside their hours, then a driver who is away', () => {
    const order = found(later, { a: 'away', b: 'outside' });
    expect(order.map(({ shift, absence }) => [shift.uid, absence])).toEqual([
      ['c', null],
      ['b', 'outside'],
      ['a', 'away'],
    ]);
    expect(order.map((each) => isSuggested(each, later, NOW))).toEqual([true, false, false]);
    expect(order.map(({ refusal }) => refusal)).toEqual([null, null, null]);
  });

  it('a driver on duty is never absent for a ride that is due', () => {
    const order = found(aRide('requested'), { a: 'away' });
    expect(order.map(({ absence }) => absence)).toEqual([null, null, null]);
    expect(found(aRide('requested'), { a: 'away' }, 'break').at(-1)?.absence).toBe('away');
  });
});

describe('the usual driver of a standing order', () => {
  const later = aRide('requested', { kind: 'later', pickupAt: after(86_400), searchFrom: after(86_400) });
  const usual = new Map([[later.id, 'usual']]);
  const found = (ride: Ride, given: Readonly<Record<string, unknown>> = {}, away = false) => {
    const shifts = [shiftOf('free', { seenAt: NOW }), shiftOf('usual', { duty: 'off', ...given })];
    const days = {
      hours: Array.from({ length: 7 }, () => ''),
      away: [{ first: '2026-01-01', last: '2099-12-31' }],
    };
    const availability = { timeZone: 'UTC', of: new Map(away ? [['usual', days]] : []) };
    return driverCandidates(ride, { shifts, vehicles: [], open: [], availability, usual }, NOW);
  };
  const first = (order: ReturnType<typeof found>, ride: Ride) => {
    const [candidate] = order;
    return candidate && [candidate.shift.uid, candidate.isUsual, isSuggested(candidate, ride, NOW)];
  };

  it('is suggested first for a ride of the order that is not due, also off duty, and for no other ride', () => {
    expect(first(found(later), later)).toEqual(['usual', true, true]);
    const other = { ...later, id: 'other' };
    expect(first(found(other), other)).toEqual(['free', false, true]);
  });

  it('comes after others if away, if off duty while the ride is due, or if the car is too small', () => {
    expect(first(found(later, {}, true), later)?.[0]).toBe('free');
    const due = aRide('requested');
    expect(first(found(due), due)?.[0]).toBe('free');
    const many = { ...later, people: 4 };
    const small = { vehicle: { id: 'small', label: 'Small', plate: '', colour: null, seats: 3 } };
    expect(first(found(many, small), many)?.[0]).toBe('free');
  });
});
