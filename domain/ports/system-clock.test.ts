import { describe, expect, it } from 'vitest';
import { describeClock } from './clock.contract.ts';
import { createSystemClock } from './system-clock.ts';

describeClock('the device', createSystemClock);

describe('the device’s clock', () => {
  it('the clock stands still after being set back, until it has caught up', () => {
    const times = [5000, 3000, 4000, 6000];
    const clock = createSystemClock(() => times.shift() ?? 0);
    expect([clock.now(), clock.now(), clock.now(), clock.now()].map(Number)).toEqual([
      5000, 5000, 5000, 6000,
    ]);
  });
});
