import { MINUTE_MS } from '../../shared/durations.ts';
import type { FoundRide } from '../model/ride/ride.ts';
import { lastSearches, searchFigureOf, type SearchFigure } from '../model/ride/search-figure.ts';

/** The shortest time between two stored figures. Milliseconds. */
export const STORE_EVERY_MS = 10 * MINUTE_MS;

interface SearchTimesNeeds {
  /** Never rejects. Its result is not used. */
  store(figure: Omit<SearchFigure, 'at'>): Promise<unknown>;
  now(): Date;
}

/**
 * The returned function collects searches from the given rides. When there are enough, it stores how long they took
 * (D66), at most once in `STORE_EVERY_MS`. It waits equally long after a failed request.
 */
export function createSearchTimes({
  store,
  now,
}: SearchTimesNeeds): (rides: readonly FoundRide[]) => Promise<void> {
  let searches: ReturnType<typeof lastSearches> = [];
  let storedAt = -Infinity;
  return async (rides) => {
    searches = lastSearches(searches, rides);
    const figure = searchFigureOf(searches);
    const time = now().getTime();
    if (figure === null || time - storedAt < STORE_EVERY_MS) return;
    storedAt = time;
    await store(figure);
  };
}
