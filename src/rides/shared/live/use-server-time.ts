import { useEffect, useState } from 'react';
import { SECOND_MS } from '#domain/shared/durations.ts';
import { useRides } from '../use-rides.ts';

/**
 * The server's time as this device knows it, updated every second unless told otherwise: for countdowns, and for what ends
 * with them.
 */
export function useServerTime(everyMs = SECOND_MS): Date {
  const { serverTime } = useRides();
  const [now, setNow] = useState(serverTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverTime()), everyMs);
    return () => clearInterval(timer);
  }, [serverTime, everyMs]);
  return now;
}
