import { createContext, use } from 'react';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';

/** How often ages and marks are updated. Milliseconds. */
export const BOARD_TICK_MS = 10_000;

/** The board's time. When it ticks, the ages of all rows are rendered together, and nothing else. */
export const BoardClock = createContext(new Date(0));

const HOUR = 60;

/** The time since or until a moment: "12 min" or "2 h 5 min". */
export function useAge(): (at: Date) => string {
  const copy = useDispatchCopy().board;
  const now = use(BoardClock);
  return (at) => {
    const minutes = Math.floor(Math.abs(now.getTime() - at.getTime()) / MINUTE_MS);
    return minutes < HOUR ? copy.minutes(minutes) : copy.hours(Math.floor(minutes / HOUR), minutes % HOUR);
  };
}
