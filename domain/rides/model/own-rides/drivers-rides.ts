import { isDue } from '../ride/deadlines.ts';
import { locksDriver, type OpenState } from '../ride/ride-state.ts';
import type { RideStepName } from '../ride/ride-steps.ts';
import type { FoundRide, RideIn, Ride } from '../ride/ride.ts';

/** An open ride that a driver has, or is asked to take. */
export type DriversRide = RideIn<Exclude<OpenState, 'requested'>>;
/** A ride that a driver has promised or is driving. */
export type OwnRide = RideIn<Exclude<OpenState, 'requested' | 'offered'>>;

function isHeld(ride: FoundRide): ride is DriversRide {
  return ride.state !== 'damaged' && ride.state !== 'requested' && ride.endedAt === null;
}

/** A driver's open rides, earliest pick-up first. */
export function heldRides(drives: readonly FoundRide[]): readonly DriversRide[] {
  return drives.filter(isHeld).toSorted((one, other) => one.pickupAt.getTime() - other.pickupAt.getTime());
}

/** The rides that a driver is asked to take. */
export function offersIn(held: readonly DriversRide[]): readonly RideIn<'offered'>[] {
  return held.filter((ride) => ride.state === 'offered');
}

/** The ride that a driver's page shows: the ride under way, otherwise the first promised ride that is due. */
export function currentRide(held: readonly DriversRide[], now: Date): OwnRide | null {
  const own = held.filter((ride): ride is OwnRide => ride.state !== 'offered');
  return own.find(({ state }) => locksDriver(state)) ?? own.find((ride) => isDue(ride, now)) ?? null;
}

export function promisedBesides(
  held: readonly DriversRide[],
  current: OwnRide | null,
): readonly RideIn<'accepted'>[] {
  return held.filter((ride) => ride.state === 'accepted').filter(({ id }) => id !== current?.id);
}

/** A promised ride that was moved, until its driver has answered (D59). */
export type MovedRide = RideIn<'accepted'> & { readonly movedFrom: Date };

export const isMoved = (ride: RideIn<'accepted'>): ride is MovedRide => ride.movedFrom !== null;

/** Whether dispatch assigned a ride to its driver. Otherwise the driver promised the ride. */
export function isAssigned({ log }: RideIn<'accepted'>): boolean {
  return log.findLast(({ did }) => did === 'assign' || did === 'reserve')?.did === 'assign';
}

/** The step that a driver takes next, by the state of the ride. */
export const NEXT_STEP = {
  accepted: { did: 'depart', minutes: null },
  on_the_way: { did: 'arrive' },
  arrived: { did: 'start' },
  in_progress: { did: 'complete' },
} as const satisfies Readonly<
  Record<OwnRide['state'], { readonly did: RideStepName; readonly minutes?: null }>
>;

/** Whether a driver would set off for this ride at once. Otherwise the driver can only promise the ride. */
export function canSetOff(ride: Ride, now: Date, isDriving: boolean): boolean {
  return !isDriving && isDue(ride, now);
}
