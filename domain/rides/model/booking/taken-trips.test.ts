import { describe, expect, it } from 'vitest';
import { MOST_TAKEN_TRIPS } from '../basics/ride-limits.ts';
import { aTakenTrip, atHour, bookedTrips } from './taken-trips.builder.ts';
import { takenTrip, weekHourAt } from './taken-trips.ts';

describe('the hour of the week', () => {
  it.each([
    ['2026-11-30T00:30', 'Europe/Berlin', 1],
    ['2026-11-29T23:30', 'Europe/Berlin', 0],
    ['2026-11-29T22:59', 'Europe/Berlin', 167],
    ['2026-07-01T06:00', 'Europe/Berlin', atHour('wed 8')],
    ['2026-07-01T06:00', 'America/New_York', atHour('wed 2')],
  ])('of %sZ in %s is %i', (instant, timeZone, hour) => {
    expect(weekHourAt(new Date(`${instant}Z`), timeZone)).toBe(hour);
  });
});

describe('the trips of a person’s record', () => {
  it('are the last trips, the latest first, as many as the record has room for', () => {
    const many = Array.from({ length: MOST_TAKEN_TRIPS + 2 }, (_, n) => `home>${n} mon 8`);
    const ends = bookedTrips(...many).map(({ to }) => to.text);
    expect(ends).toEqual(Array.from({ length: MOST_TAKEN_TRIPS }, (_, n) => String(many.length - 1 - n)));
  });

  it('lose the oldest trip that a later trip repeats, so that rarer places stay', () => {
    const commute = Array.from({ length: 2 * MOST_TAKEN_TRIPS }, () => 'home>work mon 7');
    const ends = bookedTrips('home>airport sat 4', 'home>clinic tue 9', ...commute).map(({ to }) => to.text);
    expect(ends).toEqual([...Array<string>(MOST_TAKEN_TRIPS - 2).fill('work'), 'clinic', 'airport']);
  });

  it('lack a way back within a day, also after a trip at night', () => {
    expect(bookedTrips('home>clinic mon 8', 'clinic>home mon 12')).toHaveLength(1);
    expect(bookedTrips('home>clinic mon 8', 'clinic>home mon 8')).toHaveLength(1);
    expect(bookedTrips('home>bar sun 22', 'bar>home mon 1')).toHaveLength(1);
  });

  it('have the way home of a first call and the way there on another day, which is no way back', () => {
    expect(bookedTrips('clinic>home tue 11', 'home>clinic thu 7', 'clinic>home thu 11')).toEqual([
      aTakenTrip('home>clinic thu 7'),
      aTakenTrip('clinic>home tue 11'),
    ]);
  });
});

it('a trip is taken at its pick-up, which is now unless it is for later', () => {
  const [from, to, now] = [{ text: 'Home' }, { text: 'Clinic' }, new Date('2026-11-30T09:30Z')];
  const later = { kind: 'later', at: new Date('2026-12-01T06:30Z'), wall: '2026-12-01T07:30' } as const;
  const taken = (pickUp: Parameters<typeof takenTrip>[0]['pickUp']) =>
    takenTrip({ from, to, pickUp }, 'Europe/Berlin', now);
  expect(taken({ kind: 'now' })).toEqual(aTakenTrip('Home>Clinic mon 10'));
  expect(taken(later)).toEqual(aTakenTrip('Home>Clinic tue 7'));
});
