import { MINUTE_MS } from '../../shared/durations.ts';
import type { FoundRide } from '../model/ride/ride.ts';
import { lastSearches, searchFigureOf, type SearchFigure } from '../model/ride/search-figure.ts';

/** How often a page keeps the figure at most. Milliseconds. */
export const KEEP_EVERY_MS = 10 * MINUTE_MS;

interface SearchKeepingNeeds {
  /** Never rejects; what became of it is not asked. */
  keep(figure: Omit<SearchFigure, 'at'>): Promise<unknown>;
  now(): Date;
}

/**
 * Keeps how long it took lately to find a driver (D66), each time a page knows its rides anew. An extra: if it fails, a later
 * change of the page tries again, no earlier than after one that was kept.
 */
export function createSearchKeeping({
  keep,
  now,
}: SearchKeepingNeeds): (rides: readonly FoundRide[]) => Promise<void> {
  let searches: ReturnType<typeof lastSearches> = [];
  let keptAt = -Infinity;
  return async (rides) => {
    searches = lastSearches(searches, rides);
    const figure = searchFigureOf(searches);
    const time = now().getTime();
    if (figure === null || time - keptAt < KEEP_EVERY_MS) return;
    keptAt = time;
    await keep(figure);
  };
}
