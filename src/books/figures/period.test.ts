import { expect, test } from 'vitest';
import { periodIn } from './period.ts';

const TODAY = '2026-11-29';

test('without days the period is this month until today', () => {
  expect(periodIn({}, TODAY)).toEqual({ from: '2026-11-01', to: TODAY });
});

test('a first day alone begins a period until today, and a last day alone is a period of one day', () => {
  expect(periodIn({ from: '2026-11-20' }, TODAY)).toEqual({ from: '2026-11-20', to: TODAY });
  expect(periodIn({ to: '2026-11-20' }, TODAY)).toEqual({ from: '2026-11-20', to: '2026-11-20' });
});

test('a leap year is a period, and a leap year and a day are none', () => {
  expect(periodIn({ from: '2024-01-01', to: '2024-12-31' }, TODAY)).not.toBeNull();
  expect(periodIn({ from: '2024-01-01', to: '2025-01-01' }, TODAY)).toBeNull();
});

test('days that are not in the calendar, and an end before the beginning, are no period', () => {
  expect(periodIn({ from: '2026-02-30', to: TODAY }, TODAY)).toBeNull();
  expect(periodIn({ from: 'x' }, TODAY)).toBeNull();
  expect(periodIn({ from: TODAY, to: '2026-11-01' }, TODAY)).toBeNull();
});
