import { DAY_MS, HOUR_MS } from '../../../shared/durations.ts';

const LONGEST_YEAR = 366;

/**
 * When a document of the books is removed: at least `years` whole years after the end of this year. The rules limit the
 * time. An hour is subtracted, because the device's clock may be fast.
 */
export const keptUntil = (now: Date, years: number): Date =>
  new Date(now.getTime() + (years + 1) * LONGEST_YEAR * DAY_MS - HOUR_MS);
