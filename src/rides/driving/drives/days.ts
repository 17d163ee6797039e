import { dayProblem, weekOf, type Days as Range } from '#domain/shared/time/day-range.ts';
import { plusDays, type Day } from '#domain/shared/time/wall-time.ts';

/** The days that a driver can choose with one press, as they are in an address; none are all their rides. */
export const DAYS = ['today', 'yesterday', 'week', 'last-week'] as const;
/** Another week is named by a day of it. */
export type Days = (typeof DAYS)[number] | Day;

/** The days that an address names; undefined if it names none. */
export function daysIn(text: string | undefined): Days | undefined {
  const known = DAYS.find((each) => each === text);
  return known ?? (text !== undefined && dayProblem(text) === null ? text : undefined);
}

export const isOneDay = (days: Days): boolean => days === 'today' || days === 'yesterday';

/** The days that are meant. */
export function rangeOf(days: Days, today: Day): Range {
  if (days === 'week') return weekOf(today);
  if (days === 'last-week') return weekOf(plusDays(today, -7));
  if (!isOneDay(days)) return weekOf(days);
  const day = days === 'today' ? today : plusDays(today, -1);
  return { from: day, to: day };
}

/** How a week is named in an address: this one and the last one as the page names them. */
export function weekNamed(monday: Day, today: Day): Days {
  return (['week', 'last-week'] as const).find((days) => rangeOf(days, today).from === monday) ?? monday;
}
