import { DAY_MS, HOUR_MS, SECOND_MS } from '../../../shared/durations.ts';
import { fail, succeed } from '../../../shared/result.ts';
import { parseCorrection } from '../basics/trip-note.ts';
import type { RideResult } from '../errors/ride-error.ts';
import { LONG_SHIFT_HOURS } from '../basics/ride-limits.ts';
import { instantsOf, wallTimeAt, type WallTime } from '../../../shared/time/wall-time.ts';
import type { Shift } from './shift.ts';
import type { DutyTimes, WorkedDuty } from './worked-duty.ts';

/** This device's estimate of the server's time may be some seconds behind. The rules decide. */
const BEHIND_MS = 10 * SECOND_MS;
const isToCome = (at: Date, now: Date) => at.getTime() > now.getTime() + BEHIND_MS;

/** Checks the end of a duty as entered afterwards; `null` means now. Fails with `shift-times-unusable`. */
export function parseDutyEnd({ dutySince }: Shift, until: Date | null, now: Date): RideResult<Date | null> {
  const isUsable = until === null || (until >= dutySince && !isToCome(until, now));
  return isUsable ? succeed(until) : fail({ code: 'shift-times-unusable', from: dutySince, until: now });
}

/** Checks corrected times of a duty. Fails with `shift-times-unusable`, `note-too-short` or `note-too-long`. */
export function parseDutyTimes(duty: WorkedDuty, times: DutyTimes, now: Date): RideResult<DutyTimes> {
  const { since, until } = times;
  const from = new Date(duty.shiftSince.getTime() - DAY_MS);
  if (since < from || isToCome(until, now) || since > until) {
    return fail({ code: 'shift-times-unusable', from, until: now });
  }
  const why = parseCorrection(times.why);
  return why.ok ? succeed({ since, until, why: why.value }) : why;
}

/** Whether a shift is so long that its end may have been forgotten. */
export function isLongShift({ duty, shiftSince }: Shift, now: Date): boolean {
  return duty !== 'off' && now.getTime() - shiftSince.getTime() > LONG_SHIFT_HOURS * HOUR_MS;
}

/**
 * The instant that a typed time means; `null` if the clocks never show it. A field has no seconds, so the minute of a
 * known instant means that instant.
 */
export function instantTyped(typed: WallTime, timeZone: string, known: readonly Date[]): Date | null {
  const same = known.find((at) => wallTimeAt(at, timeZone) === typed);
  return same ?? instantsOf(typed, timeZone)[0] ?? null;
}
