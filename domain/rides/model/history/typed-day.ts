import { dateIn, isoOf, namedBy, plainly, type DayWords } from '../time/typed-time.ts';
import { plusDays, type Day } from '../time/wall-time.ts';
import { weekdayOf } from './day.ts';

/** The words of a language that name days which are over. */
export interface PastDayWords extends Pick<DayWords, 'today' | 'weekdays' | 'months'> {
  readonly yesterday: string;
}

/** A date without a year is the last such day: this year's, or last year's if it has not come yet. */
function lastDate(today: Day, month: number, day: number): Day | null {
  const year = Number(today.slice(0, 4));
  const [here, before] = [isoOf(year, month, day), isoOf(year - 1, month, day)];
  return here !== null && here <= today ? here : before;
}

/**
 * Reads a day of the past as people type it: `yesterday`, `mon` for the last Monday, `16.11.`, `16 Nov`. One with a year may
 * be any day, `16.11.2026`. `null` if it cannot be read.
 */
export function readPastDay(typed: string, today: Day, words: readonly PastDayWords[]): Day | null {
  const text = plainly(typed);
  for (const { today: todays, yesterday, weekdays } of words) {
    if (text === todays) return today;
    if (text === yesterday) return plusDays(today, -1);
    const weekday = namedBy(text, weekdays);
    if (weekday >= 0) return plusDays(today, -((weekdayOf(today) - weekday + 7) % 7));
  }
  // Where a time may follow, this is 20:26.
  const [, date, year] = /^(.*\p{L}.*) (\d{4})$/u.exec(text) ?? [];
  if (date !== undefined) return dateIn(date, words, (month, day) => isoOf(Number(year), month, day));
  return dateIn(text, words, (month, day) => lastDate(today, month, day));
}
