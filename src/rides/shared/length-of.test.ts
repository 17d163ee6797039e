import { expect, test } from 'vitest';
import { lengthOf } from './length-of.ts';

test.each([
  [0, '0 min'],
  [30, '30 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [120, '2 h'],
])('a length of %i minutes reads as %s', (minutes, text) => {
  expect(lengthOf(minutes)).toBe(text);
});
