import type { LogLine } from '../ride/log-line.ts';
import { locksDriver } from '../ride/ride-state.ts';
import type { RideStepName } from '../ride/ride-steps.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';
import { heldRides, isMoved, type DriversRide, type MovedRide } from './drivers-rides.ts';

/** The steps after which a ride that somebody had is no longer theirs. */
const REMOVING = ['recall', 'offer', 'assign', 'give_back'] as const satisfies readonly RideStepName[];

interface RemovingLine extends LogLine {
  readonly did: (typeof REMOVING)[number];
}

const isRemoving = (line: LogLine): line is RemovingLine => REMOVING.some((did) => did === line.did);

/**
 * The step that took a ride from the driver who had it as it `was`; `null` if the ride as it is `now` does not say, or can no
 * longer be read.
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
  /** As it was while they had it, or were asked to take it. */
  readonly was: DriversRide;
  /** As it ended; `null` if somebody else has it, or nobody. */
  readonly ended: Ride | null;
}

/** Whether a step was pressed while they still had the ride, not for one that they ask for anew. */
export function isStepOf(removed: RemovedRide | null, pressed: Ride): boolean {
  return removed !== null && removed.was.id === pressed.id && pressed.rev <= removed.was.rev;
}

/** What a driver's page shows about rides. */
export interface Drive {
  readonly seen: readonly FoundRide[] | null;
  readonly held: readonly DriversRide[];
  /** The ride that was added last, after the first answer, as long as its state stays. */
  readonly added: DriversRide | null;
  /** The promised ride that was moved last, while the page knew its other time, until its driver has answered. */
  readonly moved: MovedRide | null;
  /** What became of the ride that was removed last, until it is dismissed or the next one is driven. */
  readonly removed: RemovedRide | null;
}

export const NO_DRIVE: Drive = { seen: null, held: [], added: null, moved: null, removed: null };

const isDriven = ({ state }: DriversRide) => locksDriver(state);

function removedRide(was: DriversRide, seen: readonly FoundRide[]): RemovedRide | null {
  const now = seen.find(({ id }) => id === was.id);
  if (now === undefined || now.state === 'requested') return { was, ended: null };
  return now.state !== 'damaged' && now.endedAt !== null ? { was, ended: now } : null;
}

/** What became of the ride, unless that is no longer true: a waiting step was refused, or the ride is the driver's again. */
function stillRemoved(removed: RemovedRide | null, seen: readonly FoundRide[]): RemovedRide | null {
  // A ride that the list lacks is with somebody else, or with nobody.
  const now = seen.find(({ id }) => id === removed?.was.id)?.state ?? 'requested';
  const shown = removed?.ended?.state ?? 'requested';
  return removed === null || now === shown ? removed : removedRide(removed.was, seen);
}

/** A ride that ends, is called off or goes to somebody else leaves a message, whoever did it. */
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
  const kept = begins ? null : stillRemoved(drive.removed, seen);
  return {
    seen,
    held,
    added: added ?? (held.some(isUnchanged) ? drive.added : null),
    moved: moved ?? (rides.some(isStill) ? drive.moved : null),
    removed: lost === undefined ? kept : removedRide(lost, seen),
  };
}
