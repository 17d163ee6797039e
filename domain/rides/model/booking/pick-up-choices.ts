import { DAY_MS, MINUTE_MS } from '../../../shared/durations.ts';
import {
  dayAt,
  dayIn,
  instantsOf,
  plusDays,
  wallTimeAt,
  type Day,
  type WallTime,
} from '../../../shared/time/wall-time.ts';
import { bookableTimes, type Bookable, type PickUpForm } from './pick-up.ts';

/** A pick-up that a passenger chooses with one press. */
export interface PickUpChoice {
  /** Counted from now, or from the present pick-up of a ride that is moved. Negative if earlier. */
  readonly minutes: number;
  readonly form: PickUpForm;
}

/** The times of a picker, `00:00` to `23:55`. */
const TIMES = Array.from({ length: 24 * 12 }, (_, step) =>
  [Math.floor(step / 12), (step % 12) * 5].map((part) => String(part).padStart(2, '0')).join(':'),
);

const AHEAD = [30, 60, 120];
const MOVES = [-15, 15, 30, 60];
/** A pick-up ahead of now is rounded up to a multiple of these minutes, because no one books for 17:03. */
const ROUND = 5;

export function pickUpFormAt(at: Date, timeZone: string): PickUpForm {
  const wall = wallTimeAt(at, timeZone);
  const [, second] = instantsOf(wall, timeZone);
  const isSecond = second?.getTime() === Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
  const turn = second === undefined ? null : isSecond ? 'second' : 'first';
  return { kind: 'later', date: dayIn(wall), time: wall.slice('yyyy-mm-ddT'.length), turn };
}

/** The bookable choices: `AHEAD` minutes from now, or `MOVES` minutes from the pick-up of a moved ride. */
export function pickUpChoices(service: Bookable, moved: Date | null): readonly PickUpChoice[] {
  const { from, until } = bookableTimes(service);
  const roundMs = ROUND * MINUTE_MS;
  const ahead = (minutes: number) =>
    Math.ceil((service.now.getTime() + minutes * MINUTE_MS) / roundMs) * roundMs;
  return (moved === null ? AHEAD : MOVES).flatMap((minutes) => {
    const at = new Date(moved === null ? ahead(minutes) : moved.getTime() + minutes * MINUTE_MS);
    return at < from || at > until ? [] : [{ minutes, form: pickUpFormAt(at, service.settings.timeZone) }];
  });
}

/** The days on which a pick-up can be booked, soonest first. */
export function bookableDays(service: Bookable): readonly Day[] {
  const { from, until } = bookableTimes(service);
  const [first, last] = [from, until].map((at) => dayAt(at, service.settings.timeZone));
  const days: Day[] = [];
  for (let day = first ?? ''; day <= (last ?? ''); day = plusDays(day, 1)) days.push(day);
  return days;
}

/** Clocks are put forward by whole half hours. */
const HALF_HOUR_MS = 30 * MINUTE_MS;
const HALF_HOURS = 48;

const halfHourOf = (wall: WallTime) => `${wall.slice(0, -2)}${wall.slice(-2) < '30' ? '00' : '30'}`;

/** The half hours that the clocks show on a day, within 12 hours of noon. `null` if the clocks skip none. */
function shownHalfHours(day: Day, timeZone: string): ReadonlySet<WallTime> | null {
  const noonOf = (each: Day) => instantsOf(`${each}T12:00`, timeZone)[0]?.getTime() ?? 0;
  if (noonOf(plusDays(day, 1)) - noonOf(plusDays(day, -1)) >= 2 * DAY_MS) return null;
  const first = noonOf(day) - (HALF_HOURS / 2) * HALF_HOUR_MS;
  const at = (half: number) => new Date(first + half * HALF_HOUR_MS);
  return new Set(Array.from({ length: HALF_HOURS }, (_, half) => wallTimeAt(at(half), timeZone)));
}

/** The bookable times that the clocks show on a day, in steps of five minutes. For an empty day all times. */
export function bookableClock(service: Bookable, day: Day): readonly string[] {
  if (day === '') return TIMES;
  const { timeZone } = service.settings;
  const { from, until } = bookableTimes(service);
  const [first = '', last = ''] = [from, until].map((at) => wallTimeAt(at, timeZone));
  const shown = shownHalfHours(day, timeZone);
  return TIMES.filter((time) => {
    const wall = `${day}T${time}`;
    return wall >= first && wall <= last && (shown?.has(halfHourOf(wall)) ?? true);
  });
}
