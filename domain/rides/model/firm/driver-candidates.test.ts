import { describe, expect, it } from 'vitest';
import { aRide, after } from '../ride/ride.builder.ts';
import type { Ride } from '../ride/ride.ts';
import { driverCandidates } from './driver-candidates.ts';
import { aShift } from './shift.builder.ts';
import type { Shift } from './shift.ts';

const NOW = after(60);
const BUS = { id: 'car-1', label: 'Bus', plate: '', seats: 6, needs: ['wheelchair'], active: true } as const;

const shiftOf = (uid: string, given: Readonly<Record<string, unknown>> = {}) => ({
  ...aShift({ name: uid, ...given }),
  uid,
});

describe('the drivers to choose from', () => {
  it('free drivers come first, then who drives, who is on a break and who is off duty', () => {
    const shifts = [
      shiftOf('off', { duty: 'off' }),
      shiftOf('break', { duty: 'break' }),
      shiftOf('driving'),
      shiftOf('free'),
    ];
    const other = { ...aRide('arrived', { driver: 'driving' }), id: 'ride-2' };
    const found = driverCandidates(aRide('requested'), { shifts, vehicles: [], open: [other] }, NOW);
    expect(found.map(({ shift, engagement }) => [shift.uid, engagement])).toEqual([
      ['free', 'free'],
      ['driving', 'driving'],
      ['break', 'break'],
      ['off', 'off'],
    ]);
  });

  it('among equals whoever declined comes last, marked, and otherwise the name decides', () => {
    const shifts = [shiftOf('c'), shiftOf('a'), shiftOf('b')];
    const ride = aRide('requested', { declined: ['a'] });
    const found = driverCandidates(ride, { shifts, vehicles: [], open: [] }, NOW);
    expect(found.map(({ shift, hasDeclined }) => [shift.uid, hasDeclined])).toEqual([
      ['b', false],
      ['c', false],
      ['a', true],
    ]);
  });

  it('whoever is not on duty cannot be given a ride that is due, but one that is not', () => {
    const firm = { shifts: [shiftOf('off', { duty: 'off' })], vehicles: [], open: [] };
    const later = aRide('requested', { kind: 'later', pickupAt: after(7200), searchFrom: after(7200) });
    expect(driverCandidates(aRide('requested'), firm, NOW)[0]?.refusal).toEqual({ code: 'driver-off-duty' });
    expect(driverCandidates(later, firm, NOW)[0]?.refusal).toBeNull();
  });

  it('whose account is blocked is not among them, unless the ride is theirs', () => {
    const firm = { shifts: [shiftOf('a'), shiftOf('b')], vehicles: [], open: [], blocked: new Set(['a']) };
    const found = (ride: Ride) => driverCandidates(ride, firm, NOW).map(({ shift }) => shift.uid);
    expect(found(aRide('requested'))).toEqual(['b']);
    expect(found(aRide('accepted', { driver: 'a' }))).toEqual(['b', 'a']);
  });

  it('what is promised to a driver is counted, without the ride itself, which is marked as theirs', () => {
    const ride = aRide('accepted');
    const other = { ...aRide('accepted'), id: 'ride-2' };
    const [found] = driverCandidates(
      ride,
      { shifts: [aShift()], vehicles: [], open: [ride, other, { state: 'damaged', id: 'x', fields: [] }] },
      NOW,
    );
    expect(found).toMatchObject({ promised: 1, hasIt: true, engagement: 'free' });
  });

  it('a driver is full while every slot holds a ride that is promised to them, whatever else they have promised', () => {
    const slots = { next: 'a', later1: 'b', later2: 'c', later3: 'd', later4: 'e' };
    const held = Object.values(slots).map((id) => ({ ...aRide('accepted'), id }));
    const isFull = (shift: Shift, open: readonly Ride[]) =>
      driverCandidates(aRide('requested'), { shifts: [shift], vehicles: [], open }, NOW)[0]?.isFull;
    expect(isFull(aShift({ slots }), held)).toBe(true);
    expect(isFull(aShift({ slots }), [...held.slice(1), { ...aRide('on_the_way'), id: 'a' }])).toBe(false);
    // As promised before there were slots.
    expect(isFull(aShift(), held)).toBe(false);
  });

  it('a car that is too small or lacks something says so', () => {
    const ride = aRide('requested', { people: 8, needs: ['wheelchair', 'pet'] });
    const [found] = driverCandidates(ride, { shifts: [aShift()], vehicles: [BUS], open: [] }, NOW);
    expect(found).toMatchObject({ seatsShort: 2, lacking: ['pet'] });
  });
});
