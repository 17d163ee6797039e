import type { Clock } from '../../shared/clock.ts';

/**
 * What deadlines are shown and offered by (rides R8): the device's clock, in place of the server's, which no answer tells.
 * The rules decide by the server's; a device whose clock is wrong is refused or offers too little (README, known gaps).
 */
export type ServerTime = () => Date;

export function createServerTime(clock: Clock): ServerTime {
  return () => clock.now();
}
