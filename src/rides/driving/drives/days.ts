import { dayProblem, weekOf, type DaySpan } from '#domain/shared/time/day-range.ts';
import { plusDays, type Day } from '#domain/shared/time/wall-time.ts';

/** The names of days in the links' addresses. “tomorrow” is not among them. Without days the page lists all rides. */
export const DAYS = ['today', 'yesterday', 'week', 'last-week'] as const;
/** One of `DAYS`, or a day that stands for its week. */
export type NamedDays = (typeof DAYS)[number] | Day;

/** The days that the text of an address names; `undefined` for another text, also for “tomorrow”. */
export function daysIn(text: string | undefined): NamedDays | undefined {
  const known = DAYS.find((each) => each === text);
  return known ?? (text !== undefined && dayProblem(text) === null ? text : undefined);
}

export const isOneDay = (days: NamedDays): boolean => days === 'today' || days === 'yesterday';

export function rangeOfDays(days: NamedDays, today: Day): DaySpan {
  if (days === 'week') return weekOf(today);
  if (days === 'last-week') return weekOf(plusDays(today, -7));
  if (!isOneDay(days)) return weekOf(days);
  const day = days === 'today' ? today : plusDays(today, -1);
  return { from: day, to: day };
}

/** The name of a week in an address: this week and last week by their names, others by their Monday. */
export function weekNamed(monday: Day, today: Day): NamedDays {
  return (['week', 'last-week'] as const).find((days) => rangeOfDays(days, today).from === monday) ?? monday;
}
