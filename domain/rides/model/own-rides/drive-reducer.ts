import type { LogLine } from '../ride/log-line.ts';
import { locksDriver } from '../ride/ride-state.ts';
import type { RideStepName } from '../ride/ride-steps.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';
import { heldRides, isMoved, type DriversRide, type MovedRide } from './drivers-rides.ts';

/** The steps that take a promised or driven ride from its driver without ending it. */
const REMOVING = ['recall', 'offer', 'assign', 'give_back'] as const satisfies readonly RideStepName[];

interface RemovingLine extends LogLine {
  readonly did: (typeof REMOVING)[number];
}

const isRemoving = (line: LogLine): line is RemovingLine => REMOVING.some((did) => did === line.did);

/**
 * The step that took a ride from its driver. `was` is the ride that the driver had, `now` the stored ride. `null` if
 * the log of `now` has no such step, or `now` is damaged or unknown.
 */
export function stepThatRemoved(was: Ride, now: FoundRide | null): RemovingLine | null {
  if (now === null || now.state === 'damaged') return null;
  // The page’s ride may have lines of steps that waited for the network and were never stored.
  const parted = was.log.findIndex(
    ({ did, by }, step) => did !== now.log[step]?.did || by !== now.log[step].by,
  );
  const since = now.log.slice(parted === -1 ? was.log.length : parted);
  return since.find(isRemoving) ?? null;
}

/** A ride that is no longer the driver's. */
export interface RemovedRide {
  /** The ride as the driver last had it, or was last asked to take it. */
  readonly was: DriversRide;
  /** The ended ride; `null` if the ride has another driver, or none. */
  readonly ended: Ride | null;
}

/** Whether a step was pressed on the removed ride while the driver still had this ride. */
export function isStepOf(removed: RemovedRide | null, pressed: Ride): boolean {
  return removed !== null && removed.was.id === pressed.id && pressed.rev <= removed.was.rev;
}

/** The rides on a driver's page. */
export interface Drive {
  readonly seen: readonly FoundRide[] | null;
  readonly held: readonly DriversRide[];
  /** The ride that was added last, until its state changes. The rides of the first answer do not count as added. */
  readonly added: DriversRide | null;
  /** The promised ride that was last moved while the page showed it, until the driver answers. */
  readonly moved: MovedRide | null;
  /** The ride that was removed last. It stays until the driver begins to drive another ride, or has this one again. */
  readonly removed: RemovedRide | null;
}

export const NO_DRIVE: Drive = { seen: null, held: [], added: null, moved: null, removed: null };

const isDriven = ({ state }: DriversRide) => locksDriver(state);

function removedRide(was: DriversRide, seen: readonly FoundRide[]): RemovedRide | null {
  const now = seen.find(({ id }) => id === was.id);
  if (now === undefined || now.state === 'requested') return { was, ended: null };
  return now.state !== 'damaged' && now.endedAt !== null ? { was, ended: now } : null;
}

/** The removed ride in its present state; `null` if the driver has the ride again. */
function stillRemoved(removed: RemovedRide | null, seen: readonly FoundRide[]): RemovedRide | null {
  // A ride that the list lacks has another driver or none.
  const now = seen.find(({ id }) => id === removed?.was.id)?.state ?? 'requested';
  const shown = removed?.ended?.state ?? 'requested';
  return removed === null || now === shown ? removed : removedRide(removed.was, seen);
}

/** The rides of the page after another answer. One held ride that is gone becomes `removed`, the driven one first. */
export function driveReducer(drive: Drive, seen: readonly FoundRide[] | null): Drive {
  if (seen === null || seen === drive.seen) return drive;
  const held = heldRides(seen);
  const missing = (from: readonly DriversRide[], among: readonly DriversRide[]) =>
    from.filter(({ id }) => !among.some((other) => other.id === id));
  const gone = missing(drive.held, held);
  const lost = gone.find(isDriven) ?? gone[0];
  const rides = held.filter((ride) => ride.state === 'accepted').filter(isMoved);
  const isAt = (other: DriversRide | null | undefined, { pickupAt }: MovedRide) =>
    other?.pickupAt.getTime() === pickupAt.getTime();
  const moved = rides.find((ride) => {
    const before = drive.held.find(({ id }) => id === ride.id);
    return before !== undefined && !isAt(before, ride);
  });
  const isStill = (ride: MovedRide) => ride.id === drive.moved?.id && isAt(drive.moved, ride);
  const [added] = drive.seen === null ? [] : missing(held, drive.held);
  const isUnchanged = ({ id, state }: DriversRide) => id === drive.added?.id && state === drive.added.state;
  const begins = held.some(isDriven) && !drive.held.some(isDriven);
  const stillShown = begins ? null : stillRemoved(drive.removed, seen);
  return {
    seen,
    held,
    added: added ?? (held.some(isUnchanged) ? drive.added : null),
    moved: moved ?? (rides.some(isStill) ? drive.moved : null),
    removed: lost === undefined ? stillShown : removedRide(lost, seen),
  };
}
