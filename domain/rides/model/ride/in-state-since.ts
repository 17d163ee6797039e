import { stepNamed } from './ride-steps.ts';
import type { Ride } from './ride.ts';

/**
 * Since when a ride is in its state: from when its driver pressed, if they could send that only later. An edit changes the
 * ride but not its state, so it does not count.
 */
export function inStateSince({ log, state, changedAt }: Ride): Date {
  const line = log.findLast(({ did }) => stepNamed(did).to === state);
  return line?.saidAt ?? line?.at ?? changedAt;
}
