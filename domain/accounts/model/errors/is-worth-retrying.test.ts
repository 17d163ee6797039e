import { expect, test } from 'vitest';
import { isWorthRetrying } from './is-worth-retrying.ts';

test('a decision that the network or a missing reason stopped is worth another try', () => {
  expect(isWorthRetrying({ code: 'network' })).toBe(true);
  expect(isWorthRetrying({ code: 'reason-required' })).toBe(true);
});

test('a decision that came too late or is not allowed is not worth another try', () => {
  expect(isWorthRetrying({ code: 'decided-by-another', by: null, status: 'approved' })).toBe(false);
  expect(isWorthRetrying({ code: 'decision-not-allowed' })).toBe(false);
});
