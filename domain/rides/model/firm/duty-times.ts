import { DAY_MS } from '../../../shared/durations.ts';
import { fail, succeed } from '../../../shared/result.ts';
import { parseCorrection } from '../booking/trip-note.ts';
import type { RideResult } from '../errors/ride-error.ts';
import type { Shift } from './shift.ts';
import type { DutyTimes, WorkedDuty } from './worked-duty.ts';

/** When a duty ended of which nobody pressed the end; `null` for now. Fails with `shift-times-unusable`. */
export function parseDutyEnd({ dutySince }: Shift, until: Date | null, now: Date): RideResult<Date | null> {
  const isUsable = until === null || (until >= dutySince && until <= now);
  return isUsable ? succeed(until) : fail({ code: 'shift-times-unusable', from: dutySince, until: now });
}

/** Other times of a duty, with the reason. Fails with `shift-times-unusable`, `note-too-short` and `note-too-long`. */
export function parseDutyTimes(duty: WorkedDuty, times: DutyTimes, now: Date): RideResult<DutyTimes> {
  const { since, until } = times;
  const from = new Date(duty.shiftSince.getTime() - DAY_MS);
  if (since < from || until > now || since > until) {
    return fail({ code: 'shift-times-unusable', from, until: now });
  }
  const why = parseCorrection(times.why);
  return why.ok ? succeed({ since, until, why: why.value }) : why;
}
