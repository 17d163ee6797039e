import { editsOf } from '#domain/rides/model/ride/edits-of.ts';
import { useRequest } from '../../../core/product/use-request.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import type { OwnRide } from './current-ride.ts';

/** Reads the passenger and the exact places, which only a driver who has promised to come may read (rides R33). */
export function useRideDetails(ride: OwnRide) {
  const { rideViews } = useRides();
  return useRequest({ id: ride.id, edits: editsOf(ride) }, ({ id }) => rideViews.details(id));
}

export type KnownDetails = ReturnType<typeof useRideDetails>;
