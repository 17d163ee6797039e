import { useEffect, useEffectEvent } from 'react';
import type { RideWatches } from '#domain/rides/ports/ride-feed.ts';
import type { FeedState, Watched } from '#domain/shared/feed.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { useRides } from '../use-rides.ts';

const NOTHING_YET = { seen: null, confirmedAt: null, via: 'polling', error: null } as const;

/** The key without `most`, the wanted length of a list. */
const nameOf = (key: string) =>
  JSON.stringify(JSON.parse(key, (field, value: unknown) => (field === 'most' ? undefined : value)));

/**
 * Watches rides, requests or shifts while the component is mounted; `null` watches nothing. `what` is compared as JSON.
 * If only `most` changes, the old data stay until the next answer.
 */
export function useRideFeed<Kind extends keyof RideWatches>(
  what: Watched<RideWatches, Kind> | null,
): FeedState<RideWatches[Kind]['seen']> {
  type State = FeedState<RideWatches[Kind]['seen']>;
  const { rideViews } = useRides();
  const key = JSON.stringify(what);
  const name = nameOf(key);
  // After a change of the name the old state must not be shown, even if the name changes back.
  const [received, setReceived] = useDerivedState<{ readonly name: string; readonly state: State }>(
    { name, state: NOTHING_YET },
    (last) => (last.name === name ? last : { name, state: NOTHING_YET }),
  );
  const watch = useEffectEvent((onState: (state: State) => void) =>
    what === null ? undefined : rideViews.watch(what, onState, null),
  );
  useEffect(
    () =>
      watch((state) =>
        setReceived(({ state: { seen, confirmedAt } }) => ({
          name: nameOf(key),
          state: state.seen === null ? { ...state, seen, confirmedAt } : state,
        })),
      ),
    [key, setReceived],
  );
  return received.state;
}
