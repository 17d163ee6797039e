import { weekOf, EARLIEST_DAY, LATEST_DAY, type Days as Range } from '#domain/shared/time/day-range.ts';
import { isDay } from '#domain/shared/time/day.ts';
import { plusDays, type Day } from '#domain/shared/time/wall-time.ts';

/** The days that a driver can choose with one press, as they are in an address; none are all their rides. */
export const DAYS = ['today', 'yesterday', 'week', 'last-week'] as const;
/** Another week is named by a day of it. */
export type Days = (typeof DAYS)[number] | Day;

export interface DaysSearch {
  readonly days?: Days | undefined;
}

export function daysSearch({ days }: Record<string, unknown>): DaysSearch {
  const known = DAYS.find((each) => each === days);
  if (known !== undefined || typeof days !== 'string' || !isDay(days)) return { days: known };
  return { days: days >= EARLIEST_DAY && days <= LATEST_DAY ? days : undefined };
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
