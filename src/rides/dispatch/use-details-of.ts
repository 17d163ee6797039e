import { useCallback, useMemo, useRef, useState } from 'react';
import { type RideDetails, editCount } from '#domain/rides/model/booking/ride-details.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { useEach } from '#core/product/use-each.ts';
import { useRides } from '../shared/use-rides.ts';

export type DetailsById = ReadonlyMap<string, RideDetails>;

/**
 * The passengers and exact places of the listed rides. Each is read once, and again after an edit; a read that failed is
 * repeated with the next list.
 */
export function useDetailsOf(rides: readonly FoundRide[] | null): DetailsById {
  const { rideViews } = useRides();
  const wanted = useMemo(
    () =>
      rides?.map((ride) => ({ id: ride.id, version: ride.state === 'damaged' ? 0 : editCount(ride) })) ??
      null,
    [rides],
  );
  return useEach(wanted, (id) => rideViews.details(id)).values;
}

/** Details are read a little before the row scrolls into view. */
const MARGIN = '200px';

/**
 * The passengers and exact places of the `first` rides and of those whose rows are or were in view: otherwise a board of
 * two hundred would be as many reads before anybody has scrolled. `watch` is the ref for a row with `data-ride`.
 */
export function useDetailsInView(rides: readonly FoundRide[] | null, first: ReadonlySet<string>) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const observer = useRef<IntersectionObserver>(null);

  const watch = useCallback((element: HTMLElement) => {
    observer.current ??= new IntersectionObserver(
      (entries) => {
        const ids = entries.flatMap(({ isIntersecting, target }) =>
          isIntersecting && target instanceof HTMLElement ? (target.dataset['ride'] ?? []) : [],
        );
        if (ids.length > 0) setSeen((before) => new Set([...before, ...ids]));
      },
      { rootMargin: MARGIN },
    );
    const { current } = observer;
    current.observe(element);
    return () => current.unobserve(element);
  }, []);

  const wanted = useMemo(
    () => rides?.filter(({ id }) => seen.has(id) || first.has(id)) ?? null,
    [rides, seen, first],
  );
  return { details: useDetailsOf(wanted), watch };
}
