import type { Clock } from '#domain/ports/clock.ts';

/** The device's clock. If it is set back, time stands still until it has caught up. */
export function createSystemClock(): Clock {
  let latest = 0;
  return {
    now() {
      latest = Math.max(latest, Date.now());
      return new Date(latest);
    },
  };
}
