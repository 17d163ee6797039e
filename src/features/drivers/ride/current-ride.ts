import { locksDriver, type OpenState } from '#domain/rides/model/ride/ride-state.ts';
import type { FoundRide, RideIn } from '#domain/rides/model/ride/ride.ts';

/** A ride that a driver has or is asked for. */
export type DriversRide = RideIn<Exclude<OpenState, 'requested'>>;

function isOpen(ride: FoundRide): ride is DriversRide {
  return ride.state !== 'damaged' && ride.state !== 'requested' && ride.endedAt === null;
}

/** The one ride that a driver's page is about: the one being driven, else the one to answer, else the next one promised. */
export function currentRide(drives: readonly FoundRide[]): DriversRide | null {
  const open = drives.filter(isOpen);
  const promised = open.toSorted((one, other) => one.pickupAt.getTime() - other.pickupAt.getTime());
  return (
    open.find(({ state }) => locksDriver(state)) ??
    open.find(({ state }) => state === 'offered') ??
    promised[0] ??
    null
  );
}
