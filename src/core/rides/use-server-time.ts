import { useEffect, useState } from 'react';
import { useRides } from './use-rides.ts';

const SECOND_MS = 1000;

/** The server's time as the device's clock has it, every second: for countdowns and for what they end. */
export function useServerTime(): Date {
  const { serverTime } = useRides();
  const [now, setNow] = useState(serverTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverTime()), SECOND_MS);
    return () => clearInterval(timer);
  }, [serverTime]);
  return now;
}
