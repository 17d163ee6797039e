import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { useBooks } from '../use-books.ts';

/** The present on the service's clocks, read anew each minute: a page may stay open for days. */
export function useMinute(): Date {
  const { now } = useBooks().firmTariffs;
  const [minute, setMinute] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMinute(now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [now]);
  return minute;
}
