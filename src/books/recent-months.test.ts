import { expect, test } from 'vitest';
import { recentMonths } from './recent-months.ts';

test('the months go back a year from the month of the day', () => {
  const months = recentMonths('2026-01-01');
  expect([months[0], months[1], months.at(-1), months.length]).toEqual(['2026-01', '2025-12', '2025-01', 13]);
  expect(recentMonths('2026-03-31')[1]).toBe('2026-02');
});
