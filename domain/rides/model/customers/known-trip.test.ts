import { describe, expect, it } from 'vitest';
import { MOST_TRIPS_OF_CALLER } from '../basics/ride-limits.ts';
import { usualTrips } from './known-trip.ts';
import { tripsAfter, weekHourAt, type TakenTrip } from './taken-trips.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
/** The hour of the week of `mon 8`. */
function at(when: string): number {
  const [day = '', hour = ''] = when.split(' ');
  return DAYS.findIndex((each) => each === day) * 24 + Number(hour);
}

/** `home>clinic mon 8`. */
function trip(said: string): TakenTrip {
  const [ends = '', ...when] = said.split(' ');
  const [from = '', to = ''] = ends.split('>');
  return { from: { text: from }, to: { text: to }, hour: at(when.join(' ')) };
}

/** The record of a customer who has booked these trips in this order. */
const booked = (...said: readonly string[]) =>
  said.reduce<readonly TakenTrip[]>((trips, each) => tripsAfter(trip(each), trips), []);

const usual = (trips: readonly TakenTrip[], when: string | null) =>
  usualTrips(trips, when === null ? null : at(when)).map(({ from, to }) => `${from.text}>${to.text}`);

describe('the hour of the week', () => {
  it.each([
    ['2026-11-30T00:30', 'Europe/Berlin', 1],
    ['2026-11-29T23:30', 'Europe/Berlin', 0],
    ['2026-11-29T22:59', 'Europe/Berlin', 167],
    ['2026-07-01T06:00', 'Europe/Berlin', at('wed 8')],
    ['2026-07-01T06:00', 'America/New_York', at('wed 2')],
  ])('of %sZ in %s is %i', (instant, timeZone, hour) => {
    expect(weekHourAt(new Date(`${instant}Z`), timeZone)).toBe(hour);
  });
});

describe('the trips of a customer’s record', () => {
  it('are the last ones, the last one first, as many as the record has room for', () => {
    const many = Array.from({ length: MOST_TRIPS_OF_CALLER + 2 }, (_, n) => `home>${n} mon 8`);
    const ends = booked(...many).map(({ to }) => to.text);
    expect(ends).toEqual(Array.from({ length: MOST_TRIPS_OF_CALLER }, (_, n) => String(many.length - 1 - n)));
  });

  it('are without the way back within a day, also of a trip at night', () => {
    expect(booked('home>clinic mon 8', 'clinic>home mon 12')).toHaveLength(1);
    expect(booked('home>clinic mon 8', 'clinic>home mon 8')).toHaveLength(1);
    expect(booked('home>bar sun 22', 'bar>home mon 1')).toHaveLength(1);
  });

  it('have the way home of a first call, because the way there on another day is no way back', () => {
    expect(booked('clinic>home tue 11', 'home>clinic thu 7', 'clinic>home thu 11')).toEqual([
      trip('home>clinic thu 7'),
      trip('clinic>home tue 11'),
    ]);
  });
});

describe('the usual trip', () => {
  const dialysis = ['home>clinic mon 7', 'home>clinic wed 7', 'home>clinic fri 7'];

  it('is the one taken most at this time, not the last one', () => {
    const trips = booked(...dialysis, 'home>choir fri 18', 'home>market sat 10');
    expect(usual(trips, 'mon 8')).toEqual(['home>clinic', 'home>market', 'home>choir']);
    expect(usual(trips, 'thu 17')[0]).toBe('home>choir');
    expect(usual(trips, 'sun 9')[0]).toBe('home>market');
  });

  it('is the one taken most at any time if none is taken at this time, and then the last one', () => {
    expect(usual(booked(...dialysis, 'home>choir fri 18'), 'tue 13')[0]).toBe('home>clinic');
    expect(usual(booked('home>choir fri 18', 'home>market fri 10'), 'tue 3')[0]).toBe('home>market');
    expect(usual(booked('home>choir mon 8', 'home>market mon 8'), 'mon 8')[0]).toBe('home>market');
    expect(usual(booked(...dialysis, 'home>choir fri 18'), null)[0]).toBe('home>clinic');
  });

  it('is at its time up to two hours off, across midnight as well', () => {
    const trips = booked('home>bar fri 23', ...dialysis);
    expect([usual(trips, 'tue 1')[0], usual(trips, 'tue 2')[0]]).toEqual(['home>bar', 'home>clinic']);
    expect([usual(trips, 'tue 21')[0], usual(trips, 'tue 20')[0]]).toEqual(['home>bar', 'home>clinic']);
  });

  it('is no way back, neither of the same day nor after a stay of some days', () => {
    expect(usual(booked('home>clinic mon 8', 'clinic>home mon 12'), 'mon 12')).toEqual(['home>clinic']);
    const away = booked('home>airport fri 20', 'airport>home sun 10');
    expect(usual(away, 'sat 10')).toEqual(['home>airport']);
    expect(usual(tripsAfter(trip('home>airport mon 9'), away), 'sun 10')).toEqual(['home>airport']);
  });

  it('is the way there once it is taken more often than the way home of the first call', () => {
    const first = ['clinic>home tue 11', 'home>clinic thu 7'];
    expect(usual(booked(...first), 'mon 7')).toEqual(['clinic>home']);
    expect(usual(booked(...first, 'clinic>home thu 11', 'home>clinic mon 7'), 'wed 7')).toEqual([
      'home>clinic',
    ]);
  });

  it('of a customer without trips is none', () => {
    expect(usual([], 'mon 8')).toEqual([]);
  });
});
