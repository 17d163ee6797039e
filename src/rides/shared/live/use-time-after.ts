import { useEffect, useEffectEvent, useState } from 'react';
import { SECOND_MS } from '#domain/shared/durations.ts';
import { useRides } from '../use-rides.ts';

/**
 * The server's time as this device knows it, updated only when one of these moments has come: for what begins or ends then.
 * So a long list of rides is not rendered every second.
 */
export function useTimeAfter(moments: readonly Date[]): Date {
  const { serverTime } = useRides();
  const [told, tell] = useState(serverTime);
  const look = useEffectEvent(() => {
    const now = serverTime();
    if (moments.some((moment) => told < moment && moment <= now)) tell(now);
  });
  useEffect(() => {
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return told;
}
