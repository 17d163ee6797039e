import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import { currentRide, type DriversRide } from './current-ride.ts';

/** A ride that is no longer the driver's to drive. */
export interface LeftRide {
  /** As it was while they had it. */
  readonly was: DriversRide;
  /** As it ended; `null` where somebody else has it, or nobody. */
  readonly ended: Ride | null;
}

/** What a driver's page shows of rides. */
export interface Drive {
  /** What the feed said last. */
  readonly seen: readonly FoundRide[] | null;
  readonly current: DriversRide | null;
  /** What became of the one before, until it is dismissed or the next one begins. */
  readonly left: LeftRide | null;
}

export const NO_DRIVE: Drive = { seen: null, current: null, left: null };

function leftRide(was: DriversRide, seen: readonly FoundRide[]): LeftRide | null {
  const now = seen.find(({ id }) => id === was.id);
  if (now === undefined) return { was, ended: null };
  return now.state !== 'damaged' && now.endedAt !== null ? { was, ended: now } : null;
}

/** A ride that ends, is called off or goes to somebody else leaves a word behind, whoever did it. */
export function driveAfter(drive: Drive, seen: readonly FoundRide[] | null): Drive {
  if (seen === null || seen === drive.seen) return drive;
  const current = currentRide(seen);
  const before = drive.current;
  if (current?.id === before?.id) return { ...drive, seen, current };
  return { seen, current, left: before === null ? null : leftRide(before, seen) };
}
