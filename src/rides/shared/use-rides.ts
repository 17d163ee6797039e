import type { RideServices } from '#domain/rides/services/ride-services.ts';
import { useProduct } from '#core/product/product-context.tsx';

/** Everything that a page of rides can do. The route's loader (`loadRides`) has loaded it. */
export function useRides(): RideServices {
  const services = useProduct().rides.loaded();
  if (services === null) throw new Error('A page of rides is rendered before its route has loaded them.');
  return services;
}
