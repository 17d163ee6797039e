import type { LogLine } from './log-line.ts';
import { stepNamed } from './ride-steps.ts';

/** Whose side took a step. */
export type Party = 'passenger' | 'driver' | 'dispatch';

/** Who took the step that a line of a ride's log records. Nobody but the driver can take a driver's step. */
export function takenBy({ did, by }: Pick<LogLine, 'did' | 'by'>, rider: string): Party {
  if (by === rider) return 'passenger';
  return stepNamed(did).from.dispatch === undefined ? 'driver' : 'dispatch';
}
