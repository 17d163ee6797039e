import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { catchDefect } from '../../../core/product/catch-defect.ts';
import { useRides } from '../../../core/rides/use-rides.ts';
import { CONCURRENT_DECISIONS, runFewAtOnce } from '../decisions/run-few-at-once.ts';

export type DetailsById = ReadonlyMap<string, RideDetails>;

/** Who rides and the exact places of the listed rides: each is read once, and again with the next list where that failed. */
export function useDetailsOf(rides: readonly FoundRide[] | null): DetailsById {
  const { rideViews } = useRides();
  const [details, setDetails] = useState<DetailsById>(new Map());
  const asked = useRef(new Set<string>());
  const read = useEffectEvent(async (id: string) => {
    const found = await catchDefect(() => rideViews.details(id));
    if (!found.ok) asked.current.delete(id);
    else if (found.value !== null) {
      const { value } = found;
      setDetails((known) => new Map(known).set(id, value));
    }
  });
  useEffect(() => {
    const fresh = rides?.filter(({ id }) => !asked.current.has(id)) ?? [];
    for (const { id } of fresh) asked.current.add(id);
    void runFewAtOnce(fresh, CONCURRENT_DECISIONS, ({ id }) => read(id));
  }, [rides]);
  return details;
}
