import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKeysOf, searchKeyOf } from './name-keys.ts';

describe('the keys of a name', () => {
  it.each([
    ['Rossi', ['rosi', '', '', '', '']],
    ['Anna Rossi', ['anna rosi', 'rosi', '', '', '']],
    ['Anna-Maria Rossi', ['anna-maria rosi', 'maria rosi', 'rosi', '', '']],
    [
      'María del Carmen García López',
      [
        'maria del carmen garcia lopez',
        'del carmen garcia lopez',
        'carmen garcia lopez',
        'garcia lopez',
        'lopez',
      ],
    ],
    ['Ann -', ['ann -', '', '', '', '']],
    ['李', ['李', '', '', '', '']],
  ])('“%s” is searched by %j', (name, keys) => {
    expect(Object.values(nameKeysOf(name))).toEqual(keys);
  });

  it.each([
    ['ÄRGER', 'arger'],
    ['ŁUKASZ', 'lukasz'],
    ['ИВАН', 'иван'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['Οδυσσευς', 'οδυσσευσ'],
    ['NGUYỄN', 'nguyen'],
    ['ԱՐԱՄ', 'արամ'],
    ['İstanbul', 'İstanbul'],
    ['Groß', 'gros'],
    ['A\\E (Bo', 'a bo'],
  ])('“%s” has the key “%s”', (name, key) => {
    expect(searchKeyOf(name)).toBe(key);
  });

  it('the key of a key is the same key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(searchKeyOf(searchKeyOf(name))).toBe(searchKeyOf(name));
      }),
    );
  });
});
