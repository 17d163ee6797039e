import { useEffect, useState } from 'react';

const REFRESH_INTERVAL_MS = 60_000;

/** The current time, updated every minute for texts such as "3 minutes ago". */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
