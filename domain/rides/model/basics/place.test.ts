import { describe, expect, it } from 'vitest';
import { parsePlace, place, recentPlaces } from './place.ts';

describe('a stored place', () => {
  it('a place keeps its coordinates if it has both', () => {
    const station = { text: 'Station', lat: -1.5, lng: 0 };
    expect(place(station)).toEqual(station);
    expect(place({ text: 'Station', lat: 51.5 })).toEqual({ text: 'Station' });
  });

  it.each([
    null,
    'Station',
    {},
    { text: 1 },
    { text: 'Station', lat: 'north' },
    { text: 'Station', lng: Number.NaN },
  ])('%j is no place', (stored) => {
    expect(place(stored)).toBeUndefined();
  });
});

describe('a place as typed', () => {
  it('characters that cannot be stored or shown on a line are left out', () => {
    const typed = { text: 'Mill\nRoad \uD800 5\t' };
    expect(parsePlace('from', typed)).toEqual({ ok: true, value: { text: 'Mill Road  5' } });
    expect(parsePlace('from', { text: '\u202EHa\u2068fen\u2069' })).toMatchObject({
      value: { text: 'Hafen' },
    });
    expect(parsePlace('from', { text: 'Mill Road 🚕' })).toMatchObject({ value: { text: 'Mill Road 🚕' } });
  });
});

const [home, clinic, pier, station] = ['Home', 'Clinic', 'Pier 3', 'Station'].map((text) => ({ text }));
if (!home || !clinic || !pier || !station) throw new Error('no places');

it('the places of the last trip come first, each place once, and the oldest are left out', () => {
  const known = [clinic, pier, station];
  expect(recentPlaces({ from: home, to: clinic }, known, 3)).toEqual([home, clinic, pier]);
  expect(recentPlaces({ from: clinic, to: home }, [home, clinic], 3)).toEqual([clinic, home]);
});

it('a known place gets the coordinates of the last trip', () => {
  const here = { text: 'Home', lat: 53.5, lng: 9.9 };
  expect(recentPlaces({ from: here, to: clinic }, [home], 3)).toEqual([here, clinic]);
});
