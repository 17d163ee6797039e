import { useState } from 'react';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { rideUnderWay } from '../under-way.ts';

/** How long the outcome of a ride stays on the page for somebody who has not seen it end. Milliseconds. */
const RECENT_MS = 1_800_000;

/** The passenger's ride under way, then its outcome. `asOf` is when the rides were last confirmed. */
export function useShownRide(rides: readonly Ride[], asOf: Date): Ride | null {
  const [followed, setFollowed] = useState<string | null>(null);
  const open = rideUnderWay(rides, asOf);
  if (open !== null && open.id !== followed) setFollowed(open.id);
  const shown = open ?? rides.find(({ id, endedAt }) => id === followed && endedAt !== null);
  const isRecent = ({ endedAt }: Ride) => endedAt !== null && asOf.getTime() - endedAt.getTime() < RECENT_MS;
  return shown ?? rides.find(isRecent) ?? null;
}
