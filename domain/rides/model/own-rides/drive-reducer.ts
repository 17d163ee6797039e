import type { LogLine } from '../ride/log-line.ts';
import { locksDriver } from '../ride/ride-state.ts';
import type { RideStepName } from '../ride/ride-steps.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';
import { heldRides, isMoved, type DriversRide, type MovedRide } from './drivers-rides.ts';

/** The steps after which a ride is no longer its driver's. */
const REMOVING = ['recall', 'offer', 'assign', 'give_back'] as const satisfies readonly RideStepName[];

interface RemovingLine extends LogLine {
  readonly did: (typeof REMOVING)[number];
}

const isRemoving = (line: LogLine): line is RemovingLine => REMOVING.some((did) => did === line.did);

/**
 * The step that took the ride from its driver: `was` is the ride they had, `now` the stored one. `null` if the log of
 * `now` has no such step, or `now` cannot be read.
 */
export function stepThatRemoved(was: Ride, now: FoundRide | null): RemovingLine | null {
  if (now === null || now.state === 'damaged') return null;
  // The page's own ride may have lines that were never stored: steps that waited for the network.
  const parted = was.log.findIndex(
    ({ did, by }, step) => did !== now.log[step]?.did || by !== now.log[step].by,
  );
  const since = now.log.slice(parted === -1 ? was.log.length : parted);
  return since.find(isRemoving) ?? null;
}

/** A ride that is no longer the driver's. */
export interface RemovedRide {
  /** The ride while they had it, or were asked to take it. */
  readonly was: DriversRide;
  /** The ended ride; `null` if another driver or none has it. */
  readonly ended: Ride | null;
}

/** Whether the step was pressed while they still had the ride, not after it was requested again. */
export function isStepOf(removed: RemovedRide | null, pressed: Ride): boolean {
  return removed !== null && removed.was.id === pressed.id && pressed.rev <= removed.was.rev;
}

/** The rides on a driver's page. */
export interface Drive {
  readonly seen: readonly FoundRide[] | null;
  readonly held: readonly DriversRide[];
  /** The ride that was added last, after the first answer, while its state is the same. */
  readonly added: DriversRide | null;
  /** The promised ride that was last moved while this page knew its earlier time; until the driver answers. */
  readonly moved: MovedRide | null;
  /** The ride that was removed last, until it is dismissed or the next one is driven. */
  readonly removed: RemovedRide | null;
}

export const NO_DRIVE: Drive = { seen: null, held: [], added: null, moved: null, removed: null };

const isDriven = ({ state }: DriversRide) => locksDriver(state);

function removedRide(was: DriversRide, seen: readonly FoundRide[]): RemovedRide | null {
  const now = seen.find(({ id }) => id === was.id);
  if (now === undefined || now.state === 'requested') return { was, ended: null };
  return now.state !== 'damaged' && now.endedAt !== null ? { was, ended: now } : null;
}

/** The removed ride, with its real end if a waiting step was refused; `null` if the ride is the driver's again. */
function stillRemoved(removed: RemovedRide | null, seen: readonly FoundRide[]): RemovedRide | null {
  // A ride that the list lacks has another driver or none.
  const now = seen.find(({ id }) => id === removed?.was.id)?.state ?? 'requested';
  const shown = removed?.ended?.state ?? 'requested';
  return removed === null || now === shown ? removed : removedRide(removed.was, seen);
}

/** A ride that ends, is cancelled or goes to another driver leaves a message, no matter who caused it. */
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
