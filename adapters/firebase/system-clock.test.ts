import { describe, expect, test } from 'vitest';
import { describeClock } from '#domain/ports/clock.contract.ts';
import { createSystemClock } from './system-clock.ts';

describeClock('the system', createSystemClock);

describe('createSystemClock', () => {
  test('a clock that is set back stands still until it is caught up', () => {
    const times = [5000, 3000, 4000, 6000];
    const clock = createSystemClock(() => times.shift() ?? 0);
    expect([clock.now(), clock.now(), clock.now(), clock.now()].map(Number)).toEqual([
      5000, 5000, 5000, 6000,
    ]);
  });
});
