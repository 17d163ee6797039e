import type { Request } from '../../shared/live/news-reducer.ts';

/** A request in the list; `gone` once it can no longer be taken. */
export interface RequestRow {
  readonly ride: Request;
  readonly gone: boolean;
}

/**
 * The list after the pool has changed. While somebody is about to press in it (`held`), every row keeps its place: a
 * request that is gone stays, and a new one comes last, even if it was given back and has waited longer than the others.
 */
export function requestsAfter(
  rows: readonly RequestRow[],
  pool: readonly Request[],
  held: boolean,
): readonly RequestRow[] {
  const asFound = pool.map((ride) => ({ ride, gone: false }));
  if (!held) return asFound;
  const kept = rows.map(({ ride }) => asFound.find((row) => row.ride.id === ride.id) ?? { ride, gone: true });
  return [...kept, ...asFound.filter((row) => !rows.some(({ ride }) => ride.id === row.ride.id))];
}
