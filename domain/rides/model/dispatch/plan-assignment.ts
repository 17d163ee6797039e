import type { Period } from '../../../shared/time/day.ts';
import { cardOf, type Shift } from '../firm/shift.ts';
import { isDue } from '../ride/deadlines.ts';
import { isOnDay } from '../ride/on-day.ts';
import { stepsFrom, type RideStepName } from '../ride/ride-steps.ts';
import type { FoundRide, Ride, RideIn } from '../ride/ride.ts';
import type { Lane } from './day-plan.ts';
import { driverCandidates, isSuggested, type DriverCandidate, type Firm } from './driver-candidates.ts';
import { carFits, fitOf } from './fit-of.ts';

/** Why a ride is not given to a driver. The first reason is the hardest to change, the last the easiest. */
export const LEFT_OUT = [
  'no-driver',
  'has-it',
  'off-duty',
  'full',
  'seats',
  'needs',
  'clash',
  'away',
  'outside',
  'papers',
  'other',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** A ride and the driver who gets it. */
export interface Given {
  readonly ride: Ride;
  readonly driver: Shift;
}

/** The rides with the drivers who get them, and the rides that no driver gets, each with the reason. */
export interface Distribution {
  readonly given: readonly Given[];
  readonly left: readonly { readonly ride: Ride; readonly why: LeftOut }[];
}

/** Returns the candidate as free if the ride is not due. What the driver does now does not matter then. */
function asThen(candidate: DriverCandidate, ride: Ride, now: Date): DriverCandidate {
  return isDue(ride, now) ? candidate : { ...candidate, engagement: 'free', silent: false };
}

/** Why a driver does not get a ride in a distribution; `null` if the driver may get the ride. */
function whyNot(candidate: DriverCandidate, ride: Ride, now: Date): LeftOut | null {
  if (isSuggested(asThen(candidate, ride, now), ride, now)) return null;
  if (candidate.hasIt) return 'has-it';
  if (candidate.refusal !== null) return 'off-duty';
  if (candidate.isFull) return 'full';
  if (candidate.seatsShort > 0) return 'seats';
  if (candidate.lacking.length > 0) return 'needs';
  return candidate.clash === null
    ? (candidate.absence ?? (candidate.expired.length > 0 ? 'papers' : 'other'))
    : 'clash';
}

/** The ride as if the driver had promised it. */
function asPromised(ride: Ride, driver: Shift): RideIn<'accepted'> {
  return {
    ...ride,
    state: 'accepted',
    driver: driver.uid,
    card: cardOf(driver),
    offeredAt: null,
    arrivedAt: null,
    etaAt: null,
    movedFrom: null,
    endedAt: null,
  };
}

type Chosen = Shift | LeftOut;

/** Gives the rides in the order of their pick-ups. A ride that has been given counts as promised in later choices. */
function distribute(
  rides: readonly Ride[],
  open: readonly FoundRide[],
  choose: (ride: Ride, open: readonly FoundRide[]) => Chosen,
): Distribution {
  const given: Given[] = [];
  const left: { ride: Ride; why: LeftOut }[] = [];
  let present = open;
  for (const ride of rides.toSorted((one, other) => one.pickupAt.getTime() - other.pickupAt.getTime())) {
    const chosen = choose(ride, present);
    if (typeof chosen === 'string') left.push({ ride, why: chosen });
    else {
      given.push({ ride, driver: chosen });
      present = [...present.filter(({ id }) => id !== ride.id), asPromised(ride, chosen)];
    }
  }
  return { given, left };
}

/** Gives these rides to one driver, except rides with a reason against this driver. */
export function assignTo(uid: string, rides: readonly Ride[], firm: Firm, now: Date): Distribution {
  const shifts = firm.shifts.filter((shift) => shift.uid === uid);
  return distribute(rides, firm.open, (ride, open) => {
    const [candidate] = driverCandidates(ride, { ...firm, shifts, open }, now);
    if (candidate === undefined) return 'no-driver';
    return whyNot(candidate, ride, now) ?? candidate.shift;
  });
}

/**
 * Gives each of these rides to a driver against whom there is no reason. That is the usual driver of its order,
 * otherwise the driver with the fewest rides that day. Of several, the first candidate gets the ride. A ride that no
 * driver gets has the reason that is the easiest to change.
 */
export function assignEach(rides: readonly Ride[], firm: Firm, day: Period, now: Date): Distribution {
  // Rides without a driver change no choice.
  const held = firm.open.filter((ride) => ride.state === 'damaged' || ride.driver !== null);
  return distribute(rides, held, (ride, open) => {
    const judged = driverCandidates(ride, { ...firm, open }, now).map((candidate) => ({
      shift: candidate.shift,
      isUsual: candidate.isUsual,
      why: whyNot(candidate, ride, now),
    }));
    const ofDay = open.filter((each) => isOnDay(each, day));
    const ridesOf = (uid: string) => ofDay.filter(({ driver }) => driver === uid).length;
    const [first] = judged
      .flatMap(({ shift, isUsual, why }) =>
        why === null ? { shift, has: isUsual ? -1 : ridesOf(shift.uid) } : [],
      )
      .toSorted((one, other) => one.has - other.has);
    if (first !== undefined) return first.shift;
    return LEFT_OUT.findLast((each) => judged.some(({ why }) => why === each)) ?? 'no-driver';
  });
}

/** The rides of a lane that dispatch can now give to another driver, or recall. */
export function movable(lane: Lane, by: Extract<RideStepName, 'assign' | 'recall'>): readonly Ride[] {
  return lane.rides.map(({ ride }) => ride).filter(({ state }) => stepsFrom('dispatch', state).includes(by));
}

/** The rides of a tour for which the driver has not set off. A ride that the driver is asked to take counts, too. */
const promisedIn = (lane: Lane) =>
  movable(lane, 'assign').filter(({ state }) => state === 'accepted' || state === 'offered');

/**
 * Gives two drivers each other's rides of the day, except rides under way. The steps alternate, because otherwise one
 * driver would have the promises of both for a while.
 */
export function swapOf(one: Lane, other: Lane): readonly Given[] {
  const to = (lane: Lane, from: Lane) =>
    promisedIn(from).flatMap((ride) => (lane.shift === null ? [] : { ride, driver: lane.shift }));
  const [first, second] = [to(other, one), to(one, other)];
  return Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [first[at], second[at]])
    .flat()
    .filter((given) => given !== undefined);
}

/** The given rides whose new car has too few seats, or is not known to meet a need. */
export function misfitsOf(given: readonly Given[], { vehicles }: Pick<Firm, 'vehicles'>, now: Date) {
  return given.filter(({ ride, driver: { uid, vehicle } }) => {
    const needs = vehicles.find(({ id }) => id === vehicle.id)?.needs ?? [];
    return !carFits(fitOf(ride, { uid, seats: vehicle.seats, needs, open: [] }, now));
  });
}
