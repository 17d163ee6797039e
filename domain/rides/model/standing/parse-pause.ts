import { fail, succeed, type Result } from '../../../shared/result.ts';
import { isDay } from '../../../shared/time/day.ts';
import type { RideInputError } from '../basics/input-error.ts';
import type { Pause } from './pause.ts';

/** Parses the days of a pause. Fails with `day-unusable` or `last-before-first`. */
export function parsePause({ first, last, why }: Pause): Result<Pause, RideInputError> {
  if (!isDay(first)) return fail({ code: 'day-unusable', field: 'first', day: first });
  if (!isDay(last)) return fail({ code: 'day-unusable', field: 'last', day: last });
  return last < first ? fail({ code: 'last-before-first', field: 'last' }) : succeed({ first, last, why });
}
