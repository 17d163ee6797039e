import { MINUTE_MS, SECOND_MS } from '../../../shared/durations.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import type { RideInputError } from '../basics/input-error.ts';
import { LONGEST_HORIZON } from '../basics/ride-limits.ts';
import type { RideSettings } from '../firm/settings.ts';
import { dayAt, dayIn, instantsOf, type WallTime } from '../../../shared/time/wall-time.ts';

/** When a passenger wants to be picked up: now, or at a time on the service's clocks (rides R21). */
export type PickUp =
  | { readonly kind: 'now' }
  | { readonly kind: 'later'; readonly at: Date; readonly wall: WallTime };

/** A pick-up as typed. Date and time are `2026-03-29` and `02:30`, or empty. */
export interface PickUpForm {
  readonly kind: PickUp['kind'];
  readonly date: string;
  readonly time: string;
  /** The instant that is meant, if the clocks show this time twice; `null` if no one has chosen. */
  readonly turn: 'first' | 'second' | null;
}

export const PICK_UP_NOW: PickUpForm = { kind: 'now', date: '', time: '', turn: null };

/** Whether two forms mean the same time. In a repeated hour the turn counts, too. */
export const isSamePickUp = (one: PickUpForm, other: PickUpForm): boolean =>
  one.kind === other.kind &&
  (one.kind === 'now' || (one.date === other.date && one.time === other.time && one.turn === other.turn));

/** The settings and the time that decide whether a pick-up can be booked. */
export interface Bookable {
  readonly settings: Pick<RideSettings, 'timeZone' | 'lead' | 'horizon'>;
  readonly now: Date;
}

/** The settings for a booking by dispatch. The firm's lead and horizon bind only passengers (D112). */
export function forDispatch<Settings extends Bookable['settings']>(settings: Settings): Settings {
  return { ...settings, lead: 0, horizon: LONGEST_HORIZON };
}

/** The earliest and the latest pick-up that can be booked, to the minute. */
export function bookableTimes({ settings, now }: Bookable): { readonly from: Date; readonly until: Date } {
  const toMinute = (time: number) => new Date(time * MINUTE_MS);
  const after = (seconds: number) => (now.getTime() + seconds * SECOND_MS) / MINUTE_MS;
  // The rules refuse a pick-up exactly at the lead.
  return {
    from: toMinute(Math.floor(after(settings.lead)) + 1),
    until: toMinute(Math.floor(after(settings.horizon))),
  };
}

/** The instants of a typed time. There are two if the clocks show the time twice, none if they skip it. */
export function typedInstants({ date, time }: PickUpForm, timeZone: string): readonly Date[] {
  return instantsOf(`${date}T${time}`, timeZone);
}

/** Parses a pick-up, bookable or not. Fails with `date-required`, `time-required`, `time-skipped` or `time-twice`. */
export function readPickUp(form: PickUpForm, timeZone: string): Result<PickUp, readonly RideInputError[]> {
  if (form.kind === 'now') return succeed({ kind: 'now' });
  const missing: RideInputError[] = [];
  if (form.date === '') missing.push({ code: 'date-required' });
  if (form.time === '') missing.push({ code: 'time-required' });
  if (missing.length > 0) return fail(missing);
  const [first, second] = typedInstants(form, timeZone);
  if (first === undefined) return fail([{ code: 'time-skipped', time: form.time }]);
  if (second !== undefined && form.turn === null) return fail([{ code: 'time-twice', time: form.time }]);
  const at = form.turn === 'second' && second !== undefined ? second : first;
  return succeed({ kind: 'later', at, wall: `${form.date}T${form.time}` });
}

/** Refuses a pick-up outside the bookable times with `pick-up-too-soon` or `pick-up-too-late`. */
export function toBookable(pickUp: PickUp, service: Bookable): Result<PickUp, RideInputError> {
  if (pickUp.kind === 'now') return succeed(pickUp);
  const { at, wall } = pickUp;
  const { from, until } = bookableTimes(service);
  // On the day of the limit the time must be corrected, on any other day the date.
  const fieldBeside = (limit: Date) =>
    dayAt(limit, service.settings.timeZone) === dayIn(wall) ? 'time' : 'date';
  if (at < from) return fail({ code: 'pick-up-too-soon', from, field: fieldBeside(from) });
  if (at > until) return fail({ code: 'pick-up-too-late', until, field: fieldBeside(until) });
  return succeed(pickUp);
}

/** Parses a pick-up that must be bookable. Fails like `readPickUp` and `toBookable`. */
export function parsePickUp(form: PickUpForm, service: Bookable): Result<PickUp, readonly RideInputError[]> {
  const read = readPickUp(form, service.settings.timeZone);
  if (!read.ok) return read;
  const pickUp = toBookable(read.value, service);
  return pickUp.ok ? pickUp : fail([pickUp.error]);
}
