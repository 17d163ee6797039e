import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../durations.ts';
import { dayAt } from './wall-time.ts';
import { dayAfter, isDay, periodOf } from './day.ts';

const BERLIN = 'Europe/Berlin';
const hoursOf = (day: string, zone = BERLIN) => {
  const { from, until } = periodOf(day, day, zone);
  return (until.getTime() - from.getTime()) / HOUR_MS;
};

describe('a day of the service', () => {
  it('a day is written as year, month and day, and is in the calendar', () => {
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

  it('a day whose clocks skip midnight begins after it, and one that the zone skipped is empty', () => {
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
