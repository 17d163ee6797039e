import { fail, succeed, type Result } from '../../../shared/result.ts';
import { MINUTE_MS } from '../../../shared/durations.ts';
import type { RideInputError } from '../basics/input-error.ts';
import { dayAt, instantsOf, plusDays } from '../../../shared/time/wall-time.ts';
import type { Ride } from '../ride/ride.ts';

/** The earliest time of the next step: the last step's reported or stored time. The rules accept no earlier time. */
export function saidFrom({ log, changedAt }: Pick<Ride, 'log' | 'changedAt'>): Date {
  const last = log.at(-1);
  return last?.saidAt ?? last?.at ?? changedAt;
}

const TIME = /^\d{2}:\d{2}$/;

/**
 * Parses the reported time of a step, such as `09:05`. Returns the last instant at which the clocks of the zone showed
 * it. An empty text means now, and gives `undefined`. The minute of the last step means the time of that step. Fails
 * with `time-required`, `time-skipped` or `said-out-of-range`.
 */
export function parseSaidTime(
  text: string,
  ride: Pick<Ride, 'log' | 'changedAt'>,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Result<Date | undefined, readonly RideInputError[]> {
  if (text === '') return succeed(undefined);
  if (!TIME.test(text)) return fail([{ code: 'time-required' }]);
  const today = dayAt(now, timeZone);
  const at = [plusDays(today, -1), today]
    .flatMap((day) => instantsOf(`${day}T${text}`, timeZone))
    .findLast((instant) => instant <= now);
  if (at === undefined) return fail([{ code: 'time-skipped', time: text }]);
  const from = saidFrom(ride);
  const isSameMinute = Math.floor(at.getTime() / MINUTE_MS) === Math.floor(from.getTime() / MINUTE_MS);
  if (at < from && !isSameMinute) return fail([{ code: 'said-out-of-range', from, until: now }]);
  return succeed(at < from ? from : at);
}
