import { useEffect, useEffectEvent, useRef } from 'react';
import { searchEnd } from '#domain/rides/model/ride/deadlines.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { catchDefect } from '../../../core/product/catch-defect.ts';
import { useRides } from '../../../core/rides/use-rides.ts';

/** Rather a second late than early: no device's clock is exact. Milliseconds. */
const LATE_MS = 1000;

/**
 * Writes down that nobody was found in time; no clock of the server does (rides R9). `asOf` is when the ride was last
 * confirmed: tried again at each confirmation, and never without a connection.
 */
export function useExpiry(ride: Ride, asOf: Date): void {
  const { takeStep } = useRides();
  const running = useRef(false);
  const confirmed = asOf.getTime();
  const isOver = ride.state === 'requested' && confirmed >= searchEnd(ride).getTime() + LATE_MS;
  const expire = useEffectEvent(async () => {
    if (running.current) return;
    running.current = true;
    await catchDefect(() => takeStep(ride, { did: 'expire' }));
    running.current = false;
  });
  useEffect(() => {
    if (isOver && confirmed > 0) void expire();
  }, [isOver, confirmed]);
}
