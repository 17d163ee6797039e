import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { isDay } from './day.ts';
import { readComingDay, readPastDay } from './typed-day.ts';

/** A Tuesday. */
const TODAY = '2026-11-24';
function read(typed: string, today = TODAY, timeZone = 'Europe/Berlin') {
  const days = readPastDay(typed, today, timeZone);
  return days.length > 1 ? days.join(' or ') : (days[0] ?? null);
}

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
  ['16.11.26', '2026-11-16'],
  ['24.12.25', '2025-12-24'],
  ['1.1.24', '2024-01-01'],
  ['Mon 16 Nov', '2026-11-16'],
  ['Mo., 16. Nov.', '2026-11-16'],
  ['16 Nov 26', '2026-11-16'],
  ['Monday, 16 November 2026', '2026-11-16'],
  ['vorgestern', '2026-11-22'],
  ['the day before yesterday', '2026-11-22'],
  ['last mon', '2026-11-23'],
  ['letzten Freitag', '2026-11-20'],
  ['the 16th', '2026-11-16'],
  ['11/16', '2026-11-16'],
  ['Tue 16 Nov', null],
  ['tomorrow', null],
  ['yesterday 8', null],
  ['29.2.', null],
  ['29.2.2024', '2024-02-29'],
  ['30.2.2026', null],
  ['16', null],
  ['', null],
  ['someday', null],
])('“%s” is the past day %s', (typed, day) => expect(read(typed)).toBe(day));

it('a past day may be in an earlier year', () => {
  expect(read('yesterday', '2027-01-01')).toBe('2026-12-31');
  expect(read('29.2.', '2029-01-01')).toBe('2028-02-29');
  expect(read('29.2.', '2028-02-29')).toBe('2028-02-29');
});

it('the digits of a date are in the order of the country, and are two days in a country with both orders', () => {
  expect(read('5/6', TODAY, 'Europe/Paris')).toBe('2026-06-05');
  expect(read('5/6', TODAY, 'America/Chicago')).toBe('2026-05-06');
  expect(read('5/6', TODAY, 'America/Toronto')).toBe('2026-06-05 or 2026-05-06');
});

it('any text is a day of the calendar or none', () => {
  assert(
    property(string(), (typed) => {
      for (const readDay of [readPastDay, readComingDay])
        expect(readDay(typed, TODAY, 'Europe/Berlin').every((day) => isDay(day))).toBe(true);
    }),
  );
});

it.each([
  ['today', '2026-11-24'],
  ['morgen', '2026-11-25'],
  ['yesterday', '2026-11-23'],
  ['übermorgen', '2026-11-26'],
  ['tue', '2026-11-24'],
  ['mo', '2026-11-30'],
  ['next mon', '2026-11-30'],
  ['next tue', '2026-12-01'],
  ['next fri', null],
  ['last fri', null],
  ['24.11.', '2026-11-24'],
  ['23.11.', '2027-11-23'],
  ['24 Dec', '2026-12-24'],
  ['1.1.24', '2024-01-01'],
  ['the 1st', '2026-12-01'],
  ['the 31st', '2026-12-31'],
  ['Thu 24 Dec', '2026-12-24'],
  ['Fri 24 Dec', null],
  ['24 December 2026', '2026-12-24'],
  ['24. Dezember 2026', '2026-12-24'],
  ['2026-12-24', '2026-12-24'],
  ['29.2.', null],
  ['tomorrow 8', null],
  ['', null],
])('“%s” is the coming day %s', (typed, day) => {
  const days = readComingDay(typed, TODAY, 'Europe/Berlin');
  expect(days).toEqual(day === null ? [] : [day]);
});

it('a coming day may be in a later month, in the next year, or ambiguous', () => {
  expect(readComingDay('the 30th', '2027-01-31', 'Europe/Berlin')).toEqual(['2027-03-30']);
  expect(readComingDay('the 5th', '2026-12-24', 'Europe/Berlin')).toEqual(['2027-01-05']);
  expect(readComingDay('5/6', TODAY, 'America/Toronto')).toEqual(['2027-06-05', '2027-05-06']);
});
