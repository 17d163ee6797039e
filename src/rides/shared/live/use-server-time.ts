import { useEffect, useState, useEffectEvent } from 'react';
import { MINUTE_MS, SECOND_MS } from '#domain/shared/durations.ts';
import { useRides } from '../use-rides.ts';

/** The server's time as known to this device, updated every `everyMs` milliseconds. */
export function useServerTime(everyMs = SECOND_MS): Date {
  const { serverTime } = useRides();
  const [now, setNow] = useState(serverTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverTime()), everyMs);
    return () => clearInterval(timer);
  }, [serverTime, everyMs]);
  return now;
}

/** The server's time, updated only soon after these moments, so that a long list is not rendered every second. */
export function useServerTimeAt(moments: readonly Date[]): Date {
  const { serverTime } = useRides();
  const [known, setKnown] = useState(serverTime);
  const check = useEffectEvent(() => {
    const now = serverTime();
    if (moments.some((moment) => known < moment && moment <= now)) setKnown(now);
  });
  useEffect(() => {
    const timer = setInterval(check, SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return known;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** "4:59", or "1:04:59" from an hour on. */
function clockOf(seconds: number): string {
  const padded = (part: number) => String(part).padStart(2, '0');
  const rest = padded(seconds % MINUTE);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  return seconds < HOUR ? `${minutes}:${rest}` : `${Math.floor(seconds / HOUR)}:${padded(minutes)}:${rest}`;
}

/** The whole minutes since a time of the server's clock. A time that is still ahead on this device gives 0. */
export function minutesSince(since: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS));
}

/**
 * The seconds left until a time of the server's clock, at least 1; `null` from one second after it. A countdown must
 * not end early, and no device knows the server's time exactly.
 */
function secondsLeft(until: Date, now: Date): number | null {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / SECOND_MS);
  return seconds < 0 ? null : Math.max(1, seconds);
}

/** The time left until a deadline, such as "4:59"; `null` from one second after it. */
export function remainingTime(until: Date, now: Date): string | null {
  const seconds = secondsLeft(until, now);
  return seconds === null ? null : clockOf(seconds);
}

/** The minutes left, rounded up; `null` from one second after the end. */
export function minutesLeft(until: Date, now: Date): number | null {
  const seconds = secondsLeft(until, now);
  return seconds === null ? null : Math.ceil(seconds / MINUTE);
}
