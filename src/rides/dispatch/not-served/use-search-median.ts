import { useEffect, useState } from 'react';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { createSearchTimes } from '#domain/rides/policies/search-times.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useRides } from '../../shared/use-rides.ts';

/**
 * Stores the median search time of recent rides for waiting passengers (D66). The board has those rides anyway, so the
 * median costs no read. After a failure a change of the board tries again, ten minutes later at the earliest.
 */
export function useSearchMedian(rides: readonly FoundRide[]): void {
  const { searchFigures, serverTime } = useRides();
  const [hear] = useState(() =>
    createSearchTimes({
      store: (figure) => catchDefect(() => searchFigures.store(figure)),
      now: serverTime,
    }),
  );
  useEffect(() => void hear(rides), [hear, rides]);
}
