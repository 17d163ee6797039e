import type { LogLine } from '../ride/log-line.ts';
import type { FoundRide } from '../ride/ride.ts';

/** How a ride was lost again: the driver who had it, and the step that took it from them. */
interface Loss {
  readonly driver: string;
  readonly lost: LogLine;
}

/**
 * How a ride that this dispatcher had offered or assigned last has lost its driver and is a request again; `null`
 * unless another person's step has just done that. `last` is the ride as it was known before, `undefined` if it was
 * not.
 */
export function lossOf(last: FoundRide | undefined, ride: FoundRide, uid: string): Loss | null {
  if (ride.state !== 'requested' || last === undefined || last.state === 'damaged') return null;
  const [given, lost] = ride.log.slice(-2);
  if (last.rev === ride.rev || given?.by !== uid || given.driver === null) return null;
  return lost === undefined || lost.by === uid ? null : { driver: given.driver, lost };
}
