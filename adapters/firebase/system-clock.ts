import type { Clock } from '#domain/ports/clock.ts';

/** The device's clock, which a person or the network may set back: time then stands still until it is caught up. */
export function createSystemClock(read: () => number = Date.now): Clock {
  let latest = 0;
  return {
    now() {
      latest = Math.max(latest, read());
      return new Date(latest);
    },
  };
}
