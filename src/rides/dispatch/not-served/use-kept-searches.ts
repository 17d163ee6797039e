import { useEffect, useState } from 'react';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { createSearchKeeping } from '#domain/rides/services/search-keeping.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useRides } from '../../shared/use-rides.ts';

/**
 * Keeps how long it took lately to find a driver, for passengers who wait (D66): the board sees those rides anyway, so it
 * costs no read.
 */
export function useKeptSearches(rides: readonly FoundRide[]): void {
  const { searchFigures, serverTime } = useRides();
  const [hear] = useState(() =>
    createSearchKeeping({
      keep: (figure) => catchDefect(() => searchFigures.store(figure)),
      now: serverTime,
    }),
  );
  useEffect(() => void hear(rides), [hear, rides]);
}
