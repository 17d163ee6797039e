import { editsOf } from '#domain/rides/model/ride/edits-of.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useRides } from '../../shared/use-rides.ts';
import type { OwnRide } from './current-ride.ts';

/**
 * Reads the passenger and the exact places, which a driver may read from when the ride that they have promised is due, or
 * they have set off for it (rides R11).
 */
export function useRideDetails(ride: OwnRide) {
  const { rideViews } = useRides();
  return useRequest({ id: ride.id, edits: editsOf(ride) }, ({ id }) => rideViews.details(id));
}

export type KnownDetails = ReturnType<typeof useRideDetails>;
