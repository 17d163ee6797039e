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
 * The days in an address. Only `to` means that day; only `from` means until today; neither means this month until
 * today. `null` for invalid days, or more than `MOST_DAYS`.
 */
export function periodIn({ from, to }: AddressedDays, today: Day): DaySpan | null {
  const month = presetRange('thisMonth', today);
  const days = from === undefined && to === undefined ? month : { from: from ?? to ?? '', to: to ?? today };
  const isPeriod = isDay(days.from) && isDay(days.to) && days.from <= days.to;
  return isPeriod && plusDays(days.from, MOST_DAYS) > days.to ? days : null;
}
