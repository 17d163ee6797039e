import type { RideServices } from '#domain/rides/services/ride-services.ts';
import { useProduct } from '#core/product/product-context.tsx';

/** The services of rides that pages of the books use. The route's loader loads them. */
export function useRidesOfBooks(): Pick<RideServices, 'rideViews' | 'serviceSettings' | 'serverTime'> {
  const services = useProduct().rides.loaded();
  if (services === null)
    throw new Error('A page of the books is rendered before its route has loaded rides.');
  return services;
}
