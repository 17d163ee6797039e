import { driversOf, ENGAGEMENTS, type Driver } from './drivers-of.ts';
import type { StepRefusal } from '../errors/ride-error.ts';
import { isDue, isPromised } from '../ride/deadlines.ts';
import { obstacleToDriver } from '../steps/obstacles.ts';
import { stepNamed } from '../ride/ride-steps.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';
import { expectedAbsence } from './expected-absence.ts';
import { fitOf, type Fit } from './fit-of.ts';
import { hasNoPushDevice, type Reach } from '../devices/push-device.ts';
import type { Absence, KnownAvailability } from '../firm/availability.ts';
import { expiredBy, paperDay, type DuePaper, type KnownPapers } from '../firm/papers.ts';
import { DRIVER_SLOTS, type Shift } from '../firm/shift.ts';
import type { Vehicle } from '../firm/vehicle.ts';

/** A driver who may be offered or assigned a ride. */
export interface DriverCandidate extends Driver, Fit {
  /** How the driver lost this ride; `null` if the driver did not lose it. */
  readonly lost: 'declined' | 'returned' | 'recalled' | null;
  /** Whether the driver has the ride already, or is asked to take it. */
  readonly hasIt: boolean;
  /** Whether the ride is due and all slots of the driver are taken (rides R35). Then the ride cannot be assigned. */
  readonly isFull: boolean;
  /** Why the driver cannot be chosen; `null` if the driver can be. */
  readonly refusal: StepRefusal | null;
  /** Whether the driver has no push device. False for all drivers if no reach is known. */
  readonly hasNoPushDevice: boolean;
  /** Why the driver is not expected at the pick-up (`expectedAbsence`); `null` if expected. */
  readonly absence: Absence | null;
  /** Whether this is the usual driver of the ride’s standing order. */
  readonly isUsual: boolean;
  /** The papers of driver and car that have expired, or will have expired on the day of the pick-up. */
  readonly expired: readonly DuePaper[];
  /** Since when the driver has been free; `null` if the driver is not free. */
  readonly freeSince: Date | null;
}

/** The facts that decide which driver gets a ride. */
export interface Firm {
  readonly shifts: readonly Shift[];
  readonly vehicles: readonly Vehicle[];
  readonly open: readonly FoundRide[];
  /** Drivers whose account is known to be no longer approved. */
  readonly blocked?: ReadonlySet<string>;
  /** When the last ride of each driver ended, by uid, as far as is known. */
  readonly lastEnds?: ReadonlyMap<string, Date>;
  /** The reach of drivers, by uid, as far as is known. */
  readonly reach?: ReadonlyMap<string, Reach>;
  readonly availability?: KnownAvailability | null;
  /** The known usual drivers of rides of standing orders, by the id of the ride. */
  readonly usual?: ReadonlyMap<string, string>;
  readonly papers?: KnownPapers | null;
}

function isFull({ uid, slots }: Shift, open: Firm['open'], isRideDue: boolean): boolean {
  const holds = (id: string | null) =>
    open.some((ride) => ride.id === id && ride.state !== 'damaged' && isPromised(ride, uid));
  return isRideDue && DRIVER_SLOTS.every((slot) => holds(slots[slot]));
}

/** Since when a driver has been free. If the end of the last ride is unknown, the last sign of life counts. */
function freeSinceOf({ engagement, shift }: Driver, lastEnds: Firm['lastEnds']): Date | null {
  if (engagement !== 'free') return null;
  const { uid, ride, dutySince, seenAt } = shift;
  const end = ride === null ? dutySince : (lastEnds?.get(uid) ?? seenAt);
  return end > dutySince ? end : dutySince;
}

/** How a driver lost a ride. A new assignment leaves no `recall`, so the last line about this driver decides. */
function lostBy({ declined, log }: Ride, uid: string): DriverCandidate['lost'] {
  if (!declined.includes(uid)) return null;
  const last = log.findLast(({ did, by, driver }) => by === uid || (did === 'assign' && driver === uid));
  if (last === undefined || last.by !== uid || stepNamed(last.did).to !== 'requested') return 'recalled';
  return last.did === 'decline' ? 'declined' : 'returned';
}

/** Compares two lists by their first numbers that differ. */
function inOrder(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return (one[at] ?? 0) - (other[at] ?? 0);
}

/** The points against a driver, the weightiest first: 1 for a point that applies, otherwise 0. */
function againstOf(candidate: DriverCandidate, ride: Ride, now: Date): readonly number[] {
  const {
    hasIt,
    isFull: full,
    refusal,
    clash,
    absence,
    expired,
    lost,
    seatsShort,
    lacking,
    engagement,
    silent,
    isUsual,
  } = candidate;
  const isImpossible = hasIt || full || refusal !== null;
  // A usual driver may be at home while the day is planned, and is expected to come.
  const isLater = !isDue(ride, now) && (isUsual || (engagement === 'driving' && !silent));
  const isThere = isLater || (engagement === 'free' && !silent);
  const isAway = absence === 'away';
  const others = [
    expired.length > 0,
    absence === 'outside',
    lost !== null,
    seatsShort > 0,
    lacking.length > 0,
  ];
  return [isImpossible, clash !== null, isAway, !isThere, ...others].map(Number);
}

function placeOf(candidate: DriverCandidate, ride: Ride, now: Date): readonly number[] {
  const { engagement, silent, freeSince, isUsual } = candidate;
  const doing = ENGAGEMENTS.indexOf(engagement);
  const against = againstOf(candidate, ride, now);
  return [...against, Number(!isUsual), doing, Number(silent), freeSince?.getTime() ?? 0];
}

/**
 * Every driver of these shifts who is not known to be blocked, and the driver who has the ride. Drivers are compared by
 * the points against them (`againstOf`), the weightiest first. If these are equal, the usual driver of the standing
 * order comes first. Then the sequence of `ENGAGEMENTS` decides, then who is not silent, then who has been free
 * longest. So a free driver who has declined a due ride comes before a driver who drives.
 */
export function driverCandidates(ride: Ride, firm: Firm, now: Date): readonly DriverCandidate[] {
  const papers = firm.papers ?? null;
  const day = paperDay(papers, ride.pickupAt);
  const candidateOf = (driver: Driver): DriverCandidate => {
    const { uid, vehicle } = driver.shift;
    const needs = firm.vehicles.find(({ id }) => id === vehicle.id)?.needs ?? [];
    return {
      ...driver,
      lost: lostBy(ride, uid),
      hasIt: ride.driver === uid,
      isFull: isFull(driver.shift, firm.open, isDue(ride, now)),
      absence: expectedAbsence(driver.shift, ride, now, firm.availability ?? null),
      isUsual: firm.usual?.get(ride.id) === uid,
      expired: [...expiredBy(papers, 'driver', uid, day), ...expiredBy(papers, 'car', vehicle.id, day)],
      refusal: obstacleToDriver(driver.shift, ride, now),
      ...fitOf(ride, { uid, seats: vehicle.seats, needs, open: firm.open }, now),
      hasNoPushDevice: hasNoPushDevice(uid, firm.reach),
      freeSince: freeSinceOf(driver, firm.lastEnds),
    };
  };
  return driversOf(firm.shifts, firm.open, now, ride.id, firm.blocked)
    .map(candidateOf)
    .filter(({ blocked, hasIt }) => !blocked || hasIt)
    .map((candidate) => ({ candidate, place: placeOf(candidate, ride, now) }))
    .toSorted((one, other) => inOrder(one.place, other.place))
    .map(({ candidate }) => candidate);
}

/**
 * Whether there is no point against the driver, so that one press gives the driver the ride (D58). If the ride is not
 * due, driving another ride is no such point.
 */
export function isSuggested(candidate: DriverCandidate, ride: Ride, now: Date): boolean {
  return againstOf(candidate, ride, now).every((point) => point === 0);
}
