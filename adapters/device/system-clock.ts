import type { Clock } from '#domain/shared/clock.ts';

/** The device's clock, used with every set of adapters. If it is set back, time stands still until it has caught up. */
export function createSystemClock(read: () => number = () => Date.now()): Clock {
  let latest = 0;
  return {
    now() {
      latest = Math.max(latest, read());
      return new Date(latest);
    },
  };
}
