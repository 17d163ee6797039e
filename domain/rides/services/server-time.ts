import type { Clock } from '../../shared/clock.ts';

/** What deadlines are shown and offered by (rides R8). */
export type ServerTime = () => Date;

export function createServerTime(clock: Clock): ServerTime {
  return () => clock.now();
}
