import { MINUTE_MS } from './durations.ts';

/** A moment, rounded up to a whole minute. */
export function wholeMinuteFrom(at: Date): Date {
  return new Date(Math.ceil(at.getTime() / MINUTE_MS) * MINUTE_MS);
}
