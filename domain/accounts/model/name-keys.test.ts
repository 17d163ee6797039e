import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKeysOf, searchKeyOf } from './name-keys.ts';

describe('the keys of a name', () => {
  it.each([
    ['Rossi', ['rossi', '', '', '', '']],
    ['Anna Rossi', ['anna rossi', 'rossi', '', '', '']],
    ['Anna-Maria Rossi', ['anna-maria rossi', 'maria rossi', 'rossi', '', '']],
    [
      'María del Carmen García López',
      [
        'maría del carmen garcía lópez',
        'del carmen garcía lópez',
        'carmen garcía lópez',
        'garcía lópez',
        'lópez',
      ],
    ],
    ['Ann -', ['ann -', '', '', '', '']],
    ['李', ['李', '', '', '', '']],
  ])('“%s” is searched by %j', (name, keys) => {
    expect(Object.values(nameKeysOf(name))).toEqual(keys);
  });

  it.each([
    ['ÄRGER', 'ärger'],
    ['ŁUKASZ', 'łukasz'],
    ['ИВАН', 'иван'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['Οδυσσευς', 'οδυσσευσ'],
    ['NGUYỄN', 'nguyễn'],
    ['ԱՐԱՄ', 'արամ'],
    ['İstanbul', 'İstanbul'],
    ['Groß', 'groß'],
    ['A\\E (Bo', 'ae bo'],
  ])('“%s” has the key “%s”', (name, key) => {
    expect(searchKeyOf(name)).toBe(key);
  });

  it('a key is its own key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(searchKeyOf(searchKeyOf(name))).toBe(searchKeyOf(name));
      }),
    );
  });
});
