import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { isDay } from './day.ts';
import { readPastDay, type PastDayWords } from './typed-day.ts';

const EN: PastDayWords = {
  today: 'today',
  yesterday: 'yesterday',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  months: 'January February March April May June July August September October November December'.split(' '),
};
const DE: PastDayWords = {
  today: 'heute',
  yesterday: 'gestern',
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
};
/** A Tuesday. */
const TODAY = '2026-11-24';
const read = (typed: string, today = TODAY) => readPastDay(typed, today, [EN, DE]);

it.each([
  ['today', '2026-11-24'],
  ['Yesterday', '2026-11-23'],
  ['gestern', '2026-11-23'],
  ['tue', '2026-11-24'],
  ['wed', '2026-11-18'],
  ['mo', '2026-11-23'],
  ['24.11.', '2026-11-24'],
  ['25.11.', '2025-11-25'],
  ['1/12', '2025-12-01'],
  ['16 Nov', '2026-11-16'],
  ['Dez 3', '2025-12-03'],
  ['16 November 2026', '2026-11-16'],
  ['16. November 2024', '2024-11-16'],
  ['16.11.2027', '2027-11-16'],
  ['2026-11-16', '2026-11-16'],
  ['29.2.', null],
  ['29.2.2024', '2024-02-29'],
  ['30.2.2026', null],
  ['16', null],
  ['', null],
  ['someday', null],
])('%s is %s', (typed, day) => expect(read(typed)).toBe(day));

it('the day before the first of a year is one of the year before', () => {
  expect(read('yesterday', '2027-01-01')).toBe('2026-12-31');
  expect(read('29.2.', '2029-01-01')).toBe('2028-02-29');
  expect(read('29.2.', '2028-02-29')).toBe('2028-02-29');
});

it('whatever is typed is a day of the calendar or none', () => {
  assert(
    property(string(), (typed) => {
      const day = read(typed);
      expect(day === null || isDay(day)).toBe(true);
    }),
  );
});
