import type { Clock } from '../../shared/clock.ts';

/** The server's time, as far as it is known, by which every deadline counts (rides R8). */
export type ServerTime = () => Date;

export function createServerTime(clock: Clock): ServerTime {
  return () => clock.now();
}
