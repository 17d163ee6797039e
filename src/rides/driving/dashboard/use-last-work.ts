import { useEffect, useEffectEvent, useState } from 'react';
import type { LastWork } from '#domain/rides/services/last-work.ts';
import type { FoundRide } from '#domain/rides/model/ride/ride.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { isUnreached } from '#domain/shared/is-unreached.ts';
import { useRides } from '../../shared/use-rides.ts';

type Drives = FeedState<readonly FoundRide[]>;

/** The driver's rides as the page shows them. */
interface KnownDrives {
  /** The server's, or as long as it has not been reached since the page opened, what this device kept. */
  readonly drives: Drives;
  /** What this device kept, while that is shown. */
  readonly kept: LastWork | null;
}

/**
 * Keeps what the server confirms of a driver's rides on this device, and stands in for it when the page opens without a
 * network: never after a refusal, and never beside an answer.
 */
export function useLastWork(drives: Drives, timeZone: string | null): KnownDrives {
  const { lastWork } = useRides();
  const [known] = useState(() => lastWork.read());
  const { seen, confirmedAt, error } = drives;
  const minute = confirmedAt === null ? null : Math.floor(confirmedAt.getTime() / MINUTE_MS);
  const keep = useEffectEvent((rides: readonly FoundRide[], zone: string) => {
    if (confirmedAt !== null) lastWork.keep(rides, confirmedAt, zone);
  });
  useEffect(() => {
    // A feed confirms every few seconds; that it has nothing new is worth a minute's accuracy.
    if (seen !== null && minute !== null) keep(seen, timeZone ?? '');
  }, [seen, minute, timeZone]);
  const isLost = seen === null && error !== null && isUnreached(error);
  if (!isLost || known === null) return { drives, kept: null };
  return { drives: { ...drives, seen: known.rides, confirmedAt: known.confirmedAt }, kept: known };
}
