import { describe, expect, it } from 'vitest';
import { placesNamed } from './places-named.ts';

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
  ])('%j is the beginning of a word in %j', (typed, places) => {
    expect(named(typed)).toEqual(places);
  });

  it('nothing typed names all, each once', () => {
    expect(named(' ')).toEqual(ALL);
  });

  it('one that is typed as a whole is the first, and the others follow', () => {
    expect(named('city hospital')).toEqual([
      'City Hospital',
      ...ALL.filter((text) => text !== 'City Hospital'),
    ]);
  });
});
