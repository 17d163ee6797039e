import { useEffect, useState } from 'react';
import { useFormat, type Format } from '#words/use-format.ts';

const REFRESH_INTERVAL_MS = 60_000;

/** The current time, updated every minute for texts such as "3 minutes ago". */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Relative and exact time; after thirty days only the exact one. Each is on one line, which may wrap on a phone. */
export function RelativeTime({ at, format: given }: { at: Date; format?: Format }) {
  const own = useFormat();
  const format = given ?? own;
  const ago = format.relative(at, useNow());
  const exactly = format.dateTime(at);
  return (
    <time dateTime={at.toISOString()} className="inline-grid tabular-nums min-[26rem]:whitespace-nowrap">
      <span className="font-medium">{ago ?? exactly}</span>
      {ago !== null && (
        <span translate="no" className="text-xs/5 text-ink-soft">
          {exactly}
        </span>
      )}
    </time>
  );
}

/** How long ago, in a row of one line; the exact time is its title. */
export function Ago({ at, format }: { at: Date; format: Format }) {
  const exactly = format.dateTime(at);
  return (
    <time dateTime={at.toISOString()} title={exactly}>
      {format.relative(at, useNow()) ?? exactly}
    </time>
  );
}
