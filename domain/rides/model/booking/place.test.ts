import { describe, expect, it } from 'vitest';
import { parsePlace, place, areaOf, recentPlaces } from './place.ts';

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
  it('what a database cannot hold or a line cannot show is left out', () => {
    const typed = { text: 'Mill\nRoad \uD800 5\t' };
    expect(parsePlace('from', typed)).toEqual({ ok: true, value: { text: 'Mill Road  5' } });
    expect(parsePlace('from', { text: '\u202EHa\u2068fen\u2069' })).toMatchObject({
      value: { text: 'Hafen' },
    });
    expect(parsePlace('from', { text: 'Mill Road 🚕' })).toMatchObject({ value: { text: 'Mill Road 🚕' } });
  });
});

const LANDMARKS = ['City Hospital', 'Airport'];

describe('what drivers see of a place', () => {
  it.each([
    ['5 Mill Road, Northside', 'Northside'],
    ['Hauptstraße 5, 10115 Berlin', 'Berlin'],
    ['12b Mill Road', 'Mill Road'],
    ['city hospital, ward 7', 'City Hospital'],
    ['The Airport', 'The Airport'],
    ['112', ''],
    ['Mill Road,', ''],
  ])('of %j drivers see %j', (text, area) => {
    expect(areaOf({ text }, LANDMARKS)).toBe(area);
  });

  it('an area is at most 60 characters', () => {
    expect(areaOf({ text: `${'x'.repeat(59)} yz` }, [])).toBe('x'.repeat(59));
    expect(areaOf({ text: 'x'.repeat(61) }, [])).toHaveLength(60);
  });

  it('an area ends with no half of a character', () => {
    expect(areaOf({ text: `${'x'.repeat(59)}😀` }, [])).toBe('x'.repeat(59));
  });
});

const [home, clinic, pier, station] = ['Home', 'Clinic', 'Pier 3', 'Station'].map((text) => ({ text }));
if (!home || !clinic || !pier || !station) throw new Error('no places');

it('the places of the last trip come first, each place once, and the oldest go', () => {
  const known = [clinic, pier, station];
  expect(recentPlaces({ from: home, to: clinic }, known, 3)).toEqual([home, clinic, pier]);
  expect(recentPlaces({ from: clinic, to: home }, [home, clinic], 3)).toEqual([clinic, home]);
});

it('of a place that is known the coordinates of the last trip count', () => {
  const here = { text: 'Home', lat: 53.5, lng: 9.9 };
  expect(recentPlaces({ from: here, to: clinic }, [home], 3)).toEqual([here, clinic]);
});

it('a place that holds hidden characters is not kept, and the next one moves up', () => {
  const hidden = [{ text: 'Cli\u200Bnic' }, { text: 'Pier\u202E3' }, { text: 'Old\nTown' }];
  expect(recentPlaces({ from: home, to: clinic }, [...hidden, pier, station], 3)).toEqual([
    home,
    clinic,
    pier,
  ]);
});
