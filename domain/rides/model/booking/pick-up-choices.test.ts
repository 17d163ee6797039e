import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../firm/settings.ts';
import { bookableClock, bookableDays, pickUpChoices, pickUpFormAt } from './pick-up-choices.ts';
import { parsePickUp } from './pick-up.ts';

const settings = defaultSettings('Europe/Berlin');
const at = (iso: string) => new Date(iso);
const timesOf = (choices: ReturnType<typeof pickUpChoices>) =>
  choices.map(({ minutes, form }) => [minutes, form.date, form.time]);

describe('the pick-ups that a passenger chooses with one press', () => {
  test('the choices of a booking lie ahead of now, rounded up to five minutes', () => {
    expect(timesOf(pickUpChoices({ settings, now: at('2027-03-10T22:03:20Z') }, null))).toEqual([
      [30, '2027-03-10', '23:35'],
      [60, '2027-03-11', '00:05'],
      [120, '2027-03-11', '01:05'],
    ]);
  });

  test('the choices of a moved ride lie around its pick-up', () => {
    const service = { settings, now: at('2027-03-10T09:00Z') };
    expect(timesOf(pickUpChoices(service, at('2027-03-11T16:03Z')))).toEqual([
      [-15, '2027-03-11', '16:48'],
      [15, '2027-03-11', '17:18'],
      [30, '2027-03-11', '17:33'],
      [60, '2027-03-11', '18:03'],
    ]);
  });

  test('a choice that is too soon or too far ahead is left out', () => {
    const service = { settings: { ...settings, lead: 45 * 60 }, now: at('2027-03-10T09:00Z') };
    expect(pickUpChoices(service, null).map(({ minutes }) => minutes)).toEqual([60, 120]);
    expect(pickUpChoices(service, at('2027-03-10T09:50Z')).map(({ minutes }) => minutes)).toEqual([
      15, 30, 60,
    ]);
    const last = at('2027-04-09T08:40Z');
    expect(pickUpChoices(service, last).map(({ minutes }) => minutes)).toEqual([-15, 15]);
  });

  test('every choice can be booked, also in the hour that the clocks show twice', () => {
    const service = { settings, now: at('2027-10-30T23:40Z') };
    for (const { form } of pickUpChoices(service, null)) expect(parsePickUp(form, service).ok).toBe(true);
    expect(pickUpFormAt(at('2027-10-31T00:30Z'), 'Europe/Berlin')).toMatchObject({
      time: '02:30',
      turn: 'first',
    });
    expect(pickUpFormAt(at('2027-10-31T01:30:20Z'), 'Europe/Berlin')).toMatchObject({
      time: '02:30',
      turn: 'second',
    });
  });
});

test('the days that can be booked go from the day of the first possible pick-up to the day of the horizon', () => {
  const days = bookableDays({ settings, now: at('2027-03-10T22:50Z') });
  expect([days[0], days.at(-1), days.length]).toEqual(['2027-03-11', '2027-04-10', 31]);
});

describe('the times of a day that can be chosen', () => {
  const service = { settings, now: at('2027-03-10T09:03:20Z') };
  const hoursOf = (times: readonly string[]) => [...new Set(times.map((time) => time.slice(0, 2)))];

  test('are every five minutes of a day between the first and the last, and of a day that is not chosen yet', () => {
    const times = bookableClock(service, '2027-03-12');
    expect([times[0], times[1], times.at(-1), times.length]).toEqual(['00:00', '00:05', '23:55', 288]);
    expect(bookableClock(service, '')).toEqual(times);
  });

  test('on the first day begin after the lead, and on the last day end at the horizon', () => {
    expect(bookableClock(service, '2027-03-10')[0]).toBe('10:20');
    expect(bookableClock(service, '2027-04-09').at(-1)).toBe('11:00');
    expect(bookableClock(service, '2027-04-10')).toEqual([]);
  });

  test('lack the hour that the clocks skip, and have the hour that the clocks show twice', () => {
    expect(hoursOf(bookableClock(service, '2027-03-28'))).not.toContain('02');
    expect(hoursOf(bookableClock(service, '2027-03-28'))).toHaveLength(23);
    const autumn = { settings, now: at('2027-10-20T09:00Z') };
    expect(hoursOf(bookableClock(autumn, '2027-10-31'))).toHaveLength(24);
  });

  test.each([
    ['half an hour', 'Australia/Lord_Howe', '2027-10-03', ['01:55', '02:30']],
    ['midnight', 'Africa/Cairo', '2027-04-30', ['01:00', '01:05']],
  ])('lack %s that the clocks of %s skip', (_, timeZone, day, around) => {
    const there = { settings: { ...settings, timeZone }, now: at(`${day}T00:00Z`) };
    const days = { ...there, now: new Date(there.now.getTime() - 5 * 86_400_000) };
    const times = bookableClock(days, day);
    const start = times.indexOf(around[0] ?? '');
    expect(times.slice(start, start + 2)).toEqual(around);
    expect(times.length).toBeLessThan(288);
  });

  test('can all be booked', () => {
    for (const day of ['2027-03-10', '2027-03-28', '2027-04-09']) {
      const forms = bookableClock(service, day).map(
        (time) => ({ kind: 'later', date: day, time, turn: null }) as const,
      );
      expect(forms.length).toBeGreaterThan(0);
      for (const form of forms) expect(parsePickUp(form, service)).toMatchObject({ ok: true });
    }
  });
});
