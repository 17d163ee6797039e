import type { LogLine } from './log-line.ts';
import { stepNamed } from './ride-steps.ts';

/** Whose side took a step; `time` where the passenger's page wrote down what had ended by itself (rides R9). */
export type Party = 'passenger' | 'driver' | 'dispatch' | 'time';

/** Who took the step that a line of a ride's log records. Nobody but the driver can take a driver's step. */
export function takenBy({ did, by }: Pick<LogLine, 'did' | 'by'>, rider: string): Party {
  if (by === rider) return did === 'expire' || did === 'lapse' ? 'time' : 'passenger';
  return stepNamed(did).from.dispatch === undefined ? 'driver' : 'dispatch';
}
