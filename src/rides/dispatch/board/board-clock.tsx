import { createContext, use } from 'react';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';

/** How often ages and marks are updated. Milliseconds. */
export const BOARD_TICK_MS = 10_000;

/** The board's time. Ages read it from here, so that a tick need not render whole rows of rides. */
export const BoardClock = createContext(new Date(0));

const HOUR = 60;
/** From this many hours on, an age is in whole days. */
const DAYS_FROM_HOURS = 48;

/** Formats the time since or until a moment: "12 min", "2 h 5 min" or "3 d". */
export function useAge(): (at: Date) => string {
  const copy = useDispatchCopy().board;
  const now = use(BoardClock);
  return (at) => {
    const minutes = Math.floor(Math.abs(now.getTime() - at.getTime()) / MINUTE_MS);
    const hours = Math.floor(minutes / HOUR);
    if (hours >= DAYS_FROM_HOURS) return copy.days(Math.floor(hours / 24));
    return hours === 0 ? copy.minutes(minutes) : copy.hours(hours, minutes % HOUR);
  };
}
