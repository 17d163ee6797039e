import { useState } from 'react';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { ridesUnderWay } from '../under-way.ts';

/** How long the outcome of a ride stays on the page for somebody who has not seen it end. Milliseconds. */
const RECENT_MS = 1_800_000;

/**
 * The passenger's rides under way, then the outcome of each until the next ride is. `asOf` is when the rides were last
 * confirmed.
 */
export function useShownRides(rides: readonly Ride[], asOf: Date): readonly Ride[] {
  const [followed, setFollowed] = useState<readonly string[]>([]);
  const open = ridesUnderWay(rides, asOf);
  if (open.some(({ id }) => !followed.includes(id))) setFollowed(open.map(({ id }) => id));
  const over = rides.filter(({ id, endedAt }) => endedAt !== null && followed.includes(id));
  if (open.length + over.length > 0) return [...open, ...over];
  const isRecent = ({ endedAt }: Ride) => endedAt !== null && asOf.getTime() - endedAt.getTime() < RECENT_MS;
  return rides.filter(isRecent).slice(0, 1);
}
