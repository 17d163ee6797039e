import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../firm/settings.ts';
import { bookableDays, pickUpChoices, pickUpFormAt } from './pick-up-choices.ts';
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

  test('a choice that cannot be booked is left out: one too soon, one too far ahead', () => {
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

test('the days that can be booked begin with the first possible pick-up and end with the horizon', () => {
  const days = bookableDays({ settings, now: at('2027-03-10T22:50Z') });
  expect([days[0], days.at(-1), days.length]).toEqual(['2027-03-11', '2027-04-10', 31]);
});
