import { describe, expect, it, test } from 'vitest';
import { MOST_DAYS_AWAY } from '../basics/ride-limits.ts';
import { daysAwayFlaw, parseHours, typedHours, withDaysAway } from './parse-availability.ts';

const TODAY = '2026-03-01';
const day = (each: string) => ({ first: each, last: each });

describe('typed hours', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['8-17', '08:00-17:00'],
    ['8:30-16.05', '08:30-16:05'],
    [' 08:00 – 16:00 ', '08:00-16:00'],
    ['22 to 6', '22:00-06:00'],
    ['22 bis 6', '22:00-06:00'],
    ['0-24', '00:00-00:00'],
    ['18-24', '18:00-00:00'],
  ])('%j means %j', (typed, hours) => {
    expect(parseHours(typed)).toBe(hours);
  });

  it.each(['8', '8-', '25-26', '8-24:30', '8:60-9', '8-8', '0-0', '8 17', '8-12, 14-18', 'all day'])(
    '%j cannot be read',
    (typed) => {
      expect(parseHours(typed)).toBeNull();
    },
  );
});

test.each(['', '08:00-16:30', '22:00-06:00', '18:00-00:00', '00:00-00:00'])(
  'the text of the stored hours %j is read as the same hours',
  (hours) => {
    expect(parseHours(typedHours(hours))).toBe(hours);
  },
);

describe('days away', () => {
  it.each([
    [{ first: '2026-03-01', last: '2026-03-01' }, null],
    [{ first: '2026-02-20', last: '2026-03-01' }, null],
    [{ first: '2028-02-29', last: '2028-02-29' }, null],
    [{ first: '2026-02-20', last: '2026-02-28' }, 'over'],
    [{ first: '2026-03-03', last: '2026-03-02' }, 'reversed'],
    [{ first: '2026-02-30', last: '2026-03-02' }, 'unreadable'],
    [{ first: '2026-03-02', last: '' }, 'unreadable'],
    [{ first: '2026-03-02', last: '2028-03-02' }, 'too-far'],
  ])('%j are %s', (days, flaw) => {
    expect(daysAwayFlaw(days, [], TODAY)).toBe(flaw);
  });

  it('at most thirty periods can be stored', () => {
    const many = (count: number) => Array.from({ length: count }, () => day('2026-03-02'));
    expect(daysAwayFlaw(day('2026-03-03'), many(MOST_DAYS_AWAY - 1), TODAY)).toBeNull();
    expect(daysAwayFlaw(day('2026-03-03'), many(MOST_DAYS_AWAY), TODAY)).toBe('too-many');
  });

  it('are added in order, each once, and periods that are over are dropped', () => {
    const others = [day('2026-02-28'), day('2026-03-05'), { first: '2026-03-05', last: '2026-03-09' }];
    expect(withDaysAway(others, day('2026-03-02'), TODAY)).toEqual([
      day('2026-03-02'),
      day('2026-03-05'),
      { first: '2026-03-05', last: '2026-03-09' },
    ]);
    expect(withDaysAway([day('2026-03-05')], day('2026-03-05'), TODAY)).toEqual([day('2026-03-05')]);
  });
});
