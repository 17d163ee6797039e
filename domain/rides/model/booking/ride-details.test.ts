import { expect, it } from 'vitest';
import { retainedUntil } from './ride-details.ts';

it('details are removed an hour before their retention ends, to allow for inexact clocks', () => {
  const from = new Date('2026-03-01T10:00:00.000Z');
  expect(retainedUntil(from, 86_400)).toEqual(new Date('2026-03-02T09:00:00.000Z'));
});
