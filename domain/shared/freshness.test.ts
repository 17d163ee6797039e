import { expect, test } from 'vitest';
import { asOf, silenceOf, trustIn } from './freshness.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const heard = (secondsAgo: number, via: 'polling' | 'listening' | 'silent' = 'polling') => ({
  confirmedAt: new Date(NOW.getTime() - secondsAgo * 1000),
  via,
});

test('several feeds are as silent as the feed with the oldest answer', () => {
  expect(silenceOf([heard(3), heard(42)], NOW)).toBe(42);
});

test('a feed is not silent while it listens, even if its last answer is old', () => {
  expect(silenceOf([heard(58, 'listening')], NOW)).toBe(0);
  expect(silenceOf([heard(58, 'silent')], NOW)).toBe(58);
});

test('a feed without any answer has no silence', () => {
  expect(silenceOf([{ confirmedAt: null, via: 'silent' }], NOW)).toBe(0);
});

test('the data of several feeds have the time of the oldest answer, and never a future time', () => {
  expect(asOf([heard(3), heard(42)], NOW)).toEqual(heard(42).confirmedAt);
  expect(asOf([heard(-5), { confirmedAt: null, via: 'silent' }], NOW)).toEqual(NOW);
});

test('a silence is mentioned after 20 seconds, with cached data at once, and after a minute the data are not trusted', () => {
  expect([19, 20, 59, 60].map((seconds) => trustIn(seconds, false))).toEqual([null, 'lost', 'lost', 'old']);
  expect([0, 60].map((seconds) => trustIn(seconds, true))).toEqual(['lost', 'old']);
});
