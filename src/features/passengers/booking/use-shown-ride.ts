import { useState } from 'react';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';

/** How long the outcome of a ride stays on the page of whoever has not seen its end. Milliseconds. */
const RECENT_MS = 1_800_000;

/** The passenger's ride under way, then its outcome. `asOf` is when they were last confirmed. */
export function useShownRide(rides: readonly Ride[], asOf: Date): Ride | null {
  const [followed, setFollowed] = useState<string | null>(null);
  const open = rides.find(({ state }) => !isEnded(state));
  if (open !== undefined && open.id !== followed) setFollowed(open.id);
  const shown = open ?? rides.find(({ id }) => id === followed);
  const isRecent = ({ endedAt }: Ride) => endedAt !== null && asOf.getTime() - endedAt.getTime() < RECENT_MS;
  return shown ?? rides.find(isRecent) ?? null;
}
