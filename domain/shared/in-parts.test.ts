import { expect, it } from 'vitest';
import { inParts } from './in-parts.ts';

it('parts are as large as may be, keep the order and leave nothing out; nothing has no part', () => {
  expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inParts([1, 2], 2)).toEqual([[1, 2]]);
  expect(inParts([1, 2], Infinity)).toEqual([[1, 2]]);
  expect(inParts([], 2)).toEqual([]);
});
