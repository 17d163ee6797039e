import { expect, test } from 'vitest';
import { remainingTime } from './use-server-time.ts';

const UNTIL = new Date('2026-03-01T10:05:00.000Z');
const before = (ms: number) => new Date(UNTIL.getTime() - ms);

test.each([
  [300_000, '5:00'],
  [299_001, '5:00'],
  [61_000, '1:01'],
  [900, '0:01'],
  [0, '0:01'],
  [-999, '0:01'],
  [-1000, null],
  [-60_000, null],
])('%i ms before a moment, %s is left, because the countdown ends a second late', (ms, left) => {
  expect(remainingTime(UNTIL, before(ms))).toBe(left);
});
