import { expect, test } from 'vitest';
import { nextTrust } from './trust.ts';

const SAME = { isSame: true, hasReported: false };
const DIFFERENT = { isSame: false, hasReported: false };
const CROSSED = { isSame: false, hasReported: true };

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
] as const)('the trust %s in a listener, with the evidence %o, becomes %s', (before, evidence, after) => {
  expect(nextTrust(before, evidence)).toBe(after);
});
