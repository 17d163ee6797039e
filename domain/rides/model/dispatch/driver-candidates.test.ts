import { describe, expect, it } from 'vitest';
import { givesBack } from '../steps/gives-back.builder.ts';
import { aRide, after } from '../ride/ride.builder.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';
import { driverCandidates, isSuggested } from './driver-candidates.ts';
import { aShift } from '../firm/shift.builder.ts';
import type { Shift } from '../firm/shift.ts';

const NOW = after(60);
const BUS = {
  id: 'car-1',
  label: 'Bus',
  plate: '',
  colour: null,
  seats: 6,
  needs: ['wheelchair'],
  active: true,
  formerPlates: [],
} as const;

const shiftOf = (uid: string, given: Readonly<Record<string, unknown>> = {}) => ({
  ...aShift({ name: uid, ...given }),
  uid,
});

describe('the drivers to choose from', () => {
  it('free drivers come first, then drivers who drive, drivers on a break, and drivers off duty', () => {
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

  it('a driver without a push device is marked, unless no driver ever asked for notices', () => {
    const firm = { shifts: [shiftOf('gone'), shiftOf('never'), shiftOf('notified')], vehicles: [], open: [] };
    const reach = new Map(
      [0, 1].map((devices) => {
        const uid = devices === 0 ? 'gone' : 'notified';
        return [uid, { uid, devices, triedAt: null, answer: null }] as const;
      }),
    );
    const marked = (given: object) =>
      driverCandidates(aRide('requested'), { ...firm, ...given }, NOW).flatMap(({ hasNoPushDevice, shift }) =>
        hasNoPushDevice ? shift.uid : [],
      );
    expect([marked({ reach }), marked({ reach: new Map() }), marked({})]).toEqual([
      ['gone', 'never'],
      [],
      [],
    ]);
  });

  it('among equals a driver who lost the ride comes last, with the way in which it was lost, and otherwise the name decides', () => {
    const steps = `assign:ada:moved offer:ada:declined decline:declined reserve:returned ${givesBack().did}:returned`;
    const log = `${steps} offer:ada:returned assign:ada:again recall:ada`.split(' ').map((line) => {
      const [did, by, driver] = line.split(':');
      return { did, by, at: NOW, ...(driver !== undefined && { driver }) };
    });
    const declined = ['moved', 'declined', 'returned', 'again'];
    const ride = aRide('requested', { declined, rev: log.length - 1, did: 'recall', log: { ...log } });
    const shifts = ['c', ...declined, 'b'].map((uid) => shiftOf(uid));
    const found = driverCandidates(ride, { shifts, vehicles: [], open: [] }, NOW);
    expect(found.map(({ shift, lost }) => `${shift.uid} ${lost}`).join()).toBe(
      'b null,c null,again recalled,declined declined,moved recalled,returned returned',
    );
  });

  it('a free driver who declined the ride comes before a driver who drives or is silent', () => {
    const silent = { seenAt: after(-1200) };
    const shifts = [shiftOf('driving', silent), shiftOf('silent', silent), shiftOf('free', { seenAt: NOW })];
    const ride = aRide('requested', { declined: ['free'] });
    const other = { ...aRide('in_progress', { driver: 'driving' }), id: 'ride-2' };
    const found = driverCandidates(ride, { shifts, vehicles: [], open: [other] }, NOW);
    expect(found.map(({ shift }) => shift.uid)).toEqual(['free', 'silent', 'driving']);
  });

  it('a driver who is not on duty can be given a ride only if it is not due', () => {
    const firm = { shifts: [shiftOf('off', { duty: 'off' })], vehicles: [], open: [] };
    const later = aRide('requested', { kind: 'later', pickupAt: after(7200), searchFrom: after(7200) });
    expect(driverCandidates(aRide('requested'), firm, NOW)[0]?.refusal).toEqual({ code: 'driver-off-duty' });
    expect(driverCandidates(later, firm, NOW)[0]?.refusal).toBeNull();
  });

  it('a driver whose account is blocked is no candidate, unless the driver has the ride', () => {
    const firm = { shifts: [shiftOf('a'), shiftOf('b')], vehicles: [], open: [], blocked: new Set(['a']) };
    const found = (ride: Ride) => driverCandidates(ride, firm, NOW).map(({ shift }) => shift.uid);
    expect(found(aRide('requested'))).toEqual(['b']);
    expect(found(aRide('accepted', { driver: 'a' }))).toEqual(['b', 'a']);
  });

  it('a driver’s promised rides are counted without the ride itself, which is marked as the driver’s', () => {
    const ride = aRide('accepted');
    const other = { ...aRide('accepted'), id: 'ride-2' };
    const [found] = driverCandidates(
      ride,
      { shifts: [aShift()], vehicles: [], open: [ride, other, { state: 'damaged', id: 'x', fields: [] }] },
      NOW,
    );
    expect(found).toMatchObject({ promised: 1, hasIt: true, engagement: 'free' });
  });

  const FIVE = { next: 'a', later1: 'b', later2: 'c', later3: 'd', later4: 'e' };

  it('a driver with six promises can be given a ride only if it is not due', () => {
    const slots = { ...FIVE, due: 'f' };
    const open = Object.values(slots).map((id) => ({ ...aRide('accepted'), id }));
    const isFull = (given: Readonly<Record<string, unknown>>) =>
      driverCandidates(aRide('requested', given), { shifts: [aShift({ slots })], vehicles: [], open }, NOW)[0]
        ?.isFull;
    const inSeconds = (seconds: number) => ({
      kind: 'later',
      wall: '10:00',
      pickupAt: new Date(NOW.getTime() + (1800 + seconds) * 1000),
    });
    expect([{}, inSeconds(-60), inSeconds(0)].map(isFull)).toEqual([true, true, true]);
    expect([inSeconds(1), inSeconds(86_400)].map(isFull)).toEqual([false, false]);
    expect(
      driverCandidates(aRide('requested'), { shifts: [aShift({ slots: FIVE })], vehicles: [], open }, NOW)[0]
        ?.isFull,
    ).toBe(false);
  });

  it('a driver is full only while every slot has a promised ride of this driver', () => {
    const slots = { ...FIVE, due: 'f' };
    const promised = Object.values(slots).map((id) => ({ ...aRide('accepted'), id }));
    const isFull = (shift: Shift, open: readonly Ride[]) =>
      driverCandidates(aRide('requested'), { shifts: [shift], vehicles: [], open }, NOW)[0]?.isFull;
    expect(isFull(aShift({ slots }), promised)).toBe(true);
    expect(isFull(aShift({ slots }), [...promised.slice(1), { ...aRide('on_the_way'), id: 'a' }])).toBe(
      false,
    );
    // The promised rides are in no slot of this shift.
    expect(isFull(aShift(), promised)).toBe(false);
  });

  it('a car that is too small or lacks something is marked', () => {
    const ride = aRide('requested', { people: 8, needs: ['wheelchair', 'pet'] });
    const [found] = driverCandidates(ride, { shifts: [aShift()], vehicles: [BUS], open: [] }, NOW);
    expect(found).toMatchObject({ seatsShort: 2, lacking: ['pet'] });
  });

  describe('the order of candidates', () => {
    const order = (shifts: readonly Shift[], more: object = {}, ride: Ride = aRide('requested')) =>
      driverCandidates(ride, { shifts, vehicles: [], open: [], ...more }, NOW).map(({ shift }) => shift.uid);

    it('the free driver who has waited longest since the last ride, or since going on duty, comes first', () => {
      const shifts = [
        shiftOf('early', { dutySince: after(-7200) }),
        shiftOf('late', { dutySince: after(-600), ride: 'ride-8' }),
        shiftOf('middle', { dutySince: after(-3600) }),
      ];
      expect(order(shifts)).toEqual(['early', 'middle', 'late']);
      const lastEnds = new Map([
        ['early', after(-60)],
        // The last ride ended before the present time on duty began.
        ['late', after(-5400)],
      ]);
      expect(order(shifts, { lastEnds })).toEqual(['early', 'middle', 'late']);
      const driven = shifts.map((shift) => ({ ...shift, seenAt: NOW, ride: `of-${shift.uid}` }));
      expect(order(driven, { lastEnds })).toEqual(['late', 'early', 'middle']);
      // If the end of a last ride is unknown, the last sign of life counts.
      expect(order(driven, { lastEnds: new Map([['middle', after(-3600)]]) })).toEqual([
        'middle',
        'early',
        'late',
      ]);
    });

    it('a car that fits comes first, then a car that may lack something, then a car that is too small', () => {
      const car = { id: 'car-2', label: 'Mini', plate: '', seats: 2 };
      const bus = { id: 'car-1', label: 'Bus', plate: '', seats: 6 };
      const shifts = [
        shiftOf('small', { vehicle: car }),
        shiftOf('other', { vehicle: { ...bus, id: 'car-3' } }),
        shiftOf('fits', { vehicle: bus }),
      ];
      const ride = aRide('requested', { people: 4, needs: ['wheelchair'] });
      expect(order(shifts, { vehicles: [BUS, { ...BUS, id: 'car-2' }] }, ride)).toEqual([
        'fits',
        'other',
        'small',
      ]);
    });

    it('a driver with another ride within 45 minutes comes after all other drivers who can have the ride', () => {
      const promisedAt = (seconds: number, given: object = {}) => ({
        ...aRide('accepted', { kind: 'later', driver: 'a', pickupAt: after(seconds), ...given }),
        id: 'ride-2',
      });
      const later = aRide('requested', { kind: 'later', pickupAt: after(9000), searchFrom: after(9000) });
      const firm = { shifts: [shiftOf('a'), shiftOf('b', { duty: 'break' })], vehicles: [] };
      const clashOfFirst = (other: FoundRide) => {
        const found = driverCandidates(later, { ...firm, open: [other] }, NOW);
        return found.map(({ shift, clash }) => [shift.uid, clash?.id ?? null]);
      };
      expect(clashOfFirst(promisedAt(9000 + 2700))[0]).toEqual(['a', null]);
      expect(clashOfFirst(promisedAt(9000 - 2700))[0]).toEqual(['a', null]);
      expect(clashOfFirst(promisedAt(9000 + 2699))).toEqual([
        ['b', null],
        ['a', 'ride-2'],
      ]);
      expect(clashOfFirst(promisedAt(9000 - 2699))[1]).toEqual(['a', 'ride-2']);
      expect(
        clashOfFirst({ ...aRide('offered', { driver: 'a', pickupAt: after(9000) }), id: 'ride-2' })[1],
      ).toEqual(['a', 'ride-2']);
    });

    it('a promise that is late clashes with a ride for now, and the ride itself does not clash', () => {
      const late = { ...aRide('accepted', { pickupAt: after(-9000) }), id: 'ride-2' };
      const [found] = driverCandidates(
        aRide('requested'),
        { shifts: [aShift()], vehicles: [], open: [late] },
        NOW,
      );
      expect(found?.clash?.id).toBe('ride-2');
      const [own] = driverCandidates(late, { shifts: [aShift()], vehicles: [], open: [late] }, NOW);
      expect(own?.clash).toBeNull();
    });

    it('a driver who cannot have the ride comes last, after drivers with a clash', () => {
      const promised = { ...aRide('accepted', { driver: 'clash' }), id: 'ride-2' };
      const shifts = [shiftOf('off', { duty: 'off' }), shiftOf('clash')];
      expect(order(shifts, { open: [promised] })).toEqual(['clash', 'off']);
    });
  });

  describe('a suggestion', () => {
    const suggested = (given: object, ride: Ride = aRide('requested'), open: readonly FoundRide[] = []) => {
      const [found] = driverCandidates(
        ride,
        { shifts: [aShift({ seenAt: NOW, ...given })], vehicles: [], open },
        NOW,
      );
      return found !== undefined && isSuggested(found, ride, NOW);
    };
    const later = aRide('requested', { kind: 'later', pickupAt: after(9000), searchFrom: after(9000) });

    it('is a free driver in a car that fits, with nothing against the driver', () => {
      expect(suggested({})).toBe(true);
      expect(suggested({}, aRide('requested', { people: 7 }))).toBe(false);
      expect(suggested({}, aRide('requested', { needs: ['pet'] }))).toBe(false);
      expect(suggested({}, aRide('requested', { declined: ['u-dario'] }))).toBe(false);
      expect(suggested({ seenAt: after(-600) })).toBe(false);
      expect(suggested({}, aRide('requested'), [{ ...aRide('accepted'), id: 'ride-2' }])).toBe(false);
    });

    it('is never a driver on a break, and may be a driver who drives if the ride is not due', () => {
      const driven = [{ ...aRide('in_progress'), id: 'ride-2' }];
      expect(suggested({ duty: 'break' }, later)).toBe(false);
      expect(suggested({}, aRide('requested'), driven)).toBe(false);
      expect(suggested({}, later, driven)).toBe(true);
    });
  });
});
