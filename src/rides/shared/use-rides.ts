import { useEffect, useEffectEvent, useState } from 'react';
import { editCount } from '#domain/rides/model/booking/ride-details.ts';
import { isRefused, standsIn } from '#domain/rides/model/own-rides/stand-in.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useLoadedPart } from '#core/product/use-part.ts';
import { useRequest } from '#core/product/use-request.ts';

/** The services of a page of rides. */
export const useRides = () => useLoadedPart(({ rides }) => rides);

/**
 * Whether cached data stand in for a missing answer of the server. They do after a request that did not reach the
 * server, or after `lastWork.patience()` without an answer. `isUnheard` skips this wait. A refusal clears the cache.
 */
export function useStandIn(
  isAnswered: boolean,
  error: { readonly code: string } | null,
  isUnheard = false,
): boolean {
  const { lastWork } = useRides();
  const [isSilent, setSilent] = useState(isUnheard);
  const giveUp = useEffectEvent(() => {
    if (!isAnswered) setSilent(true);
  });
  useEffect(() => {
    let isHere = true;
    void lastWork.patience().then(() => isHere && giveUp());
    return () => {
      isHere = false;
    };
  }, [lastWork]);
  const refused = isRefused({ error });
  useEffect(() => {
    if (refused) lastWork.forget();
  }, [refused, lastWork]);
  return standsIn({ isAnswered, error, isSilent });
}

/** The details of a ride, read again after each edit (D44), and whenever `again` changes. */
export function useRideDetails(ride: Ride, again?: boolean) {
  const { rideViews } = useRides();
  return useRequest({ id: ride.id, edits: editCount(ride), again }, ({ id }) => rideViews.details(id));
}
