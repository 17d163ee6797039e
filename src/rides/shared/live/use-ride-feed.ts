import { useEffect, useEffectEvent, useState } from 'react';
import type { RideWatches } from '#domain/rides/ports/ride-feed.ts';
import type { FeedState, Watched } from '#domain/shared/feed.ts';
import { useRides } from '../use-rides.ts';

const NOTHING_YET = { seen: null, confirmedAt: null, via: 'polling', error: null } as const;

/** Watches rides or shifts while the page shows them; what it watches is compared as JSON. `null` watches nothing. */
export function useRideFeed<Kind extends keyof RideWatches>(
  what: Watched<RideWatches, Kind> | null,
): FeedState<RideWatches[Kind]['seen']> {
  type State = FeedState<RideWatches[Kind]['seen']>;
  const { rideViews } = useRides();
  const key = JSON.stringify(what);
  const [told, setTold] = useState<{ readonly key: string; readonly state: State } | null>(null);
  const watch = useEffectEvent((tell: (state: State) => void) =>
    what === null ? undefined : rideViews.watch(what, tell, null),
  );
  useEffect(() => watch((state) => setTold({ key, state })), [key]);
  // After a change of what is watched, the old state must not show for a moment, nor if the page comes back to it.
  if (told !== null && told.key !== key) setTold(null);
  return told?.key === key ? told.state : NOTHING_YET;
}
