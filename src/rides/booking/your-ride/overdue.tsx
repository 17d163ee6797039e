import { useEffect, useEffectEvent } from 'react';
import { offerEnd, searchEnd } from '#domain/rides/model/ride/deadlines.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';

/** Rather a second late than early: no device's clock is exact. Milliseconds. */
const LATE_MS = 1000;
/** Leaves it to a page that somebody looks at, if there is one. Milliseconds. */
const HIDDEN_MS = 20_000;
/** The pause before another try. Milliseconds. */
const AGAIN_MS = 15_000;

/** What ends by itself: the search for a driver, and the time that a driver has to answer. */
function endOf(ride: Ride): { readonly did: 'expire' | 'lapse'; readonly at: Date } | null {
  if (ride.state === 'requested') return { did: 'expire', at: searchEnd(ride) };
  return ride.state === 'offered' ? { did: 'lapse', at: offerEnd(ride) } : null;
}

/**
 * Writes down that nobody was found, or that nobody answered, in time, because no server does (rides R9). Renders nothing.
 */
export function Overdue({ ride }: { ride: Ride }) {
  const { takeStep } = useRides();
  const now = useServerTime();
  const end = endOf(ride);
  const patience = document.visibilityState === 'visible' ? LATE_MS : HIDDEN_MS;
  const late = end === null ? -1 : now.getTime() - end.at.getTime() - patience;
  const attempt = Math.max(0, Math.floor(late / AGAIN_MS) + 1);
  const write = useEffectEvent(() => end && catchDefect(() => takeStep(ride, { did: end.did })));
  useEffect(() => {
    if (attempt > 0) void write();
  }, [attempt]);
  return null;
}
