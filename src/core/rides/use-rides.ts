import type { RideServices } from '#domain/rides/services/ride-services.ts';
import { useProduct } from '../product/product-context.tsx';

/** Everything a page of rides can do. Its route has loaded them (`loadRides`). */
export function useRides(): RideServices {
  const services = useProduct().rides.loaded();
  if (services === null) throw new Error('A page of rides is rendered before its route has loaded them.');
  return services;
}
