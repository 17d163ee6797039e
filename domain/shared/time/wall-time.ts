import { DAY_MS, MINUTE_MS } from '../durations.ts';

/**
 * The time on the clocks of a zone, such as `2026-03-29T02:30`. It is no instant: on two days a year many clocks skip
 * some times, or show them twice (R21).
 */
export type WallTime = string;

/** A day of the calendar, such as `2026-11-22`. The zone decides when it begins. */
export type Day = string;

const WALL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/** Creating a formatter takes longer than using it a hundred times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

/** The time on the zone's clocks at an instant. `timeZone` is an IANA name; an unknown one throws. */
export function wallTimeAt(at: Date, timeZone: string): WallTime {
  const parts = formatterOf(timeZone).formatToParts(at);
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** The day of a wall time, or of a text of ISO 8601. */
export const dayIn = (time: WallTime): Day => time.slice(0, 'yyyy-mm-dd'.length);

export const dayAt = (at: Date, timeZone: string): Day => dayIn(wallTimeAt(at, timeZone));

/** The day of an instant in UTC. */
export const dayInUtc = (at: number): Day => dayIn(new Date(at).toISOString());

/** The day so many days later, counted in UTC, where all days have the same length. */
export const plusDays = (day: Day, days: number): Day =>
  dayInUtc(Date.parse(`${day}T00:00Z`) + days * DAY_MS);

/** The instant of a time on clocks in UTC; `null` for another text, or if the date does not exist (30 February). */
function asInUtc(wall: WallTime): number | null {
  const [, ...numbers] = WALL.exec(wall) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = numbers.map(Number);
  const at = Date.UTC(year, month - 1, day, hour, minute);
  return Number.isFinite(at) && wallTimeAt(new Date(at), 'UTC') === wall ? at : null;
}

/** How far the clocks of a zone are ahead of UTC. Milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const minute = Math.floor(at / MINUTE_MS) * MINUTE_MS;
  return (asInUtc(wallTimeAt(new Date(minute), timeZone)) ?? minute) - minute;
}

/**
 * The instants at which the clocks of a zone show this time, the earlier one first. Usually there is one. There are two
 * if the clocks show it twice. There is none if they skip it, or if the text is no time on an existing day.
 */
export function instantsOf(wall: WallTime, timeZone: string): readonly Date[] {
  const utc = asInUtc(wall);
  if (utc === null) return [];
  // No zone is more than a day ahead or behind, and none changes its clocks twice within two days. So the offset is one
  // of these two.
  const offsets = new Set([offsetAt(utc - DAY_MS, timeZone), offsetAt(utc + DAY_MS, timeZone)]);
  return [...offsets]
    .map((offset) => utc - offset)
    .filter((at) => wallTimeAt(new Date(at), timeZone) === wall)
    .toSorted((one, other) => one - other)
    .map((at) => new Date(at));
}
