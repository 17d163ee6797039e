import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { dayAt, dayInUtc, plusDays, type Day } from './wall-time.ts';

/** The time from `from`, included, until `until`, excluded. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const inUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is a day in the calendar. */
export function isDay(text: string): boolean {
  return DAY.test(text) && Number.isFinite(inUtc(text)) && dayInUtc(inUtc(text)) === text;
}

export const dayAfter = (day: Day): Day => plusDays(day, 1);

/** Monday is zero. */
export const weekdayOf = (day: Day): number => (new Date(inUtc(day)).getUTCDay() + 6) % 7;

/**
 * The first minute of a day: midnight, or the first later time if the clocks skip midnight. If the zone skips the day,
 * the first minute of the next day. Found by bisection among the instants that are this day somewhere on earth.
 */
function beginOf(day: Day, timeZone: string): Date {
  let before = (inUtc(day) - DAY_MS) / MINUTE_MS;
  let first = (inUtc(day) + DAY_MS) / MINUTE_MS;
  while (first - before > 1) {
    const middle = Math.floor((before + first) / 2);
    if (dayAt(new Date(middle * MINUTE_MS), timeZone) < day) before = middle;
    else first = middle;
  }
  return new Date(first * MINUTE_MS);
}

/** The period from the beginning of the first day to the end of the last day, in the zone. */
export function periodOf(first: Day, last: Day, timeZone: string): Period {
  return { from: beginOf(first, timeZone), until: beginOf(dayAfter(last), timeZone) };
}
