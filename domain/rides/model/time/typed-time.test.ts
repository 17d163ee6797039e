import { describe, expect, it } from 'vitest';
import { readTypedTime, type DayWords } from './typed-time.ts';

const ENGLISH: DayWords = {
  today: 'today',
  tomorrow: 'tomorrow',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  months: 'January February March April May June July August September October November December'.split(' '),
};
const GERMAN: DayWords = {
  today: 'heute',
  tomorrow: 'morgen',
  weekdays: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'.split(' '),
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
};

/** Tuesday, 24 November 2026, 10:15 in Berlin. */
const AT = { now: new Date('2026-11-24T09:15:00Z'), timeZone: 'Europe/Berlin', words: [ENGLISH, GERMAN] };
const read = (typed: string) => {
  const found = readTypedTime(typed, AT);
  return found === null ? null : `${found.day} ${found.time}`;
};

describe('a typed time', () => {
  it.each([
    ['1130', '2026-11-24 11:30'],
    ['11:30', '2026-11-24 11:30'],
    ['11.30', '2026-11-24 11:30'],
    ['11h30', '2026-11-24 11:30'],
    ['19', '2026-11-24 19:00'],
    ['7pm', '2026-11-24 19:00'],
    ['12am', '2026-11-25 00:00'],
    ['12:30pm', '2026-11-24 12:30'],
  ])('%s is later today', (typed, meant) => {
    expect(read(typed)).toBe(meant);
  });

  it.each(['730', '7:30', ' 07:30 '])('%s, which is over today, is tomorrow’s', (typed) => {
    expect(read(typed)).toBe('2026-11-25 07:30');
  });

  it.each([
    ['+45', '2026-11-24 11:00'],
    ['+1:30', '2026-11-24 11:45'],
    ['+2h', '2026-11-24 12:15'],
    ['+840', '2026-11-25 00:15'],
  ])('%s counts from now', (typed, meant) => {
    expect(read(typed)).toBe(meant);
  });

  it.each([
    ['tomorrow 730', '2026-11-25 07:30'],
    ['Morgen, 7:30', '2026-11-25 07:30'],
    ['today 23:59', '2026-11-24 23:59'],
    ['heute 7', '2026-11-24 07:00'],
    ['thu 19', '2026-11-26 19:00'],
    ['Do. 19:00', '2026-11-26 19:00'],
    ['tue 11', '2026-11-24 11:00'],
    ['tue 730', '2026-12-01 07:30'],
    ['14.5. 730', '2027-05-14 07:30'],
    ['24.12 18', '2026-12-24 18:00'],
    ['24/12/2026 18', '2026-12-24 18:00'],
    ['2026-12-24 6pm', '2026-12-24 18:00'],
    ['24 dec 18', '2026-12-24 18:00'],
    ['Dec 24 18', '2026-12-24 18:00'],
    ['1. März 8', '2027-03-01 08:00'],
  ])('%s has a day as well', (typed, meant) => {
    expect(read(typed)).toBe(meant);
  });

  it.each([
    ['tomorrow', '2026-11-25 null'],
    ['tue', '2026-12-01 null'],
    ['14.5.', '2027-05-14 null'],
    ['24 dec', '2026-12-24 null'],
  ])('%s leaves the time open', (typed, meant) => {
    expect(read(typed)).toBe(meant);
  });

  it.each([
    '',
    ' ',
    'soon',
    'x',
    '25',
    '2575',
    '7:75',
    '13pm',
    '30.2.',
    '32.1. 7',
    'tomorrow soon',
    '+',
    'm 7',
  ])('“%s” cannot be read', (typed) => {
    expect(read(typed)).toBeNull();
  });

  it('a leap day is the next one that there is', () => {
    expect(read('29.2. 8')).toBeNull();
    expect(readTypedTime('29.2. 8', { ...AT, now: new Date('2027-06-01T00:00:00Z') })?.day).toBe(
      '2028-02-29',
    );
  });

  it('now is the time of the zone, not of the device', () => {
    const late = { ...AT, now: new Date('2026-11-24T23:30:00Z') };
    expect(readTypedTime('today 7', late)?.day).toBe('2026-11-25');
    expect(readTypedTime('+45', late)).toEqual({ day: '2026-11-25', time: '01:15' });
  });
});

describe('a typed time that changes one', () => {
  const changed = (typed: string, from: string, now = AT.now) => {
    const found = readTypedTime(typed, { ...AT, now, changing: new Date(from) });
    return found === null ? null : `${found.day} ${found.time}`;
  };
  const TOMORROW = '2026-11-25T06:30:00Z';

  it.each([
    ['+15', '2026-11-25 07:45'],
    ['-15', '2026-11-25 07:15'],
    ['+1:30', '2026-11-25 09:00'],
    ['-2h', '2026-11-25 05:30'],
    ['745', '2026-11-25 07:45'],
    ['23', '2026-11-25 23:00'],
    ['today 12', '2026-11-24 12:00'],
    ['thu 19', '2026-11-26 19:00'],
  ])('%s of a ride tomorrow counts from it, or is on its day unless another is named', (typed, meant) => {
    expect(changed(typed, TOMORROW)).toBe(meant);
  });

  it('on a day that is today or over a time alone is the next one', () => {
    expect(changed('11', '2026-11-24T09:00:00Z')).toBe('2026-11-24 11:00');
    expect(changed('730', '2026-11-24T09:00:00Z')).toBe('2026-11-25 07:30');
    expect(changed('11', '2026-11-23T09:00:00Z')).toBe('2026-11-24 11:00');
  });

  it('nothing counts back from now', () => {
    expect(read('-15')).toBeNull();
  });

  it('a quarter of an hour is one in both nights in which the clocks change', () => {
    const spring = new Date('2026-03-28T12:00:00Z');
    expect(changed('+15', '2026-03-29T00:50:00Z', spring)).toBe('2026-03-29 03:05');
    expect(changed('-15', '2026-03-29T01:05:00Z', spring)).toBe('2026-03-29 01:50');
    const autumn = new Date('2026-10-24T12:00:00Z');
    expect(changed('+15', '2026-10-25T00:50:00Z', autumn)).toBe('2026-10-25 02:05');
    expect(changed('+15', '2026-10-25T01:50:00Z', autumn)).toBe('2026-10-25 03:05');
  });
});
