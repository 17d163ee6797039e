import type { LogLine } from '../ride/log-line.ts';
import type { FoundRide } from '../ride/ride.ts';

/** The driver who lost a ride, and the step by which the ride was lost. */
interface Loss {
  readonly driver: string;
  readonly lost: LogLine;
}

/**
 * Returns the loss if this dispatcher (`uid`) asked or assigned a driver by the last step but one. Another person's
 * last step must have made the ride a request again. `null` for any other change, or if `last` already has that step.
 */
export function lossOf(last: FoundRide | undefined, ride: FoundRide, uid: string): Loss | null {
  if (ride.state !== 'requested' || last === undefined || last.state === 'damaged') return null;
  const [given, lost] = ride.log.slice(-2);
  if (last.rev === ride.rev || given?.by !== uid || given.driver === null) return null;
  return lost === undefined || lost.by === uid ? null : { driver: given.driver, lost };
}
