import { useState } from 'react';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { outcomesShown } from '../outcomes.ts';
import { ridesUnderWay } from '../under-way.ts';

const NONE: ReadonlySet<string> = new Set();

/** The passenger's rides under way, then the outcomes that are still news. `asOf` is when the rides were last confirmed. */
export function useShownRides(rides: readonly Ride[], asOf: Date): readonly Ride[] {
  const [watched, setWatched] = useState(NONE);
  const open = rides.filter(({ state }) => !isEnded(state));
  if (open.some(({ id }) => !watched.has(id))) setWatched(new Set([...watched, ...open.map(({ id }) => id)]));
  return [...ridesUnderWay(rides, asOf), ...outcomesShown(rides, asOf, watched)];
}
