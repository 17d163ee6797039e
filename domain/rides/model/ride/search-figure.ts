import { count, mapOf } from '../../../shared/composed-decoders.ts';
import { time, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import { FEWEST_SEARCHES, LONGEST_SEARCH, MOST_SEARCHES } from '../basics/ride-limits.ts';
import { stepNamed } from './ride-steps.ts';
import type { FoundRide, Ride } from './ride.ts';

/** How long recent searches took (`figures/searches`). The board stores this for passengers who wait (D66). */
const SEARCH_FIGURE = {
  /** At least half of the searches took no longer. Seconds. */
  median: count,
  /** The number of searches of which this is the median. */
  searches: count,
  at: time,
} as const satisfies Fields;

export type SearchFigure = ValuesOf<typeof SEARCH_FIGURE>;

const readFigure = mapOf(SEARCH_FIGURE);

/** Reads a document of any shape; `null` if it is no figure. */
export function readSearchFigure(document: unknown): SearchFigure | null {
  return readFigure(document) ?? null;
}

const FINDS: readonly string[] = ['take', 'reserve', 'assign'];

interface Search {
  readonly id: string;
  readonly at: Date;
  /** Seconds. */
  readonly took: number;
}

/**
 * The last search of a ride for now; `null` until it has found a driver. A search begins with the booking, and again
 * when the ride loses its driver. An edited ride does not count: it may have been a later ride before.
 */
function lastSearch(ride: Ride): Search | null {
  if (ride.kind === 'later' || ride.log.some(({ did }) => did === 'edit')) return null;
  let from = ride.createdAt;
  let found: Date | null = null;
  for (const { did, at } of ride.log) {
    const { to } = stepNamed(did);
    if (FINDS.includes(did)) found ??= at;
    else if (found !== null && (to === 'requested' || to === 'offered')) [from, found] = [at, null];
  }
  if (found === null) return null;
  const seconds = Math.round((found.getTime() - from.getTime()) / 1000);
  return { id: ride.id, at: found, took: Math.min(Math.max(seconds, 0), LONGEST_SEARCH) };
}

/** The last searches that found a driver, the latest first. `known` has earlier ones, `rides` may add new ones. */
export function lastSearches(known: readonly Search[], rides: readonly FoundRide[]): readonly Search[] {
  const searches = new Map(known.map((search) => [search.id, search]));
  for (const ride of rides) {
    if (ride.state === 'damaged') continue;
    const search = lastSearch(ride);
    // A ride that has lost its driver is searched again, so its earlier search does not count.
    if (search === null) searches.delete(ride.id);
    else searches.set(search.id, search);
  }
  return [...searches.values()]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, MOST_SEARCHES);
}

/** The figure of these searches; `null` if there are fewer than `FEWEST_SEARCHES`. */
export function searchFigureOf(searches: readonly Search[]): Omit<SearchFigure, 'at'> | null {
  if (searches.length < FEWEST_SEARCHES) return null;
  const took = searches.map((search) => search.took).toSorted((one, other) => one - other);
  return { median: took[Math.ceil(took.length / 2) - 1] ?? 0, searches: took.length };
}
