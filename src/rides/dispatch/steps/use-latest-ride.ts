import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useRides } from '../../shared/use-rides.ts';

/**
 * The ride as it is now: from the list of `open` rides, or read once if it is no longer in there. `reread` reads it again
 * after a refusal.
 */
export function useLatestRide(asked: Ride, open: readonly FoundRide[] | null) {
  const { rideViews } = useRides();
  const listed = open?.find(({ id }) => id === asked.id);
  const { value, reload } = useRequest({ id: asked.id, isListed: listed !== undefined }, ({ id, isListed }) =>
    isListed ? Promise.resolve(succeed(null)) : rideViews.read(id),
  );
  const known = [listed, value].flatMap((ride) => (ride && ride.state !== 'damaged' ? ride : []));
  // A ride's `rev` only grows, so the highest is the latest.
  const ride = known.reduce((latest, each) => (each.rev > latest.rev ? each : latest), asked);
  return { ride, reread: reload };
}
