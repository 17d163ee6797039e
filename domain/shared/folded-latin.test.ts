import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldedLatin } from './folded-latin.ts';

it.each([
  ['müller', 'mueller'],
  ['weiß', 'weiss'],
  ['jörg', 'joerg'],
  ['søren', 'sören'],
  ['łukasz', 'lukasz'],
  ['æbler', 'abler'],
  ['nguyễn', 'nguyen'],
  ['şahin', 'sahin'],
  ['u\u0308ber', 'über'],
])('%j and %j are folded to the same text', (one, other) => {
  expect(foldedLatin(one)).toBe(foldedLatin(other));
});

it('a folded text is not longer than the original, and is folded to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = foldedLatin(text.toLowerCase());
      expect(once.length).toBeLessThanOrEqual(text.toLowerCase().length);
      expect(foldedLatin(once)).toBe(once);
    }),
  );
});
