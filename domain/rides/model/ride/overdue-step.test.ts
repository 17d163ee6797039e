import { describe, expect, it } from 'vitest';
import { overdueStep } from './overdue-step.ts';
import { aRide, after } from './ride.builder.ts';

describe('what only time ends', () => {
  it.each([
    ['a search', aRide('requested'), 1800, 'expire'],
    ['an offer', aRide('offered'), 120, 'lapse'],
  ])('%s is over at its end, and not a second before', (_, ride, end, step) => {
    expect([overdueStep(ride, after(end - 1)), overdueStep(ride, after(end))]).toEqual([null, step]);
  });

  it('a promise never ends by itself', () => {
    expect(overdueStep(aRide('accepted'), after(86_400))).toBeNull();
  });
});
