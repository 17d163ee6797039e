import { describe, expect, it } from 'vitest';
import { placesNamed, distinctPlaces, typedPlace } from './places-named.ts';

const KNOWN = [
  '12 Lime Walk, Northside',
  'City Hospital',
  'Town Hall, Old Town',
  'Airport',
  'City Hospital',
].map((text) => ({ text }));
const named = (typed: string) => placesNamed(typed, KNOWN).map(({ text }) => text);
const ALL = ['12 Lime Walk, Northside', 'City Hospital', 'Town Hall, Old Town', 'Airport'];

describe('the known places for what is typed', () => {
  it.each([
    ['airp', ['Airport']],
    ['lime w', ['12 Lime Walk, Northside']],
    ['walk north', ['12 Lime Walk, Northside']],
    ['Town Hall,', ['Town Hall, Old Town']],
    ['2 Lime', []],
    ['port', []],
    ['Airport Road 5', []],
    ['…', []],
  ])('the known places in which %j begins a word are %j', (typed, places) => {
    expect(named(typed)).toEqual(places);
  });

  it('an empty text names all known places, each once', () => {
    expect(named(' ')).toEqual(ALL);
  });

  it('a place that is typed in full comes first, and the others follow', () => {
    expect(named('city hospital')).toEqual([
      'City Hospital',
      ...ALL.filter((text) => text !== 'City Hospital'),
    ]);
  });
});

it('each known place is listed once, at its first position and with its first coordinates', () => {
  const at = { lat: 52.5, lng: 13.4 };
  const known = [
    { text: '5 Mill Road', name: 'Home' },
    { text: 'Station' },
    { text: '5 Mill Road', ...at },
    { text: '5 Mill Road', lat: 1, lng: 1 },
  ];
  expect(distinctPlaces(known)).toEqual([{ text: '5 Mill Road', name: 'Home', ...at }, { text: 'Station' }]);
});

const PIER = { text: 'Pier 3', lat: 53.5, lng: 9.9 };

it.each(['Pier 3', ' Pier 3', 'Pier 3 '])(
  'the name of a known place, typed as %j, gets its coordinates',
  (text) => {
    expect(typedPlace(text, [{ text: 'Pier' }, PIER])).toEqual({ ...PIER, text });
  },
);

it.each(['Pier', 'Pier 30', 'pier 3', ''])('%j, which names no known place, gets no coordinates', (text) => {
  expect(typedPlace(text, [PIER])).toEqual({ text });
});
