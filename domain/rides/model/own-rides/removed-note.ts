import { partyOf } from '../ride/log-line.ts';
import type { Ride } from '../ride/ride.ts';
import type { RemovedRide } from './drive-reducer.ts';

/** What the page says of a ride that is no longer its driver's. */
export interface RemovedNote {
  readonly removed: RemovedRide;
  /** They ended it or handed it back: said in passing. Anything else is a surprise, and stays until it is read. */
  readonly byDriver: boolean;
}

/** `returned` is the ride that the driver handed back last on this page, `current` the one that the page is about. */
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
  // Whoever has just ended a ride need not read it above their next one.
  return byDriver && current !== null ? null : { removed, byDriver };
}
