import { dayProblem } from '#domain/shared/time/day-range.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';

/** The day in an address; `today` if the address has no valid one. */
export function dayOfAddress(text: string | undefined, today: Day): Day {
  return text !== undefined && dayProblem(text) === null ? text : today;
}
