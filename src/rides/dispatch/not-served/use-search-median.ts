import { useEffect, useRef } from 'react';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import { lastSearches, searchFigureOf } from '#domain/rides/model/ride/search-figure.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useRides } from '../../shared/use-rides.ts';

/** The shortest pause between two writes of a page. Milliseconds. */
const EVERY_MS = 10 * MINUTE_MS;

/**
 * Stores the median search time of recent rides for waiting passengers (D66). The board has those rides anyway, so it costs no read. After
 * a failure the next change of the board tries again.
 */
export function useSearchMedian(rides: readonly FoundRide[]): void {
  const { searchFigures, serverTime } = useRides();
  const searches = useRef<ReturnType<typeof lastSearches>>([]);
  const storedAt = useRef(-Infinity);
  useEffect(() => {
    searches.current = lastSearches(searches.current, rides);
    const figure = searchFigureOf(searches.current);
    const now = serverTime().getTime();
    if (figure === null || now - storedAt.current < EVERY_MS) return;
    storedAt.current = now;
    void catchDefect(() => searchFigures.keep(figure));
  }, [rides, searchFigures, serverTime]);
}
