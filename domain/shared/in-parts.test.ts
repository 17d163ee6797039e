import { expect, it } from 'vitest';
import { inParts } from './in-parts.ts';

it('parts are as large as allowed, keep the order and are complete; an empty list has none', () => {
  expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inParts([1, 2], 2)).toEqual([[1, 2]]);
  expect(inParts([1, 2], Infinity)).toEqual([[1, 2]]);
  expect(inParts([], 2)).toEqual([]);
});
