import { fail, succeed, type Result } from '../../../shared/result.ts';
import { dayAfter, isDay } from '../../../shared/time/day.ts';
import { dayIn, plusDays, wallTimeAt, type Day, type WallTime } from '../../../shared/time/wall-time.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { LONGEST_AREA, MOST_CLOSED_DAYS } from '../basics/ride-limits.ts';
import type { ClosedDay } from './closed-days.ts';

/** The largest calendar that is read. Bytes. */
export const LARGEST_CALENDAR = 2_000_000;

/** Why a whole file is refused. `no-days`: it has nothing for `CalendarDays`. */
export type CalendarFlaw = 'no-calendar' | 'no-days';

/** The days that were read from a calendar, and the events that were not read. */
export interface CalendarDays {
  /** In order, each day once. Too many days are cut to one more than can be stored. Storing refuses this list. */
  readonly days: readonly ClosedDay[];
  /** How many coming events are not whole days. */
  readonly timed: number;
  /** How many events have an unreadable time, or end before they begin. */
  readonly unreadable: number;
  /** The names of repeated events, whose days are not computed. */
  readonly repeated: readonly string[];
}

interface Property {
  readonly name: string;
  readonly params: string;
  readonly value: string;
}

const PROPERTY = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:]*))*):(.*)$/i;

/** The properties of RFC 5545. A line that begins with a space or a tab continues the line before. */
function propertiesIn(text: string): readonly Property[] {
  return text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/[\r\n]+/)
    .flatMap((line) => {
      const [, name = '', params = '', value = ''] = PROPERTY.exec(line) ?? [];
      return name === '' ? [] : { name: name.toUpperCase(), params: params.toUpperCase(), value };
    });
}

/** The properties of each event, without the properties of its alarms. */
function eventsIn(properties: readonly Property[]): readonly ReadonlyMap<string, Property>[] {
  const events: Map<string, Property>[] = [];
  const within: string[] = [];
  for (const property of properties) {
    const part = property.value.toUpperCase();
    if (property.name === 'BEGIN') {
      within.push(part);
      if (part === 'VEVENT') events.push(new Map());
    } else if (property.name === 'END') within.pop();
    else if (within.at(-1) === 'VEVENT') events.at(-1)?.set(property.name, property);
  }
  return events;
}

const summaryOf = (event: ReadonlyMap<string, Property>) =>
  typedText((event.get('SUMMARY')?.value ?? '').replaceAll(/\\n/gi, ' ').replaceAll(/\\([\\;,])/g, '$1'));

const TIME = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z?))?$/;

/** A time of an event; a day is its midnight. `null` if unreadable. Only UTC is converted to the service’s zone. */
function wallOf(property: Property | undefined, timeZone: string): WallTime | null {
  const [whole, year, month, date, hour = '00', minute = '00', utc] = TIME.exec(property?.value ?? '') ?? [];
  const day = `${year}-${month}-${date}`;
  if (whole === undefined || !isDay(day)) return null;
  const wall = `${day}T${hour}:${minute}`;
  const at = new Date(`${wall}:00Z`);
  if (Number.isNaN(at.getTime())) return null;
  return utc === 'Z' ? wallTimeAt(at, timeZone) : wall;
}

/** A length in whole days or weeks. */
const DURATION = /^P(\d{1,3})([DW])$/;

const isMidnight = (wall: WallTime) => wall.endsWith('T00:00');

interface Span {
  readonly first: Day;
  /** The day after the last day. */
  readonly end: Day;
  /** Whether the event lasts whole days. */
  readonly isWhole: boolean;
}

/** The days of an event; `null` if one of its times is unreadable, or its end is before its begin. */
function spanOf(event: ReadonlyMap<string, Property>, timeZone: string): Span | null {
  const begin = wallOf(event.get('DTSTART'), timeZone);
  if (begin === null) return null;
  const first = dayIn(begin);
  const aDay = { first, end: dayAfter(first), isWhole: isMidnight(begin) };
  if (event.has('DTEND')) {
    const end = wallOf(event.get('DTEND'), timeZone);
    if (end === null || end < begin) return null;
    // Some programs write the same day as begin and as end of a whole day.
    if (end === begin) return { ...aDay, isWhole: event.get('DTSTART')?.value === first.replaceAll('-', '') };
    return aDay.isWhole && isMidnight(end)
      ? { first, end: dayIn(end), isWhole: true }
      : { first, end: dayAfter(dayIn(end)), isWhole: false };
  }
  const lasts = event.get('DURATION')?.value;
  if (lasts === undefined) return aDay;
  const [, count = '0', unit] = DURATION.exec(lasts) ?? [];
  const days = Number(count) * (unit === 'W' ? 7 : 1);
  return days === 0 ? { ...aDay, isWhole: false } : { ...aDay, end: plusDays(first, days) };
}

/** Shortens a name to `LONGEST_AREA`, without half a character at its end. */
const shortened = (name: string) =>
  name
    .slice(0, LONGEST_AREA)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/**
 * Reads the days of whole-day events from an iCalendar file, from today on, with the names of the events. An event from
 * midnight to midnight counts, too. Cancelled events and past events that do not repeat are left out.
 */
export function readCalendar(
  text: string,
  { today, timeZone }: { readonly today: Day; readonly timeZone: string },
): Result<CalendarDays, CalendarFlaw> {
  const properties = propertiesIn(text);
  if (!properties.some(({ name, value }) => name === 'BEGIN' && value.toUpperCase() === 'VCALENDAR'))
    return fail('no-calendar');
  const named = new Map<Day, string>();
  const repeated = new Set<string>();
  let [timed, unreadable] = [0, 0];
  for (const event of eventsIn(properties)) {
    if (event.get('STATUS')?.value.toUpperCase() === 'CANCELLED') continue;
    const name = shortened(summaryOf(event));
    if (event.has('RRULE') || event.has('RDATE')) {
      repeated.add(name);
      continue;
    }
    const span = spanOf(event, timeZone);
    if (span === null) unreadable += 1;
    else if (span.end > today && !span.isWhole) timed += 1;
    else {
      const begin = span.first < today ? today : span.first;
      for (let day = begin; day < span.end && named.size <= MOST_CLOSED_DAYS; day = plusDays(day, 1))
        named.set(day, named.get(day) || name);
    }
  }
  if (named.size + repeated.size + timed + unreadable === 0) return fail('no-days');
  const days = [...named].map(([day, name]) => typedText(`${day} ${name}`)).toSorted();
  return succeed({ days, timed, unreadable, repeated: [...repeated] });
}
