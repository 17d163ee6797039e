import { assert, constantFrom, date, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { dayAt, plusDays } from './wall-time.ts';
import { dayAfter, isDay, periodOf, weekdayOf } from './day.ts';
import { dayProblem, periodOfRange, presetRange } from './day-range.ts';

const BERLIN = 'Europe/Berlin';
const hoursOf = (day: string, zone = BERLIN) => {
  const { from, until } = periodOf(day, day, zone);
  return (until.getTime() - from.getTime()) / HOUR_MS;
};

describe('a day of the service', () => {
  it('a text is a day only if it is written as year, month and day, and is in the calendar', () => {
    expect(['2026-11-22', '2024-02-29'].every(isDay)).toBe(true);
    const others = [
      '',
      '2026-02-30',
      '2025-02-29',
      '2026-13-01',
      '2026-1-1',
      '22.11.2026',
      '2026-11-22T00:00',
    ];
    expect(others.filter(isDay)).toEqual([]);
  });

  it('a day begins at midnight of the zone and ends with the next one’s beginning', () => {
    expect(periodOf('2026-11-22', '2026-11-22', BERLIN)).toEqual({
      from: new Date('2026-11-21T23:00:00Z'),
      until: new Date('2026-11-22T23:00:00Z'),
    });
  });

  it('several days form one period', () => {
    expect(periodOf('2026-11-01', '2026-11-30', 'UTC')).toEqual({
      from: new Date('2026-11-01T00:00:00Z'),
      until: new Date('2026-12-01T00:00:00Z'),
    });
  });

  it('the days on which clocks are changed have 23 and 25 hours', () => {
    expect(hoursOf('2026-03-29')).toBe(23);
    expect(hoursOf('2026-10-25')).toBe(25);
  });

  it('a day whose clocks skip midnight begins later, and a day that the zone skipped is empty', () => {
    expect(periodOf('2026-04-24', '2026-04-24', 'Africa/Cairo').from).toEqual(
      new Date('2026-04-23T22:00:00Z'),
    );
    expect(hoursOf('2011-12-30', 'Pacific/Apia')).toBe(0);
  });

  it('every instant is within its own day', () => {
    const zones = constantFrom(BERLIN, 'UTC', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati');
    assert(
      property(integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) }), zones, (time, zone) => {
        const day = dayAt(new Date(time), zone);
        const { from, until } = periodOf(day, day, zone);
        expect([from.getTime() <= time, time < until.getTime()]).toEqual([true, true]);
      }),
    );
  });

  it('the day after the last of a year is the first of the next', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayAfter('2024-02-28')).toBe('2024-02-29');
  });
});

describe('the days of a preset', () => {
  it('each preset is counted from today', () => {
    const today = '2026-11-24';
    expect(presetRange('today', today)).toEqual({ from: today, to: today });
    expect(presetRange('yesterday', today)).toEqual({ from: '2026-11-23', to: '2026-11-23' });
    expect(presetRange('lastWeek', today)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(presetRange('thisMonth', today)).toEqual({ from: '2026-11-01', to: today });
  });

  it('on a Monday last week ended yesterday, and on a Sunday a week ago', () => {
    expect(presetRange('lastWeek', '2026-11-23')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(presetRange('lastWeek', '2026-11-29')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  });

  it('presets cross the ends of months and years', () => {
    expect(presetRange('yesterday', '2027-01-01').from).toBe('2026-12-31');
    expect(presetRange('lastWeek', '2027-01-02')).toEqual({ from: '2026-12-21', to: '2026-12-27' });
    expect(presetRange('thisMonth', '2027-01-01')).toEqual({ from: '2027-01-01', to: '2027-01-01' });
  });

  it('last week is always the seven days until the last Sunday before today', () => {
    assert(
      property(date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true }), (at) => {
        const today = at.toISOString().slice(0, 10);
        const { from, to } = presetRange('lastWeek', today);
        expect([weekdayOf(from), weekdayOf(to), plusDays(from, 6)]).toEqual([0, 6, to]);
        expect(to < today && plusDays(to, 7) >= today).toBe(true);
      }),
    );
  });

  it('a week in which clocks are changed is an hour shorter or longer than seven days', () => {
    const hoursOf = (today: string) => {
      const period = periodOfRange(presetRange('lastWeek', today), BERLIN);
      return period === null ? 0 : (period.until.getTime() - period.from.getTime()) / HOUR_MS;
    };
    expect(hoursOf('2026-03-30')).toBe(7 * 24 - 1);
    expect(hoursOf('2026-10-26')).toBe(7 * 24 + 1);
    expect(hoursOf('2026-11-24')).toBe(7 * 24);
  });
});

describe('the period of a range', () => {
  it('a range includes both its days, and an open side reaches to the end of the century', () => {
    const day = periodOfRange({ from: '2026-11-22', to: '2026-11-22' }, 'UTC');
    expect(day).toEqual({ from: new Date('2026-11-22T00:00Z'), until: new Date('2026-11-23T00:00Z') });
    const since = periodOfRange({ from: '2026-11-22' }, 'UTC');
    expect(since?.from).toEqual(new Date('2026-11-22T00:00Z'));
    expect(since && since.until.getTime() - since.from.getTime()).toBeGreaterThan(70 * 365 * DAY_MS);
    expect(periodOfRange({ to: '2026-11-22' }, 'UTC')?.from).toEqual(new Date('2000-01-01T00:00Z'));
    expect(periodOfRange({}, 'UTC')).toBeNull();
  });

  it('a text has a problem unless it is a day of this century', () => {
    expect(['2000-01-01', '2026-02-28', '2099-12-31'].map(dayProblem)).toEqual([null, null, null]);
    expect(dayProblem('2026-02-30')).toBe('no-day');
    expect(dayProblem('1999-12-31')).toBe('too-early');
    expect(dayProblem('2100-01-01')).toBe('too-late');
  });
});
