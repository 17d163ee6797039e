import { isDay } from '#domain/shared/time/day.ts';
import { presetRange, type DaySpan } from '#domain/shared/time/day-range.ts';
import { plusDays, type Day } from '#domain/shared/time/wall-time.ts';

/** The most days of a period: a leap year. */
const MOST_DAYS = 366;

interface AddressedDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * The days in an address: only `to` means that day, only `from` the days until today, and neither this month until
 * today. `null` if invalid or more than `MOST_DAYS`.
 */
export function periodIn({ from, to }: AddressedDays, today: Day): DaySpan | null {
  const month = presetRange('thisMonth', today);
  const days = from === undefined && to === undefined ? month : { from: from ?? to ?? '', to: to ?? today };
  const isPeriod = isDay(days.from) && isDay(days.to) && days.from <= days.to;
  return isPeriod && plusDays(days.from, MOST_DAYS) > days.to ? days : null;
}
