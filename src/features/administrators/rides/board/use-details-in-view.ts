import { useCallback, useEffect, useRef, useState } from 'react';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { editsOf } from '#domain/rides/model/ride/edits-of.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { catchDefect } from '../../../../core/product/catch-defect.ts';
import { useRides } from '../../../../core/rides/use-rides.ts';
import { CONCURRENT_DECISIONS, runFewAtOnce } from '../../decisions/run-few-at-once.ts';

export type DetailsById = ReadonlyMap<string, RideDetails>;

/** Rows are read a little before they are scrolled into view. */
const MARGIN = '200px';

const versionOf = (ride: FoundRide) => (ride.state === 'damaged' ? 0 : editsOf(ride));

/**
 * Who rides and the exact places of the `first` rides and of those whose rows are in view, or were: a board of two hundred
 * would otherwise be as many reads before anybody has scrolled. Each is read once, and again after an edit; what
 * failed is read with the next state of the board. `watch` is for a row with `data-ride`, while it is there.
 */
export function useDetailsInView(rides: readonly FoundRide[] | null, first: ReadonlySet<string>) {
  const { rideViews } = useRides();
  const [details, setDetails] = useState<DetailsById>(new Map());
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const asked = useRef(new Map<string, number>());
  const observer = useRef<IntersectionObserver>(null);

  const watch = useCallback((element: HTMLElement) => {
    observer.current ??= new IntersectionObserver(
      (entries) => {
        const ids = entries.flatMap(({ isIntersecting, target }) =>
          isIntersecting && target instanceof HTMLElement ? (target.dataset['ride'] ?? []) : [],
        );
        if (ids.length > 0) setWanted((before) => new Set([...before, ...ids]));
      },
      { rootMargin: MARGIN },
    );
    const { current } = observer;
    current.observe(element);
    return () => current.unobserve(element);
  }, []);

  useEffect(() => {
    const read = async (id: string) => {
      const found = await catchDefect(() => rideViews.details(id));
      if (!found.ok) asked.current.delete(id);
      else if (found.value !== null) {
        const { value } = found;
        setDetails((known) => new Map(known).set(id, value));
      }
    };
    const isFresh = (ride: FoundRide) =>
      (wanted.has(ride.id) || first.has(ride.id)) && asked.current.get(ride.id) !== versionOf(ride);
    const fresh = rides?.filter(isFresh) ?? [];
    for (const ride of fresh) asked.current.set(ride.id, versionOf(ride));
    void runFewAtOnce(fresh, CONCURRENT_DECISIONS, ({ id }) => read(id));
  }, [rides, wanted, first, rideViews]);
  return { details, watch };
}
