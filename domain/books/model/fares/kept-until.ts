import { DAY_MS, HOUR_MS } from '../../../shared/durations.ts';

const LONGEST_YEAR = 366;

/**
 * When a document of the books is removed: after `years` whole years, counted from the end of this one at the latest.
 * Minus an hour, because the device's clock may be fast and the rules refuse a later time.
 */
export const keptUntil = (now: Date, years: number): Date =>
  new Date(now.getTime() + (years + 1) * LONGEST_YEAR * DAY_MS - HOUR_MS);
