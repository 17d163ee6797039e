import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { editsOf } from '#domain/rides/model/ride/edits-of.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { CONCURRENT_REQUESTS, runFewAtOnce } from '#core/product/run-few-at-once.ts';
import { useRides } from '../shared/use-rides.ts';

export type DetailsById = ReadonlyMap<string, RideDetails>;

const versionOf = (ride: FoundRide) => (ride.state === 'damaged' ? 0 : editsOf(ride));

/**
 * The passengers and exact places of the listed rides. Each is read once, and again after an edit; a read that failed is
 * repeated with the next list.
 */
export function useDetailsOf(rides: readonly FoundRide[] | null): DetailsById {
  const { rideViews } = useRides();
  const [details, setDetails] = useState<DetailsById>(new Map());
  const asked = useRef(new Map<string, number>());
  const read = useEffectEvent(async (ride: FoundRide) => {
    const { id } = ride;
    const found = await catchDefect(() => rideViews.details(id));
    // Overtaken by the question after an edit.
    if (asked.current.get(id) !== versionOf(ride)) return;
    if (!found.ok) asked.current.delete(id);
    else if (found.value !== null) {
      const { value } = found;
      setDetails((known) => new Map(known).set(id, value));
    }
  });
  useEffect(() => {
    const fresh = rides?.filter((ride) => asked.current.get(ride.id) !== versionOf(ride)) ?? [];
    for (const ride of fresh) asked.current.set(ride.id, versionOf(ride));
    void runFewAtOnce(fresh, CONCURRENT_REQUESTS, (ride) => read(ride));
  }, [rides]);
  return details;
}
