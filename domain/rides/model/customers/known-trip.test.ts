import { describe, expect, it } from 'vitest';
import { tripsAfter } from '../booking/taken-trips.ts';
import { atHour, bookedTrips, aTakenTrip } from '../booking/taken-trips.builder.ts';
import type { TakenTrip } from '../booking/taken-trips.ts';
import { usualTrips } from './known-trip.ts';

const usual = (trips: readonly TakenTrip[], when: string | null) =>
  usualTrips(trips, when === null ? null : atHour(when)).map(({ from, to }) => `${from.text}>${to.text}`);

describe('the usual trip', () => {
  const dialysis = ['home>clinic mon 7', 'home>clinic wed 7', 'home>clinic fri 7'];

  it('is the trip taken most at this time, not the last trip', () => {
    const trips = bookedTrips(...dialysis, 'home>choir fri 18', 'home>market sat 10');
    expect(usual(trips, 'mon 8')).toEqual(['home>clinic', 'home>market', 'home>choir']);
    expect(usual(trips, 'thu 17')[0]).toBe('home>choir');
    expect(usual(trips, 'sun 9')[0]).toBe('home>market');
  });

  it('is the trip taken most at any time if none is taken at this time, and of equally frequent trips the last', () => {
    expect(usual(bookedTrips(...dialysis, 'home>choir fri 18'), 'tue 13')[0]).toBe('home>clinic');
    expect(usual(bookedTrips('home>choir fri 18', 'home>market fri 10'), 'tue 3')[0]).toBe('home>market');
    expect(usual(bookedTrips('home>choir mon 8', 'home>market mon 8'), 'mon 8')[0]).toBe('home>market');
    expect(usual(bookedTrips(...dialysis, 'home>choir fri 18'), null)[0]).toBe('home>clinic');
  });

  it('counts as taken at this time up to two hours before or after, also across midnight', () => {
    const trips = bookedTrips('home>bar fri 23', ...dialysis);
    expect([usual(trips, 'tue 1')[0], usual(trips, 'tue 2')[0]]).toEqual(['home>bar', 'home>clinic']);
    expect([usual(trips, 'tue 21')[0], usual(trips, 'tue 20')[0]]).toEqual(['home>bar', 'home>clinic']);
  });

  it('is no way back, neither of the same day nor after a stay of some days', () => {
    expect(usual(bookedTrips('home>clinic mon 8', 'clinic>home mon 12'), 'mon 12')).toEqual(['home>clinic']);
    const away = bookedTrips('home>airport fri 20', 'airport>home sun 10');
    expect(usual(away, 'sat 10')).toEqual(['home>airport']);
    expect(usual(tripsAfter(aTakenTrip('home>airport mon 9'), away), 'sun 10')).toEqual(['home>airport']);
  });

  it('is the way there once it is taken more often than the way home of the first call', () => {
    const first = ['clinic>home tue 11', 'home>clinic thu 7'];
    expect(usual(bookedTrips(...first), 'mon 7')).toEqual(['clinic>home']);
    expect(usual(bookedTrips(...first, 'clinic>home thu 11', 'home>clinic mon 7'), 'wed 7')).toEqual([
      'home>clinic',
    ]);
  });

  it('of a customer without trips is none', () => {
    expect(usual([], 'mon 8')).toEqual([]);
  });
});
