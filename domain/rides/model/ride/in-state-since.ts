import { stepNamed } from './ride-steps.ts';
import type { Ride } from './ride.ts';

/** Since when a ride is in its state. An edit changes the ride but not its state, so it does not count. */
export function inStateSince({ log, state, changedAt }: Ride): Date {
  return log.findLast(({ did }) => stepNamed(did).to === state)?.at ?? changedAt;
}
