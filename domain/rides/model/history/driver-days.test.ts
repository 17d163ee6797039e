import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../shared/durations.ts';
import { aShift } from '../firm/shift.builder.ts';
import type { Shift } from '../firm/shift.ts';
import { readWorkedDuty, type WorkedDuty } from '../firm/worked-duty.ts';
import { aRide } from '../ride/ride.builder.ts';
import { weekOf } from '../../../shared/time/day-range.ts';
import { countsOf, driverDays, totalLength, periodOfShifts } from './driver-days.ts';

const BERLIN = 'Europe/Berlin';
const at = (text: string) => new Date(text);

/** A duty that has ended. By default, its shift began with the duty. */
const worked = (duty: 'on' | 'break', since: string, until: string, shiftSince = since, log: object = {}) => {
  const times = { shiftSince: at(shiftSince), since: at(since), until: at(until), endedAt: at(until) };
  const read = readWorkedDuty('1', { duty, ...times, label: 'Van', plate: 'CB 1', by: 'u-dario', log });
  if (read === null) throw new Error('no duty');
  return read;
};
const OFF = aShift({ duty: 'off' });
const present = (duty: string, dutySince: string, shiftSince = dutySince) =>
  aShift({ duty, dutySince: at(dutySince), shiftSince: at(shiftSince) });

/** The hours on duty by day in the week of `now`. */
function hoursOf(now: string, duties: readonly WorkedDuty[], shift: Shift = OFF, timeZone = BERLIN) {
  const records = { rides: [], worked: duties, shift, now: at(now), timeZone };
  const days = driverDays(weekOf(now.slice(0, 10)), records);
  return Object.fromEntries(days.map(({ day, duty }) => [day, totalLength(duty) / HOUR_MS]));
}

describe('a driver’s days', () => {
  it('a week goes from Monday to Sunday, even over the end of a year', () => {
    const week = { from: '2026-12-28', to: '2027-01-03' };
    expect(['2026-12-28', '2026-12-31', '2027-01-03'].map(weekOf)).toEqual([week, week, week]);
  });

  it('breaks are not time on duty, and the present duty lasts until now', () => {
    const began = '2026-11-24T07:00Z';
    const duties = [
      worked('on', began, '2026-11-24T11:00Z'),
      worked('break', '2026-11-24T11:00Z', '2026-11-24T11:30Z', began),
    ];
    const last = worked('on', '2026-11-24T11:30Z', '2026-11-24T14:00Z', began);
    expect(hoursOf('2026-11-24T16:00:00Z', [...duties, last])).toEqual({ '2026-11-24': 6.5 });
    const goesOn = present('on', '2026-11-24T11:30Z', began);
    expect(hoursOf('2026-11-24T16:00:00Z', duties, goesOn)).toEqual({ '2026-11-24': 8.5 });
  });

  it.each([
    ['a night', '2026-11-24T21:00Z', '2026-11-25T03:00Z', BERLIN, { '2026-11-24': 6 }],
    [
      'a night that begins at midnight',
      '2026-11-23T23:00Z',
      '2026-11-24T03:00Z',
      BERLIN,
      { '2026-11-24': 4 },
    ],
    ['a night of another zone', '2026-11-23T23:00Z', '2026-11-24T03:00Z', 'UTC', { '2026-11-23': 4 }],
    ['a Sunday evening of the week before', '2026-11-22T20:00Z', '2026-11-23T04:00Z', BERLIN, {}],
    ['the evening that ends the week', '2026-11-29T20:00Z', '2026-11-30T04:00Z', BERLIN, { '2026-11-29': 8 }],
  ])('%s belongs to the day on which it began', (_, since, until, zone, hours) => {
    expect(hoursOf('2026-11-25T12:00:00Z', [worked('on', since, until)], OFF, zone)).toEqual(hours);
  });

  it('a shift with a break over midnight stays on the day on which it began', () => {
    const began = '2026-11-24T18:00Z';
    const duties = [
      worked('on', began, '2026-11-24T22:30Z'),
      worked('break', '2026-11-24T22:30Z', '2026-11-24T23:30Z', began),
      worked('on', '2026-11-24T23:30Z', '2026-11-25T02:30Z', began),
    ];
    expect(hoursOf('2026-11-25T12:00:00Z', duties)).toEqual({ '2026-11-24': 7.5 });
  });

  it('a shift over a change of the clocks counts the hours that have passed', () => {
    // From 22:00 to 06:00 by the clocks of Berlin: seven hours in March, nine in October.
    const spring = worked('on', '2026-03-28T21:00Z', '2026-03-29T04:00Z');
    expect(hoursOf('2026-03-29T12:00:00Z', [spring])).toEqual({ '2026-03-28': 7 });
    const autumn = worked('on', '2026-10-24T20:00Z', '2026-10-25T05:00Z');
    expect(hoursOf('2026-10-25T12:00:00Z', [autumn])).toEqual({ '2026-10-24': 9 });
  });

  it('a begin that is corrected to before midnight moves the shift to the day before', () => {
    const moved = worked('on', '2026-11-24T22:30Z', '2026-11-25T04:30Z', '2026-11-24T23:10Z');
    expect(hoursOf('2026-11-25T12:00:00Z', [moved])).toEqual({ '2026-11-24': 6 });
  });

  it('times that overlap after a correction count once', () => {
    const began = '2026-11-24T07:00Z';
    const duties = [
      worked('on', began, '2026-11-24T12:00Z'),
      worked('on', '2026-11-24T09:00Z', '2026-11-24T10:00Z', began),
      worked('on', '2026-11-24T11:00Z', '2026-11-24T13:00Z', began),
    ];
    expect(hoursOf('2026-11-25T12:00:00Z', duties)).toEqual({ '2026-11-24': 6 });
  });

  it('a slow clock does not lead to negative hours', () => {
    expect(hoursOf('2026-11-24T12:00:00Z', [], present('on', '2026-11-24T12:05Z'))).toEqual({});
  });

  it('the period that is read for a week covers the shifts that a correction moves into the week', () => {
    expect(periodOfShifts({ from: '2026-11-23', to: '2026-11-29' }, 'UTC')).toEqual({
      from: at('2026-11-22T00:00Z'),
      until: at('2026-12-02T00:00Z'),
    });
  });

  it('a ride is on the day of its pick-up, the earliest first, unless the driver was only asked to take it', () => {
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
      worked: [],
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
});
