import { useEffect, useRef } from 'react';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { lastSearches, searchFigureOf } from '#domain/rides/model/ride/search-figure.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useRides } from '../../shared/use-rides.ts';

/** How often a page keeps the figure at most. Milliseconds. */
const EVERY_MS = 10 * MINUTE_MS;

/**
 * Keeps how long it took lately to find a driver, for passengers who wait (D66): the board sees those rides anyway, so it
 * costs no read. An extra: if it fails, the next change of the board tries again later.
 */
export function useKeptSearches(rides: readonly FoundRide[]): void {
  const { searchFigures, serverTime } = useRides();
  const searches = useRef<ReturnType<typeof lastSearches>>([]);
  const keptAt = useRef(-Infinity);
  useEffect(() => {
    searches.current = lastSearches(searches.current, rides);
    const figure = searchFigureOf(searches.current);
    const now = serverTime().getTime();
    if (figure === null || now - keptAt.current < EVERY_MS) return;
    keptAt.current = now;
    void catchDefect(() => searchFigures.store(figure));
  }, [rides, searchFigures, serverTime]);
}
