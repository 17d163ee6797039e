import { expect, test } from 'vitest';
import { rideNumber } from './ride-number.ts';

test('a ride’s number is short and has no small letters', () => {
  expect(rideNumber({ id: 'a1Bc2De3F4g5H6i7J8k9' })).toBe('A1BC2D');
});
