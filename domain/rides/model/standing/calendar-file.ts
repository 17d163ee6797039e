import { fail, succeed, type Result } from '../../../shared/result.ts';
import { dayAfter, isDay } from '../../../shared/time/day.ts';
import { dayIn, plusDays, wallTimeAt, type Day, type WallTime } from '../../../shared/time/wall-time.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { LONGEST_AREA, MOST_CLOSED_DAYS } from '../basics/ride-limits.ts';
import type { ClosedDay } from './closed-days.ts';

/** The largest calendar that is read. Bytes. */
export const LARGEST_CALENDAR = 2_000_000;

/** Why a whole file is refused: it is no iCalendar, or has no event that covers a day from today on. */
export type CalendarFlaw = 'no-calendar' | 'no-days';

/** What is read of a calendar, and what is left out. */
export interface CalendarDays {
  /** In order, each day once. Of more than can be stored there is one too many, which storing refuses. */
  readonly days: readonly ClosedDay[];
  /** How many events last only a part of a day. */
  readonly timed: number;
  /** The names of events that repeat: which days they mean is not worked out. */
  readonly repeated: readonly string[];
}

interface Property {
  readonly name: string;
  readonly params: string;
  readonly value: string;
}

const PROPERTY = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:]*))*):(.*)$/i;

/** The lines of RFC 5545: one that begins with a space or a tab continues the line before. */
function propertiesIn(text: string): readonly Property[] {
  return text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/[\r\n]+/)
    .flatMap((line) => {
      const [, name = '', params = '', value = ''] = PROPERTY.exec(line) ?? [];
      return name === '' ? [] : { name: name.toUpperCase(), params: params.toUpperCase(), value };
    });
}

/** The properties of each event, without those of its alarms. */
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

/** A day as its midnight, or the time on the clocks of the event’s own zone; of UTC, on those of the service. */
function wallOf(property: Property | undefined, timeZone: string): WallTime | null {
  const [whole, year, month, date, hour = '00', minute = '00', utc] = TIME.exec(property?.value ?? '') ?? [];
  const day = `${year}-${month}-${date}`;
  if (whole === undefined || !isDay(day)) return null;
  const wall = `${day}T${hour}:${minute}`;
  const at = new Date(`${wall}:00Z`);
  if (Number.isNaN(at.getTime())) return null;
  return utc === 'Z' ? wallTimeAt(at, timeZone) : wall;
}

/** Of whole days or weeks. */
const DURATION = /^P(\d{1,3})([DW])$/;

const isMidnight = (wall: WallTime) => wall.endsWith('T00:00');

/** The first day and the day after the last one; `null` for an event that is only a part of a day, or unreadable. */
function spanOf(event: ReadonlyMap<string, Property>, timeZone: string): readonly [Day, Day] | null {
  const begin = wallOf(event.get('DTSTART'), timeZone);
  if (begin === null || !isMidnight(begin)) return null;
  const end = wallOf(event.get('DTEND'), timeZone);
  const first = dayIn(begin);
  if (end !== null) return isMidnight(end) && end > begin ? [first, dayIn(end)] : null;
  const lasts = event.get('DURATION')?.value;
  if (lasts === undefined) return event.has('DTEND') ? null : [first, dayAfter(first)];
  const [, count = '0', unit] = DURATION.exec(lasts) ?? [];
  const days = Number(count) * (unit === 'W' ? 7 : 1);
  return days === 0 ? null : [first, plusDays(first, days)];
}

/**
 * Reads the days of an iCalendar file that a whole-day event covers, from today on, with the names of the events. A time from
 * midnight to midnight is a whole day, too. Repeated, cancelled and past events are left out.
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
  let timed = 0;
  for (const event of eventsIn(properties)) {
    if (event.get('STATUS')?.value.toUpperCase() === 'CANCELLED') continue;
    const name = summaryOf(event).slice(0, LONGEST_AREA).trim();
    if (event.has('RRULE') || event.has('RDATE')) {
      repeated.add(name);
      continue;
    }
    const span = spanOf(event, timeZone);
    if (span === null) timed += 1;
    else {
      const [first, end] = span;
      const begin = first < today ? today : first;
      for (let day = begin; day < end && named.size <= MOST_CLOSED_DAYS; day = plusDays(day, 1))
        named.set(day, named.get(day) || name);
    }
  }
  if (named.size === 0 && repeated.size === 0 && timed === 0) return fail('no-days');
  const days = [...named].map(([day, name]) => typedText(`${day} ${name}`)).toSorted();
  return succeed({ days, timed, repeated: [...repeated] });
}
