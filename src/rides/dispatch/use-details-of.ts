import { useEffect, useMemo, useState } from 'react';
import { type RideDetails, editCount } from '#domain/rides/model/booking/ride-details.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useEach } from '#core/product/use-each.ts';
import { useRides } from '../shared/use-rides.ts';

export type DetailsById = ReadonlyMap<string, RideDetails>;

/**
 * The passengers and exact places of the listed rides. Each is read once, and again after an edit; a read that failed
 * is repeated with the next list.
 */
export function useDetailsOf(rides: readonly FoundRide[] | null, lot?: number): DetailsById {
  const { rideViews } = useRides();
  const wanted = useMemo(
    () =>
      rides?.map((ride) => ({ id: ride.id, version: ride.state === 'damaged' ? 0 : editCount(ride) })) ??
      null,
    [rides],
  );
  return useEach(wanted, (id) => rideViews.details(id), lot).values;
}

/** How many more rides are read at a time. The first ones are in view. */
const AT_A_TIME = 12;
/** The pause between two groups of reads, so that presses are not delayed. Milliseconds. */
const PAUSE_MS = 400;

/** The passengers and exact places of all these rides. They are read in order, and a few at a time. */
export function useDetailsInTurn(rides: readonly FoundRide[] | null): DetailsById {
  const [most, setMost] = useState(AT_A_TIME);
  const wanted = useMemo(() => rides?.slice(0, most) ?? null, [rides, most]);
  const total = rides?.length ?? 0;
  useEffect(() => {
    if (most >= total) return undefined;
    const timer = setTimeout(() => setMost(most + AT_A_TIME), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [most, total]);
  return useDetailsOf(wanted, AT_A_TIME);
}
