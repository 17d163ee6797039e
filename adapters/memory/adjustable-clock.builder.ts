import type { Clock } from '#domain/shared/clock.ts';

/** A clock that stands still until it is advanced. */
export interface AdjustableClock extends Clock {
  advance(milliseconds: number): void;
}

/** `start` is a date in any form that `Date` reads; a negative advance is ignored. */
export function createAdjustableClock(start: string | number = '2025-06-01T12:00:00.000Z'): AdjustableClock {
  let present = new Date(start).getTime();
  return {
    now: () => new Date(present),
    advance(milliseconds) {
      present += Math.max(0, milliseconds);
    },
  };
}
