import type { PickUpForm } from '#domain/rides/model/booking/pick-up.ts';
import { wallTimeAt } from '#domain/shared/time/wall-time.ts';
import { HOUR_MS } from '#domain/shared/durations.ts';

/** The pick-up `hours` after `then`, as typed in the zone of `openRideWorld`. */
export function laterForm(then: Date, hours: number): PickUpForm {
  const at = new Date(then.getTime() + hours * HOUR_MS);
  const [date = '', time = ''] = wallTimeAt(at, 'Europe/Berlin').split('T');
  return { kind: 'later', date, time, turn: null };
}
