import { useEffect, useEffectEvent, useMemo } from 'react';
import type { LastWork } from '#domain/rides/services/last-work.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { isUnreached } from '#domain/shared/is-unreached.ts';
import { useRideDetails, useRides, useStandIn } from '../use-rides.ts';

type Heard = FeedState<readonly FoundRide[]>;

interface KnownRides {
  /** The cached rides while they stand in for the server's answer, otherwise the feed's. */
  readonly shown: Heard;
  /** The cached work while it is shown, otherwise `null`. */
  readonly cached: LastWork | null;
}

/**
 * Caches the confirmed rides of a driver or passenger on this device. If the server does not answer when the page
 * opens, the cached rides are shown until it does or refuses.
 */
export function useLastWork(heard: Heard, timeZone: string | null): KnownRides {
  const { lastWork } = useRides();
  const { seen, confirmedAt, error } = heard;
  const minute = confirmedAt === null ? null : Math.floor(confirmedAt.getTime() / MINUTE_MS);
  const keep = useEffectEvent((rides: readonly FoundRide[], zone: string) => {
    if (confirmedAt !== null) lastWork.cache(rides, confirmedAt, zone);
  });
  useEffect(() => {
    // A feed may confirm every few seconds. Unchanged rides are stored at most once a minute.
    if (seen !== null && minute !== null) keep(seen, timeZone ?? '');
  }, [seen, minute, timeZone]);
  const standsIn = useStandIn(seen !== null, error);
  const cached = useMemo(() => (standsIn ? lastWork.read() : null), [standsIn, lastWork]);
  return useMemo(
    () => ({
      shown:
        cached === null
          ? heard
          : { seen: cached.rides, confirmedAt: cached.confirmedAt, via: 'silent', error: heard.error },
      cached,
    }),
    [heard, cached],
  );
}

/**
 * The details of a ride of the user, cached on this device. The cached details are shown while the server does not
 * answer. `heardAt` is when the ride's feed last had an answer, `null` for a cached ride. A read that did not reach the
 * server is repeated at each answer of the feed. A change of `again` also repeats the read.
 */
export function useCachedDetails(
  ride: Ride,
  heardAt: Date | null,
  again?: boolean,
): ReturnType<typeof useRideDetails> {
  const { lastWork } = useRides();
  const known = useRideDetails(ride, again);
  useReloadWhenOnline(known, heardAt);
  const { found, value, error, loading } = known;
  useEffect(() => {
    if (found !== null) lastWork.cacheDetails(ride.id, found);
  }, [found, lastWork, ride.id]);
  const isAnswered = value !== null || (!loading && error === null);
  const standsIn = useStandIn(isAnswered, error, heardAt === null);
  const cached = useMemo(
    () => (standsIn ? (lastWork.read()?.details.get(ride.id) ?? null) : null),
    [standsIn, lastWork, ride.id],
  );
  return cached === null ? known : { ...known, value: cached, error: null };
}

/** Repeats a load that did not reach the server, at each answer of a feed. */
export function useReloadWhenOnline(
  { error, reload }: { readonly error: { readonly code: string } | null; reload(): void },
  answeredAt: Date | null,
): void {
  const reloadMissing = useEffectEvent(() => {
    if (error !== null && isUnreached(error)) reload();
  });
  useEffect(() => {
    if (answeredAt !== null) reloadMissing();
  }, [answeredAt]);
}
