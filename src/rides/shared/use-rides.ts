import { editCount } from '#domain/rides/model/booking/ride-details.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { RideServices } from '#domain/rides/services/ride-services.ts';
import { useProduct } from '#core/product/product-context.tsx';
import { useRequest } from '#core/product/use-request.ts';

/** Everything that a page of rides can do. The route's loader (`loadRides`) has loaded it. */
export function useRides(): RideServices {
  const services = useProduct().rides.loaded();
  if (services === null) throw new Error('A page of rides is rendered before its route has loaded them.');
  return services;
}

/** The passenger and the exact places of a ride, read again after each edit (D44), and whenever `again` changes. */
export function useRideDetails(ride: Ride, again?: boolean) {
  const { rideViews } = useRides();
  return useRequest({ id: ride.id, edits: editCount(ride), again }, ({ id }) => rideViews.details(id));
}
