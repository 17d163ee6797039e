import { locksDriver } from '#domain/rides/model/ride/ride-state.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import { heldRides, type DriversRide } from './current-ride.ts';

/** A ride that is no longer the driver's. */
export interface LeftRide {
  /** As it was while they had it, or were asked to take it. */
  readonly was: DriversRide;
  /** As it ended; `null` if somebody else has it, or nobody. */
  readonly ended: Ride | null;
}

/** Whether a driver ended the ride themselves: then it need not be shown above their next ride. */
export function isEndedBy(left: LeftRide | null, uid: string): boolean {
  return left?.ended?.log.at(-1)?.by === uid;
}

/** Whether a step was pressed while they still had the ride, not for one that they ask for anew. */
export function isStepOf(left: LeftRide | null, pressed: Ride): boolean {
  return left !== null && left.was.id === pressed.id && pressed.rev <= left.was.rev;
}

/** What a driver's page shows about rides. */
export interface Drive {
  /** The feed's last answer; `null` before its first. */
  readonly seen: readonly FoundRide[] | null;
  readonly held: readonly DriversRide[];
  /** The ride that came last, after the first answer, as long as it stays as it came. */
  readonly come: DriversRide | null;
  /** What became of the ride that left last, until it is dismissed or the next one is driven. */
  readonly left: LeftRide | null;
}

export const NO_DRIVE: Drive = { seen: null, held: [], come: null, left: null };

const isDriven = ({ state }: DriversRide) => locksDriver(state);

function leftRide(was: DriversRide, seen: readonly FoundRide[]): LeftRide | null {
  const now = seen.find(({ id }) => id === was.id);
  if (now === undefined || now.state === 'requested') return { was, ended: null };
  return now.state !== 'damaged' && now.endedAt !== null ? { was, ended: now } : null;
}

/** What became of the ride, unless that is no longer true: a waiting step was refused, or the ride is the driver's again. */
function standingLeft(left: LeftRide | null, seen: readonly FoundRide[]): LeftRide | null {
  // A ride that the list lacks is with somebody else, or with nobody.
  const now = seen.find(({ id }) => id === left?.was.id)?.state ?? 'requested';
  const told = left?.ended?.state ?? 'requested';
  return left === null || now === told ? left : leftRide(left.was, seen);
}

const standing = (come: DriversRide | null, held: readonly DriversRide[]) =>
  come !== null && held.some(({ id, state }) => id === come.id && state === come.state) ? come : null;

/** A ride that ends, is called off or goes to somebody else leaves a message, whoever did it. */
export function driveReducer(drive: Drive, seen: readonly FoundRide[] | null): Drive {
  if (seen === null || seen === drive.seen) return drive;
  const held = heldRides(seen);
  const missing = (from: readonly DriversRide[], among: readonly DriversRide[]) =>
    from.filter(({ id }) => !among.some((other) => other.id === id));
  const gone = missing(drive.held, held);
  const went = gone.find(isDriven) ?? gone[0];
  const come = drive.seen === null ? undefined : missing(held, drive.held)[0];
  const begins = held.some(isDriven) && !drive.held.some(isDriven);
  const kept = begins ? null : standingLeft(drive.left, seen);
  return {
    seen,
    held,
    come: come ?? standing(drive.come, held),
    left: went === undefined ? kept : leftRide(went, seen),
  };
}
