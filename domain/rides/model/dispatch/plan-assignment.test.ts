import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../shared/durations.ts';
import { periodOf } from '../../../shared/time/day.ts';
import { aShift } from '../firm/shift.builder.ts';
import { aRide, BOOKED_AT } from '../ride/ride.builder.ts';
import type { OpenState } from '../ride/ride-state.ts';
import type { Ride } from '../ride/ride.ts';
import { dayPlan } from './day-plan.ts';
import { assignEach, assignTo, misfitsOf, movable, swapOf, type Distribution } from './plan-assignment.ts';

const DAY = periodOf('2026-03-02', '2026-03-02', 'Europe/Berlin');
const at = (minutes: number) => new Date(Date.UTC(2026, 2, 2, 7) + minutes * MINUTE_MS);
const NOW = BOOKED_AT;

const rideAt = (
  id: string,
  minutes: number,
  given: Readonly<Record<string, unknown>> = {},
  state: OpenState = 'requested',
) => ({ ...aRide(state, { kind: 'later', pickupAt: at(minutes), searchFrom: at(minutes), ...given }), id });
const rideOf = (driver: string, id: string, minutes: number, state: OpenState = 'accepted') =>
  rideAt(id, minutes, { driver }, state);

const car = (id: string, seats: number) => ({ id, label: id, plate: '', colour: null, seats });
const shiftOf = (uid: string, given: Readonly<Record<string, unknown>> = {}) => ({
  ...aShift({ name: uid, seenAt: NOW, vehicle: car('saloon', 4), ...given }),
  uid,
});
const [DORA, EMIL] = [shiftOf('dora'), shiftOf('emil')];
const RAMP = { ...car('ramp', 4), needs: ['wheelchair'], active: true, formerPlates: [] } as const;
const firmOf = (shifts = [DORA, EMIL], open: readonly Ride[] = []) => ({ shifts, open, vehicles: [RAMP] });

const givenIn = ({ given }: Pick<Distribution, 'given'>) =>
  given.map(({ ride, driver }) => `${ride.id} ${driver.uid}`);
const leftIn = ({ left }: Distribution) => left.map(({ ride, why }) => `${ride.id} ${why}`);

describe('rides given to one driver', () => {
  it('each choice counts the rides given before, so the second of two rides at one time is left', () => {
    const rides = [rideAt('late', 100), rideAt('one', 0), rideAt('two', 20)];
    const found = assignTo('dora', rides, firmOf(), NOW);
    expect(givenIn(found)).toEqual(['one dora', 'late dora']);
    expect(leftIn(found)).toEqual(['two clash']);
  });

  it.each([
    ['away', { hours: ['', '', '', '', '', '', ''], away: [{ first: '2026-03-02', last: '2026-03-02' }] }],
    ['outside', { hours: ['', '08:00-16:00', '', '', '', '', ''], away: [] }],
  ])('a ride is left if the only driver is %s, and otherwise goes to a driver who is there', (why, own) => {
    const availability = { of: new Map([['dora', own]]), timeZone: 'Europe/Berlin' };
    const firm = { ...firmOf(), availability };
    expect(leftIn(assignTo('dora', [rideAt('one', 0)], firm, NOW))).toEqual([`one ${why}`]);
    expect(givenIn(assignEach([rideAt('one', 0)], firm, DAY, NOW))).toEqual(['one emil']);
  });

  it('a ride of an order goes to its usual driver, even a driver with more rides than a colleague, unless two rides clash', () => {
    const open = [rideOf('dora', 'own', 100), rideOf('dora', 'other', 200)];
    const firm = {
      ...firmOf([DORA, EMIL], open),
      usual: new Map([
        ['one', 'dora'],
        ['two', 'dora'],
      ]),
    };
    const found = assignEach([rideAt('one', 0), rideAt('two', 110), rideAt('three', 300)], firm, DAY, NOW);
    expect(givenIn(found)).toEqual(['one dora', 'two emil', 'three emil']);
  });

  it.each([
    ['the driver', 'driver'],
    ['the car', 'car'],
  ] as const)('a ride is left while a paper of %s has expired, and the plan marks the driver', (_, of) => {
    const kind = { id: 'permit', name: 'Permit', of, blocks: false };
    const expired = new Map([
      ['permit', { until: '2026-03-01', by: 'u-ada', name: 'Ada', at: NOW, was: [] }],
    ]);
    const papers = {
      kinds: [kind],
      drivers: new Map([['dora', expired]]),
      cars: new Map([['saloon', expired]]),
      today: '2026-03-02',
      timeZone: 'Europe/Berlin',
    };
    const firm = { ...firmOf([DORA, shiftOf('emil', { vehicle: car('van', 4) })]), papers };
    expect(leftIn(assignTo('dora', [rideAt('one', 0)], firm, NOW))).toEqual(['one papers']);
    expect(givenIn(assignEach([rideAt('one', 0)], firm, DAY, NOW))).toEqual(['one emil']);
    const { lanes } = dayPlan({ ...firm, blocked: new Set() }, DAY, NOW);
    expect(lanes.map(({ uid, hasExpired }) => [uid, hasExpired])).toEqual([
      ['dora', true],
      ['emil', false],
    ]);
  });

  it('a driver whose paper expires is marked only on the plans of later days', () => {
    const kind = { id: 'permit', name: 'Permit', of: 'driver', blocks: false } as const;
    const valid = new Map([['permit', { until: '2026-03-02', by: 'u-ada', name: 'Ada', at: NOW, was: [] }]]);
    const papers = {
      kinds: [kind],
      drivers: new Map([['dora', valid]]),
      cars: new Map(),
      today: '2026-03-01',
      timeZone: 'Europe/Berlin',
    };
    const firm = { ...firmOf([DORA]), papers };
    const marked = (day: string, minutes: number) => [
      leftIn(assignTo('dora', [rideAt('one', minutes)], firm, NOW)),
      dayPlan({ ...firm, blocked: new Set() }, periodOf(day, day, 'Europe/Berlin'), NOW).lanes.map(
        ({ hasExpired }) => hasExpired,
      ),
    ];
    expect(marked('2026-03-02', 0)).toEqual([[], [false]]);
    expect(marked('2026-03-03', 24 * 60)).toEqual([['one papers'], [true]]);
  });

  it('a ride that the car cannot carry is left, with the reason', () => {
    const rides = [
      rideAt('fits', 0, { people: 4 }),
      rideAt('five', 60, { people: 5 }),
      rideAt('wheelchair', 120, { needs: ['wheelchair'] }),
      rideOf('dora', 'own', 180),
    ];
    const found = assignTo('dora', rides, firmOf([DORA, EMIL], [rides[3] ?? rideAt('', 0)]), NOW);
    expect([givenIn(found), leftIn(found)]).toEqual([
      ['fits dora'],
      ['five seats', 'wheelchair needs', 'own has-it'],
    ]);
    const withRamp = assignTo('dora', rides, firmOf([shiftOf('dora', { vehicle: car('ramp', 4) })]), NOW);
    expect(givenIn(withRamp)).toContain('wheelchair dora');
  });

  it('a driver who is off duty gets a ride only if it is not due', () => {
    const firm = firmOf([shiftOf('dora', { duty: 'off' })]);
    const rides = [rideAt('tomorrow', 0), { ...aRide('requested'), id: 'due' }];
    const found = assignTo('dora', rides, firm, NOW);
    expect([givenIn(found), leftIn(found)]).toEqual([['tomorrow dora'], ['due off-duty']]);
  });

  it('a driver who gave the ride back, and an unknown driver, do not get the ride', () => {
    const ride = rideAt('back', 0, { declined: ['dora'] });
    expect(leftIn(assignTo('dora', [ride], firmOf(), NOW))).toEqual(['back other']);
    expect(leftIn(assignTo('nobody', [ride], firmOf(), NOW))).toEqual(['back no-driver']);
  });

  it('a driver whose promises fill every slot gets no ride that is due, but a later ride', () => {
    const names = ['later1', 'later2', 'later3', 'later4', 'next', 'due'];
    const held = names.map((slot, index) => rideOf('dora', slot, 100 + index * 60));
    const slots = Object.fromEntries(names.map((slot) => [slot, slot]));
    const rides = [{ ...aRide('requested'), id: 'due-now' }, rideAt('one', 0)];
    const found = assignTo('dora', rides, firmOf([shiftOf('dora', { slots })], held), NOW);
    expect([givenIn(found), leftIn(found)]).toEqual([['one dora'], ['due-now full']]);
  });
});

describe('rides each given to its first suggestion', () => {
  it('go to the driver with the fewest rides that day', () => {
    const rides = [0, 60, 120, 180].map((minutes) => rideAt(`ride-${minutes}`, minutes));
    const found = assignEach(rides, firmOf(), DAY, NOW);
    expect(givenIn(found)).toEqual(['ride-0 dora', 'ride-60 emil', 'ride-120 dora', 'ride-180 emil']);
    const busy = firmOf([DORA, EMIL], [rideOf('dora', 'noon', 240)]);
    expect(givenIn(assignEach(rides.slice(0, 1), busy, DAY, NOW))).toEqual(['ride-0 emil']);
    const otherDay = firmOf([DORA, EMIL], [rideOf('dora', 'next-day', 24 * 60)]);
    expect(givenIn(assignEach(rides.slice(0, 1), otherDay, DAY, NOW))).toEqual(['ride-0 dora']);
  });

  it('a ride that nobody can drive is left, with the reason that is easiest to change', () => {
    const rides = [0, 5, 10].map((minutes) => rideAt(`ride-${minutes}`, minutes));
    const found = assignEach([...rides, rideAt('big', 200, { people: 8 })], firmOf(), DAY, NOW);
    expect(leftIn(found)).toEqual(['ride-10 clash', 'big seats']);
    const onlyRamp = [shiftOf('dora', { vehicle: car('ramp', 4) }), EMIL];
    const both = [
      rideAt('one', 0, { needs: ['wheelchair'] }),
      rideAt('two', 5, { needs: ['wheelchair'] }),
      rideAt('five', 300, { needs: ['child_seat'] }),
    ];
    expect(leftIn(assignEach(both, firmOf(onlyRamp), DAY, NOW))).toEqual(['two clash', 'five needs']);
    expect(leftIn(assignEach(rides.slice(0, 1), firmOf([]), DAY, NOW))).toEqual(['ride-0 no-driver']);
  });

  it('a ride that is not due goes also to a driver who is silent now, and a ride that is due does not', () => {
    const silent = firmOf([shiftOf('dora', { seenAt: new Date(NOW.getTime() - 3_600_000) })]);
    const rides = [{ ...aRide('requested'), id: 'due' }, rideAt('tomorrow', 0)];
    const found = assignEach(rides, silent, DAY, NOW);
    expect([givenIn(found), leftIn(found)]).toEqual([['tomorrow dora'], ['due other']]);
  });

  it('sixty rides go to twelve drivers in equal numbers, and no ride is left', () => {
    const drivers = Array.from({ length: 12 }, (_, index) => shiftOf(`driver-${index + 10}`));
    const rides = Array.from({ length: 60 }, (_, index) => rideAt(`ride-${index}`, index * 10));
    const found = assignEach(rides, firmOf(drivers, rides), DAY, NOW);
    const loads = drivers.map(({ uid }) => found.given.filter(({ driver }) => driver.uid === uid).length);
    expect([found.left, new Set(loads)]).toEqual([[], new Set([5])]);
  });
});

describe('a driver’s tour', () => {
  const open = [
    rideOf('dora', 'd1', 0),
    rideOf('dora', 'd2', 60),
    rideOf('dora', 'd3', 120, 'offered'),
    rideOf('dora', 'driven', 0, 'on_the_way'),
    rideOf('dora', 'boarded', -60, 'in_progress'),
    rideOf('emil', 'e1', 30),
  ];
  const lanesOf = (shifts = [DORA, EMIL]) => {
    const { lanes } = dayPlan({ open, shifts, vehicles: [], blocked: new Set() }, DAY, NOW);
    const [dora, emil] = ['dora', 'emil'].map((name) => lanes.find(({ uid }) => uid === name));
    if (dora === undefined || emil === undefined) throw new Error('a lane is missing');
    return { dora, emil };
  };

  it('is swapped with another driver’s tour in turn, without the rides under way', () => {
    const { dora, emil } = lanesOf();
    const given = swapOf(dora, emil);
    expect(givenIn({ given })).toEqual(['d1 emil', 'e1 dora', 'd2 emil', 'd3 emil']);
  });

  it('gives nothing to a driver without a record of a shift', () => {
    const { dora, emil } = lanesOf([DORA]);
    expect(givenIn({ given: swapOf(dora, emil) })).toEqual(['e1 dora']);
  });

  it('can be recalled, without rides that have a passenger on board', () => {
    const { dora } = lanesOf();
    const idsOf = (rides: readonly Ride[]) => rides.map(({ id }) => id).toSorted();
    expect(idsOf(movable(dora, 'recall'))).toEqual(['d1', 'd2', 'd3', 'driven']);
  });

  it('has as misfits the rides that the new driver’s car cannot carry, whatever their times', () => {
    const [big, small] = [rideAt('big', 0, { people: 5 }), rideAt('small', 0)];
    const given = [big, small].map((ride) => ({ ride, driver: DORA }));
    expect(misfitsOf(given, firmOf(), NOW).map(({ ride }) => ride.id)).toEqual(['big']);
    const wheelchair = rideAt('wheelchair', 0, { needs: ['wheelchair'] });
    const inRamp = shiftOf('dora', { vehicle: car('ramp', 4) });
    const misfits = [DORA, inRamp].map((driver) => misfitsOf([{ ride: wheelchair, driver }], firmOf(), NOW));
    expect(misfits.map(({ length }) => length)).toEqual([1, 0]);
  });
});
