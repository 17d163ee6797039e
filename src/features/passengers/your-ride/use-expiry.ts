import { useEffect, useEffectEvent } from 'react';
import { searchEnd } from '#domain/rides/model/ride/deadlines.ts';
import type { RideIn } from '#domain/rides/model/ride/ride.ts';
import { catchDefect } from '../../../core/product/catch-defect.ts';
import { useRides } from '../../../core/rides/use-rides.ts';

/** Rather a second late than early: no device's clock is exact. Milliseconds. */
const LATE_MS = 1000;
/** Until it is tried again. Milliseconds. */
const AGAIN_MS = 15_000;

/** Writes down that nobody was found in time; no clock of the server does (rides R9). */
export function useExpiry(ride: RideIn<'requested'>, now: Date): void {
  const { takeStep } = useRides();
  const late = now.getTime() - searchEnd(ride).getTime() - LATE_MS;
  const attempt = Math.max(0, Math.floor(late / AGAIN_MS) + 1);
  const expire = useEffectEvent(() => catchDefect(() => takeStep(ride, { did: 'expire' })));
  useEffect(() => {
    if (attempt > 0) void expire();
  }, [attempt]);
}
