import { DAY_MS, MINUTE_MS } from '#domain/shared/durations.ts';
import type { Period } from './activity-search.ts';

const DAYS = { week: 7, month: 30 } as const;

/** When the period begins, rounded to a minute, so that all pages that are turned have the same beginning. */
export function beginOf(period: Period | undefined, now: Date): Date | null {
  if (period === undefined) return null;
  return new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS - DAYS[period] * DAY_MS);
}
