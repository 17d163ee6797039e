import type { RideServices } from '#domain/rides/services/ride-services.ts';
import { useLoadedPart } from '#core/product/use-part.ts';

/** The services of rides that pages of the books use. */
export const useRidesOfBooks = (): Pick<RideServices, 'rideViews' | 'serviceSettings' | 'serverTime'> =>
  useLoadedPart(({ rides }) => rides);
