import { expect, test } from 'vitest';
import { asOf, silence, trustIn } from './freshness.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const heard = (secondsAgo: number, via: 'polling' | 'listening' | 'silent' = 'polling') => ({
  confirmedAt: new Date(NOW.getTime() - secondsAgo * 1000),
  via,
});

test('of several feeds the oldest answer counts', () => {
  expect(silence([heard(3), heard(42)], NOW)).toBe(42);
});

test('a feed that listens is not silent, however long nothing has happened', () => {
  expect(silence([heard(58, 'listening')], NOW)).toBe(0);
  expect(silence([heard(58, 'silent')], NOW)).toBe(58);
});

test('a feed that has never been answered says so by its error, not by its age', () => {
  expect(silence([{ confirmedAt: null, via: 'silent' }], NOW)).toBe(0);
});

test('what several feeds show was confirmed when the oldest answer came, and never in the future', () => {
  expect(asOf([heard(3), heard(42)], NOW)).toEqual(heard(42).confirmedAt);
  expect(asOf([heard(-5), { confirmedAt: null, via: 'silent' }], NOW)).toEqual(NOW);
});

test('a silence is mentioned after 20 seconds, at once of what the device kept, and after a minute nothing is trusted', () => {
  expect([19, 20, 59, 60].map((seconds) => trustIn(seconds, false))).toEqual([null, 'lost', 'lost', 'old']);
  expect([0, 60].map((seconds) => trustIn(seconds, true))).toEqual(['lost', 'old']);
});
