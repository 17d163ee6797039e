import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../shared/durations.ts';
import { aShift } from '../firm/shift.builder.ts';
import { aRide } from '../ride/ride.builder.ts';
import { weekOf } from './day-range.ts';
import { countsOf, driverDays, lengthOf, rememberedSince } from './driver-days.ts';

const BERLIN = 'Europe/Berlin';
const at = (text: string) => new Date(text);
const on = (since: string) => ({ duty: 'on', since: at(since) });
const off = (since: string) => ({ duty: 'off', since: at(since) });
const paused = (since: string) => ({ duty: 'break', since: at(since) });

/** The days of the week of `now`, as hours on duty by day. */
function hoursOf(
  now: string,
  duties: readonly object[],
  present: { duty: string; since: Date },
  timeZone = BERLIN,
) {
  const shift = aShift({ duties, duty: present.duty, dutySince: present.since });
  const days = driverDays(weekOf(now.slice(0, 10)), { rides: [], shift, now: at(now), timeZone });
  return Object.fromEntries(days.map(({ day, duty }) => [day, lengthOf(duty) / HOUR_MS]));
}

describe('a driver’s days', () => {
  it('a week goes from Monday to Sunday, also over the end of a year', () => {
    const week = { from: '2026-12-28', to: '2027-01-03' };
    expect(['2026-12-28', '2026-12-31', '2027-01-03'].map(weekOf)).toEqual([week, week, week]);
  });

  it('breaks are no time on duty, and the present duty lasts until now', () => {
    const duties = [on('2026-11-24T07:00Z'), paused('2026-11-24T11:00Z'), on('2026-11-24T11:30Z')];
    expect(hoursOf('2026-11-24T16:00:00Z', duties, off('2026-11-24T14:00Z'))).toEqual({ '2026-11-24': 6.5 });
    expect(hoursOf('2026-11-24T16:00:00Z', duties.slice(0, 2), on('2026-11-24T11:30Z'))).toEqual({
      '2026-11-24': 8.5,
    });
  });

  it('a number or a car that is changed on duty leaves the sum as it is', () => {
    const duties = [on('2026-11-24T07:00Z'), on('2026-11-24T09:00Z')];
    expect(hoursOf('2026-11-24T16:00:00Z', duties, off('2026-11-24T12:00Z'))).toEqual({ '2026-11-24': 5 });
  });

  it('a night belongs to both its days, each up to the midnight of the zone', () => {
    const night = [on('2026-11-24T21:00Z')];
    expect(hoursOf('2026-11-25T12:00:00Z', night, off('2026-11-25T03:00Z'))).toEqual({
      '2026-11-24': 2,
      '2026-11-25': 4,
    });
    expect(hoursOf('2026-11-25T12:00:00Z', night, off('2026-11-25T03:00Z'), 'UTC')).toEqual({
      '2026-11-24': 3,
      '2026-11-25': 3,
    });
  });

  it('a shift over either change of the clocks counts the hours that have passed', () => {
    // From 22:00 to 06:00 by the clocks of Berlin: seven hours in March, nine in October.
    expect(hoursOf('2026-03-29T12:00:00Z', [on('2026-03-28T21:00Z')], off('2026-03-29T04:00Z'))).toEqual({
      '2026-03-28': 2,
      '2026-03-29': 5,
    });
    expect(hoursOf('2026-10-25T12:00:00Z', [on('2026-10-24T20:00Z')], off('2026-10-25T05:00Z'))).toEqual({
      '2026-10-24': 2,
      '2026-10-25': 7,
    });
  });

  it('what was before the week is not in it, and a clock that is behind makes no negative hours', () => {
    const duties = [on('2026-11-22T10:00Z')];
    expect(hoursOf('2026-11-24T12:00:00Z', duties, off('2026-11-22T23:30Z'))).toEqual({ '2026-11-23': 0.5 });
    expect(hoursOf('2026-11-24T12:00:00Z', [], on('2026-11-24T12:05Z'))).toEqual({});
  });

  it('a ride is on the day of its pick-up, earliest first, but not one that the driver is only asked for', () => {
    const ride = (state: 'completed' | 'offered' | 'accepted', pickupAt: string) =>
      aRide(state, { pickupAt: at(pickupAt) });
    const rides = [
      ride('accepted', '2026-11-24T23:30Z'),
      ride('completed', '2026-11-24T12:00Z'),
      ride('completed', '2026-11-24T08:00Z'),
      ride('offered', '2026-11-24T09:00Z'),
      { state: 'damaged', id: 'ride-9', fields: [] } as const,
    ];
    const days = driverDays(weekOf('2026-11-24'), {
      rides,
      shift: null,
      now: at('2026-11-24T12:00Z'),
      timeZone: BERLIN,
    });
    expect(days.map((one) => [one.day, one.rides.map(({ pickupAt }) => pickupAt.getUTCHours())])).toEqual([
      ['2026-11-24', [8, 12]],
      ['2026-11-25', [23]],
    ]);
    expect([...countsOf(days)]).toEqual([
      ['completed', 2],
      ['open', 1],
    ]);
  });

  it('a shift remembers no more than its oldest duty', () => {
    const shift = aShift({ duties: [off('2026-11-23T08:00Z')], dutySince: at('2026-11-24T08:00Z') });
    expect(rememberedSince(shift, at('2026-11-22T23:00Z'))).toEqual(at('2026-11-23T08:00Z'));
    expect(rememberedSince(shift, at('2026-11-23T23:00Z'))).toBeNull();
    expect(rememberedSince(aShift({ duties: [] }), at('2026-01-01T00:00Z'))).toEqual(aShift().dutySince);
  });
});
