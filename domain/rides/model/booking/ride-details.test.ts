import { expect, it } from 'vitest';
import { keptUntil } from './ride-details.ts';

it('what is about rides is removed an hour before its retention ends, for clocks that are off by as much', () => {
  const from = new Date('2026-03-01T10:00:00.000Z');
  expect(keptUntil(from, 86_400)).toEqual(new Date('2026-03-02T09:00:00.000Z'));
});
