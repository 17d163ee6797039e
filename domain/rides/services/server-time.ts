import type { Clock } from '../../shared/clock.ts';

/** What deadlines are shown and offered by (rides R8): the server's time as the device knows it. The rules decide by the server's own. */
export type ServerTime = () => Date;

export function createServerTime(clock: Clock): ServerTime {
  return () => clock.now();
}
