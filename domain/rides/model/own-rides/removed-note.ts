import { partyOf } from '../ride/log-line.ts';
import type { Ride } from '../ride/ride.ts';
import type { RemovedRide } from './drive-reducer.ts';

/** The note about a ride that is no longer the driver's. */
export interface RemovedNote {
  readonly removed: RemovedRide;
  /** Whether the driver ended, declined or gave back the ride. Then the note disappears by itself. */
  readonly byDriver: boolean;
}

/** `returned` is the ride that the driver last declined or gave back, `current` the ride that the page shows. */
export function removedNote(
  removed: RemovedRide | null,
  returned: Ride | null,
  current: Ride | null,
): RemovedNote | null {
  if (removed === null) return null;
  const { was, ended } = removed;
  if (ended === null) return { removed, byDriver: returned?.id === was.id && returned.rev >= was.rev };
  const last = ended.log.at(-1);
  const byDriver = last !== undefined && partyOf(last, ended) === 'driver';
  // If the page shows another ride, it does not repeat what the driver did to the removed one.
  return byDriver && current !== null ? null : { removed, byDriver };
}
