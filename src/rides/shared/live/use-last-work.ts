import { useEffect, useEffectEvent, useMemo } from 'react';
import type { LastWork } from '#domain/rides/services/last-work.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { isUnreached } from '#domain/shared/is-unreached.ts';
import { useRideDetails, useRides, useStandIn } from '../use-rides.ts';

type Heard = FeedState<readonly FoundRide[]>;

/** Somebody's rides as their page shows them. */
interface KnownRides {
  /** The server's, or as long as it has not been heard since the page opened, what this device kept. */
  readonly shown: Heard;
  /** What this device kept, while that is shown. */
  readonly kept: LastWork | null;
}

/**
 * Keeps what the server confirms of a driver's or a passenger's rides on this device, and stands in for it where the server
 * says nothing when the page opens: never after a refusal, and never beside an answer.
 */
export function useLastWork(heard: Heard, timeZone: string | null): KnownRides {
  const { lastWork } = useRides();
  const { seen, confirmedAt, error } = heard;
  const minute = confirmedAt === null ? null : Math.floor(confirmedAt.getTime() / MINUTE_MS);
  const keep = useEffectEvent((rides: readonly FoundRide[], zone: string) => {
    if (confirmedAt !== null) lastWork.cache(rides, confirmedAt, zone);
  });
  useEffect(() => {
    // A feed confirms every few seconds; that it has nothing new is worth a minute's accuracy.
    if (seen !== null && minute !== null) keep(seen, timeZone ?? '');
  }, [seen, minute, timeZone]);
  const standsIn = useStandIn(seen !== null, error);
  const kept = useMemo(() => (standsIn ? lastWork.read() : null), [standsIn, lastWork]);
  return useMemo(
    () => ({
      shown:
        kept === null
          ? heard
          : { seen: kept.rides, confirmedAt: kept.confirmedAt, via: 'silent', error: heard.error },
      kept,
    }),
    [heard, kept],
  );
}

/**
 * The details of a ride of one's own, kept on this device; where the server says nothing, those that it kept. `heardAt` is when
 * the server was heard last, `null` if the ride itself is what this device kept: those that a dead spot kept away are read then,
 * as they are whenever `again` changes.
 */
export function useKeptDetails(
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
  const kept = useMemo(
    () => (standsIn ? (lastWork.read()?.details.get(ride.id) ?? null) : null),
    [standsIn, lastWork, ride.id],
  );
  return kept === null ? known : { ...known, value: kept, error: null };
}

/** Loads again what the network did not bring, as soon as a feed has an answer of the server again. */
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
