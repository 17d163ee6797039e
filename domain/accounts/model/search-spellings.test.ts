import { expect, test } from 'vitest';
import { searchSpellings } from './search-spellings.ts';

test.each([
  ['', ['']],
  ['Robin R', ['robin r']],
  ['ROBIN@Example.com', ['robin@example.com']],
  ['jörg', ['jörg', 'jÖrg']],
  ['JÖRG', ['jÖrg', 'jörg']],
  ['Иван', ['Иван', 'иван', 'ИВАН']],
  ['anna-émilé d’ürzig', ['anna-émilé d’ürzig', 'anna-Émilé d’Ürzig', 'anna-ÉmilÉ d’Ürzig']],
  ['groß', ['groß', 'gross']],
  ['李', ['李']],
])('“%s” is searched as %j', (typed, spellings) => {
  expect(searchSpellings(typed)).toEqual(spellings);
});
