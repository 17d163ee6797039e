import { HOUR_MS } from '../../../shared/durations.ts';
import type { Period } from '../../../shared/time/day.ts';
import { absenceOf, type Absence, type KnownAvailability } from '../firm/availability.ts';
import { expiredBy, paperDay, type KnownPapers } from '../firm/papers.ts';
import type { Shift } from '../firm/shift.ts';
import type { Vehicle } from '../firm/vehicle.ts';
import { isEnded } from '../ride/ride-state.ts';
import { isOnDay } from '../ride/on-day.ts';
import type { FoundRide, Ride } from '../ride/ride.ts';
import { expectedAbsence } from './expected-absence.ts';
import { BUSY_MS, fitOf, type Fit } from './fit-of.ts';

/** A ride at its place on the plan. */
export interface PlannedRide {
  readonly ride: Ride;
  /** How the ride fits driver and car. `null` for an ended ride, no driver, or a driver without a known shift. */
  readonly fit: Fit | null;
  /** Why the driver is not expected at the pick-up. `null` if expected, for an ended ride, or if there is no driver. */
  readonly absence: Absence | null;
  /** The line of the ride in its row, counted from zero. Rides at the same time are on different lines. */
  readonly line: number;
}

interface Row {
  /** The open rides, by pick-up. */
  readonly rides: readonly PlannedRide[];
  /** The ended rides, by pick-up. */
  readonly ended: readonly PlannedRide[];
  /** How many lines the rides need, at least one. */
  readonly lines: number;
}

/** A driver's tour of the day, which may have no rides. */
export interface Lane extends Row {
  readonly uid: string;
  readonly name: string;
  /** `null` for a driver who has rides and no record of a shift. */
  readonly shift: Shift | null;
  /** Whether the driver is away on that day. */
  readonly isAway: boolean;
  /** Whether a paper of the driver or the driver's car has expired, or will have expired on that day. */
  readonly hasExpired: boolean;
}

export interface DayPlan {
  readonly waiting: Row;
  /** In the order of the drivers' names, so that no lane moves when its driver gets a ride. */
  readonly lanes: readonly Lane[];
  /** The full hours that the plan shows. */
  readonly hours: Period;
}

interface Planned {
  /** The open rides, of any day. */
  readonly open: readonly FoundRide[];
  readonly shifts: readonly Shift[];
  readonly vehicles: readonly Vehicle[];
  /** Drivers without an approved account. They have a lane only if they have rides. */
  readonly blocked: ReadonlySet<string>;
  /** The working times of the drivers, as far as they are known. */
  readonly availability?: KnownAvailability | null;
  /** The ended rides to show. A ride without a driver is shown in the row of waiting rides. */
  readonly ended?: readonly Ride[];
  readonly papers?: KnownPapers | null;
}

/** The hours of an ordinary day, counted from its beginning. */
const FIRST_HOUR = 7;
const LAST_HOUR = 19;

const inOrder = (one: Ride, other: Ride) =>
  one.pickupAt.getTime() - other.pickupAt.getTime() || (one.id < other.id ? -1 : 1);

/** Puts each ride on the first line that is free at its pick-up. */
function rowOf(unordered: readonly Omit<PlannedRide, 'line'>[]): Row {
  const rides = unordered.toSorted((one, other) => inOrder(one.ride, other.ride));
  const freeFrom: number[] = [];
  const placed = rides.map((planned) => {
    const at = planned.ride.pickupAt.getTime();
    const free = freeFrom.findIndex((from) => from <= at);
    const line = free === -1 ? freeFrom.length : free;
    freeFrom[line] = at + BUSY_MS;
    return { ...planned, line };
  });
  const isOver = ({ ride }: PlannedRide) => isEnded(ride.state);
  return {
    rides: placed.filter((planned) => !isOver(planned)),
    ended: placed.filter(isOver),
    lines: Math.max(1, freeFrom.length),
  };
}

function hoursOf(rides: readonly Ride[], { from }: Period): Period {
  const hoursAfter = ({ pickupAt }: Ride) => (pickupAt.getTime() - from.getTime()) / HOUR_MS;
  const first = Math.min(FIRST_HOUR, ...rides.map((ride) => Math.floor(hoursAfter(ride))));
  const last = Math.max(LAST_HOUR, ...rides.map((ride) => Math.ceil(hoursAfter(ride) + BUSY_MS / HOUR_MS)));
  return {
    from: new Date(from.getTime() + first * HOUR_MS),
    until: new Date(from.getTime() + last * HOUR_MS),
  };
}

/** The plan of a day: its open rides and the `ended` rides, by driver. A driver who is only asked counts, too. */
export function dayPlan(
  { open, shifts, vehicles, blocked, availability = null, ended = [], papers = null }: Planned,
  day: Period,
  now: Date,
): DayPlan {
  const rides = open.filter((ride) => isOnDay(ride, day)).toSorted(inOrder);
  const dayOfPlan = paperDay(papers, day.from);
  const known = new Map(shifts.map((shift) => [shift.uid, shift]));
  const driving = [...rides, ...ended].flatMap(({ driver }) => driver ?? []);
  const needsOf = new Map(vehicles.map(({ id, needs }) => [id, needs]));
  const named = shifts.filter(({ uid }) => !blocked.has(uid)).map(({ uid }) => uid);
  const lanes = [...new Set([...named, ...driving])].map((uid): Lane => {
    const shift = known.get(uid) ?? null;
    const own = rides.filter(({ driver }) => driver === uid);
    const carrier = shift && {
      uid,
      seats: shift.vehicle.seats,
      needs: needsOf.get(shift.vehicle.id) ?? [],
      open: own,
    };
    const name = shift?.name ?? own.find(({ card }) => card !== null)?.card?.name ?? '';
    return {
      uid,
      name,
      shift,
      hasExpired:
        expiredBy(papers, 'driver', uid, dayOfPlan).length > 0 ||
        expiredBy(papers, 'car', shift?.vehicle.id ?? '', dayOfPlan).length > 0,
      isAway: absenceOf(uid, day.from, availability) === 'away',
      ...rowOf([
        ...own.map((ride) => ({
          ride,
          fit: carrier && fitOf(ride, carrier, now),
          absence: expectedAbsence(shift ?? { uid, duty: 'off' }, ride, now, availability),
        })),
        ...ended.filter(({ driver }) => driver === uid).map((ride) => ({ ride, fit: null, absence: null })),
      ]),
    };
  });
  return {
    waiting: rowOf(
      [...rides, ...ended].flatMap((ride) =>
        ride.driver === null ? { ride, fit: null, absence: null } : [],
      ),
    ),
    lanes: lanes.toSorted(
      (one, other) => one.name.localeCompare(other.name) || (one.uid < other.uid ? -1 : 1),
    ),
    hours: hoursOf([...rides, ...ended], day),
  };
}
