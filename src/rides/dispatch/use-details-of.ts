import { useMemo } from 'react';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { editsOf } from '#domain/rides/model/ride/edits-of.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useEach } from '#core/product/use-each.ts';
import { useRides } from '../shared/use-rides.ts';

export type DetailsById = ReadonlyMap<string, RideDetails>;

/**
 * The passengers and exact places of the listed rides. Each is read once, and again after an edit; a read that failed is
 * repeated with the next list.
 */
export function useDetailsOf(rides: readonly FoundRide[] | null): DetailsById {
  const { rideViews } = useRides();
  const wanted = useMemo(
    () =>
      rides?.map((ride) => ({ id: ride.id, version: ride.state === 'damaged' ? 0 : editsOf(ride) })) ?? null,
    [rides],
  );
  return useEach(wanted, (id) => rideViews.details(id)).values;
}
