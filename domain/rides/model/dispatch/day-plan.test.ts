import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../shared/durations.ts';
import { periodOf } from '../../../shared/time/day.ts';
import { aShift } from '../firm/shift.builder.ts';
import { isOnDay } from '../ride/on-day.ts';
import { aRide, BOOKED_AT } from '../ride/ride.builder.ts';
import type { OpenState } from '../ride/ride-state.ts';
import { dayPlan } from './day-plan.ts';

const DAY = periodOf('2026-03-02', '2026-03-02', 'Europe/Berlin');
/** Minutes after eight in the morning in Berlin. */
const at = (minutes: number) => new Date(Date.UTC(2026, 2, 2, 7) + minutes * MINUTE_MS);

const rideAt = (
  id: string,
  minutes: number,
  given: Readonly<Record<string, unknown>> = {},
  state: OpenState = 'requested',
) => ({ ...aRide(state, { kind: 'later', pickupAt: at(minutes), ...given }), id });
const rideOf = (driver: string, id: string, minutes: number, given: Readonly<Record<string, unknown>> = {}) =>
  rideAt(id, minutes, { driver, ...given }, 'accepted');

const shiftOf = (uid: string, name: string, given: Readonly<Record<string, unknown>> = {}) => ({
  ...aShift({ name, ...given }),
  uid,
});
const EMIL = shiftOf('emil', 'Emil');
const DORA = shiftOf('dora', 'Dora');
const NOTHING = { open: [], shifts: [], vehicles: [], blocked: new Set<string>() };

const planOf = (given: Partial<Parameters<typeof dayPlan>[0]>) =>
  dayPlan({ ...NOTHING, ...given }, DAY, BOOKED_AT);
const idsOf = (row: { readonly rides: readonly { readonly ride: { readonly id: string } }[] }) =>
  row.rides.map(({ ride }) => ride.id);

describe('the plan of a day', () => {
  it('has the open rides of that day alone, by pick-up', () => {
    const before = { ...rideAt('before', 0), pickupAt: new Date(DAY.from.getTime() - 1) };
    const first = { ...rideAt('first', 0), pickupAt: DAY.from };
    const after = { ...rideAt('after', 0), pickupAt: DAY.until };
    const over = { ...aRide('completed', { pickupAt: at(0) }), id: 'over' };
    const damaged = { state: 'damaged', id: 'damaged', fields: [] } as const;
    const open = [rideAt('noon', 240), after, over, damaged, before, rideAt('nine', 60), first];
    expect(idsOf(planOf({ open }).waiting)).toEqual(['first', 'nine', 'noon']);
    expect(open.map((ride) => isOnDay(ride, DAY))).toEqual([true, false, false, false, false, true, true]);
  });

  it('has a lane with the rides of each driver, by name, also for a driver without rides', () => {
    const asked = rideAt('asked', 30, { driver: 'emil' }, 'offered');
    const { lanes, waiting } = planOf({
      open: [rideOf('emil', 'late', 200), asked, rideAt('free', 0)],
      shifts: [EMIL, DORA],
    });
    expect(lanes.map((lane) => [lane.name, idsOf(lane)])).toEqual([
      ['Dora', []],
      ['Emil', ['asked', 'late']],
    ]);
    expect(idsOf(waiting)).toEqual(['free']);
  });

  it('a blocked driver has a lane only with rides, and a driver without a shift is named as on the card', () => {
    const { lanes } = planOf({
      open: [rideOf('emil', 'one', 0), rideOf('gone', 'two', 0)],
      shifts: [EMIL, DORA],
      blocked: new Set(['emil', 'dora']),
    });
    expect(lanes.map(({ uid, name, shift }) => [uid, name, shift === null])).toEqual([
      ['gone', 'Dario Driver', true],
      ['emil', 'Emil', false],
    ]);
  });

  it('two rides of a driver within 45 minutes clash, and 45 minutes apart they do not', () => {
    const { lanes } = planOf({
      open: [rideOf('emil', 'one', 0), rideOf('emil', 'two', 44), rideOf('emil', 'three', 89)],
      shifts: [EMIL],
    });
    expect(lanes[0]?.rides.map(({ fit }) => fit?.clash?.id ?? null)).toEqual(['two', 'one', null]);
  });

  it('a ride shows which needs and how many seats the car of its driver lacks', () => {
    const open = [rideOf('emil', 'one', 0, { needs: ['wheelchair'], people: 7 })];
    const car = { id: 'car-1', label: '', plate: '', colour: null, seats: 6, active: true, formerPlates: [] };
    const fits = ([[], ['wheelchair']] as const).map((needs) => {
      const { lanes } = planOf({ open, shifts: [EMIL], vehicles: [{ ...car, needs }] });
      return lanes[0]?.rides[0]?.fit;
    });
    expect(fits).toMatchObject([
      { lacking: ['wheelchair'], seatsShort: 1 },
      { lacking: [], seatsShort: 1 },
    ]);
  });

  it('marks who is away, and the rides of a driver who is away or outside their hours, except a ride under way', () => {
    const NEVER = ['', '', '', '', '', '', '08:00-09:00'];
    const of = new Map([
      ['emil', { hours: NEVER, away: [{ first: '2026-03-02', last: '2026-03-02' }] }],
      ['dora', { hours: NEVER, away: [{ first: '2026-03-03', last: '2026-03-03' }] }],
    ]);
    const driving = rideAt('driving', 0, { driver: 'dora' }, 'in_progress');
    const { lanes } = planOf({
      open: [rideOf('emil', 'one', 0), driving, rideOf('dora', 'two', 100), rideOf('gone', 'three', 0)],
      shifts: [EMIL, DORA],
      availability: { of, timeZone: 'Europe/Berlin' },
    });
    const absences = lanes.map((lane) => [lane.uid, lane.isAway, lane.rides.map(({ absence }) => absence)]);
    expect(absences).toEqual([
      ['gone', false, [null]],
      ['dora', false, [null, 'outside']],
      ['emil', true, ['away']],
    ]);
  });

  it('rides at one time are on different lines, and a line is used again once it is free', () => {
    const open = [0, 0, 20, 45, 50].map((minutes, index) => rideAt(`ride-${index}`, minutes));
    const { waiting } = planOf({ open });
    expect(waiting.rides.map(({ line }) => line)).toEqual([0, 1, 2, 0, 1]);
    expect([waiting.lines, planOf({}).waiting.lines]).toEqual([3, 1]);
  });

  it('ended rides are with their drivers or with the waiting rides, on free lines, and do not clash', () => {
    const over = (id: string, driver: string | null, minutes: number) => ({
      ...aRide('completed', { driver, pickupAt: at(minutes) }),
      id,
    });
    const { waiting, lanes, hours } = planOf({
      open: [rideOf('emil', 'open', 20)],
      shifts: [EMIL],
      ended: [over('done', 'emil', 0), over('early', 'left', -180), over('never', null, 0)],
    });
    expect([idsOf(waiting), waiting.ended.map(({ ride }) => ride.id)]).toEqual([[], ['never']]);
    expect(
      lanes.map((lane) => [lane.uid, idsOf(lane), lane.ended.map(({ ride }) => ride.id), lane.lines]),
    ).toEqual([
      ['left', [], ['early'], 1],
      ['emil', ['open'], ['done'], 2],
    ]);
    expect(lanes[1]?.rides[0]?.fit?.clash).toBeNull();
    expect(hours.from).toEqual(new Date(DAY.from.getTime() + 5 * 3_600_000));
  });

  it('shows the hours from seven to nineteen, and more if a ride needs them', () => {
    const hoursOf = (...minutes: readonly number[]) => {
      const { hours } = planOf({ open: minutes.map((each) => rideAt(`ride-${each}`, each)) });
      return [hours.from, hours.until].map((end) => (end.getTime() - DAY.from.getTime()) / 3_600_000);
    };
    // Pick-ups at 8:00, 5:30, 18:15 and 18:16.
    expect([hoursOf(0), hoursOf(-150), hoursOf(615), hoursOf(616)]).toEqual([
      [7, 19],
      [5, 19],
      [7, 19],
      [7, 20],
    ]);
  });
});
