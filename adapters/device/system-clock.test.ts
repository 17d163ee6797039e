import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeClock } from '#adapters/contracts/clock.contract.ts';
import { createSystemClock } from './system-clock.ts';

describeClock('the device', createSystemClock);

describe('the device’s clock', () => {
  afterEach(() => void vi.useRealTimers());

  it('the clock follows fake timers that are installed after it was made', () => {
    const clock = createSystemClock();
    vi.useFakeTimers({ now: clock.now().getTime() + 60_000 });
    const before = clock.now().getTime();
    vi.advanceTimersByTime(1000);
    expect(clock.now().getTime()).toBe(before + 1000);
  });

  it('the clock stands still after being set back, until it has caught up', () => {
    const times = [5000, 3000, 4000, 6000];
    const clock = createSystemClock(() => times.shift() ?? 0);
    expect([clock.now(), clock.now(), clock.now(), clock.now()].map(Number)).toEqual([
      5000, 5000, 5000, 6000,
    ]);
  });
});
