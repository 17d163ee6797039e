import { MINUTE_MS } from './durations.ts';

/** The first whole minute that is not before a moment. */
export function wholeMinuteFrom(at: Date): Date {
  return new Date(Math.ceil(at.getTime() / MINUTE_MS) * MINUTE_MS);
}
