import { useEffect, useEffectEvent } from 'react';
import type { RideWatches } from '#domain/rides/ports/ride-feed.ts';
import type { FeedState, Watched } from '#domain/shared/feed.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { useRides } from '../use-rides.ts';

const NOTHING_YET = { seen: null, confirmedAt: null, via: 'polling', error: null } as const;

/** Watches rides or shifts while the page shows them; what it watches is compared as JSON. `null` watches nothing. */
export function useRideFeed<Kind extends keyof RideWatches>(
  what: Watched<RideWatches, Kind> | null,
): FeedState<RideWatches[Kind]['seen']> {
  type State = FeedState<RideWatches[Kind]['seen']>;
  const { rideViews } = useRides();
  const key = JSON.stringify(what);
  // After a change of what is watched, the old state must not show for a moment, nor if the page comes back to it.
  const [received, setReceived] = useDerivedState<{ readonly key: string; readonly state: State }>(
    { key, state: NOTHING_YET },
    (last) => (last.key === key ? last : { key, state: NOTHING_YET }),
  );
  const watch = useEffectEvent((onState: (state: State) => void) =>
    what === null ? undefined : rideViews.watch(what, onState, null),
  );
  useEffect(() => watch((state) => setReceived({ key, state })), [key, setReceived]);
  return received.state;
}
