import { expect, test } from 'vitest';
import { trustAfter } from './trust.ts';

const SAME = { isSame: true, hasSpoken: false };
const DIFFERENT = { isSame: false, hasSpoken: false };
const CROSSED = { isSame: false, hasSpoken: true };

test.each([
  ['none', SAME, 'full'],
  ['full', SAME, 'full'],
  ['doubted', SAME, 'full'],
  ['none', DIFFERENT, 'none'],
  ['full', DIFFERENT, 'doubted'],
  ['doubted', DIFFERENT, 'none'],
  ['none', CROSSED, 'none'],
  ['full', CROSSED, 'full'],
  ['doubted', CROSSED, 'full'],
] as const)('the trust %s in a listener is, after an answer with %o, %s', (before, evidence, after) => {
  expect(trustAfter(before, evidence)).toBe(after);
});
