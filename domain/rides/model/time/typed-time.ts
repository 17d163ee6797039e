import { HOUR_MS, MINUTE_MS } from '../../../shared/durations.ts';
import { dayAt, plusDays, wallTimeAt, type Day } from './wall-time.ts';

/** The words of a language that name days. */
export interface DayWords {
  readonly today: string;
  readonly tomorrow: string;
  /** From Monday to Sunday. */
  readonly weekdays: readonly string[];
  /** From January to December. */
  readonly months: readonly string[];
}

/** Typed is one text, `tomorrow 730`. What it leaves out is `null`. */
export interface TypedTime {
  readonly day: Day | null;
  /** `07:30` */
  readonly time: string | null;
}

interface Now {
  readonly now: Date;
  /** An IANA name. */
  readonly timeZone: string;
  /**
   * The time that is changed, if one is: `+15` and `-15` count from it, and a time alone is on its day unless that is over.
   */
  readonly changing?: Date | undefined;
  /** Any language's words count: a dispatcher may work in one and read the other. */
  readonly words: readonly DayWords[];
}

/** Enough of a weekday or a month to tell it from others. */
const SHORTEST_WORD = 2;

const pad = (value: number) => String(value).padStart(2, '0');

/** `730`, `7:30`, `7.30`, `7h30`, `19`, `7pm`; `null` for anything else, such as `2575`. */
function timeIn(typed: string): string | null {
  const found = /^(\d{1,2})(?:[:.h]?([0-5]\d))?(am|pm)?$/.exec(typed);
  if (found === null) return null;
  const [, hours = '', minutes = '00', half] = found;
  const hour = Number(hours);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    return `${pad((hour % 12) + (half === 'pm' ? 12 : 0))}:${minutes}`;
  }
  return hour > 23 ? null : `${pad(hour)}:${minutes}`;
}

/** `+45` minutes, `+1:30` or `+2h` ahead, and `-15` back. Milliseconds. */
function aheadIn(typed: string): number | null {
  const [sign, rest] = [typed.startsWith('-') ? -1 : 1, typed.slice(1)];
  if (!/^[+-]/.test(typed)) return null;
  const minutes = /^(\d{1,4})(?:min|m)?$/.exec(rest)?.[1];
  if (minutes !== undefined) return sign * Number(minutes) * MINUTE_MS;
  const [, hours, more = '0'] = /^(\d{1,2})(?:h|:([0-5]\d))$/.exec(rest) ?? [];
  return hours === undefined ? null : sign * (Number(hours) * HOUR_MS + Number(more) * MINUTE_MS);
}

export const isoOf = (year: number, month: number, day: number): Day | null => {
  const at = new Date(Date.UTC(year, month - 1, day));
  const iso = at.toISOString().slice(0, 'yyyy-mm-dd'.length);
  // 30 February would otherwise be 2 March.
  return iso === `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}` ? iso : null;
};

/** Which of the names begins with what is typed; -1 for none. */
export const namedBy = (typed: string, names: readonly string[]) =>
  typed.length < SHORTEST_WORD
    ? -1
    : names.findIndex((name) => name.toLocaleLowerCase().startsWith(typed.replace(/\.$/, '')));

/** A date without a year is the next such day: this year's, or next year's once it is over. */
function nextDate(today: Day, month: number, day: number): Day | null {
  const year = Number(today.slice(0, 4));
  const [here, next] = [isoOf(year, month, day), isoOf(year + 1, month, day)];
  return here !== null && here >= today ? here : next;
}

/** Typed text as all of this reads it. */
export const plainly = (typed: string) =>
  typed.trim().toLocaleLowerCase().replaceAll(',', ' ').replaceAll(/\s+/g, ' ');

/**
 * `14.5.`, `14/5`, `14.5.2026`, `2026-05-14`, `14 May` or `May 14`. Which year a date without one means, its
 * caller decides.
 */
export function dateIn(
  typed: string,
  words: readonly Pick<DayWords, 'months'>[],
  dated: (month: number, day: number) => Day | null,
): Day | null {
  const [, year = '', isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? [];
  if (isoMonth !== undefined) return isoOf(Number(year), Number(isoMonth), Number(isoDay));
  const numbers = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4})?)?$/.exec(typed);
  if (numbers !== null) {
    const [, day, month, inYear] = numbers;
    return inYear === undefined
      ? dated(Number(month), Number(day))
      : isoOf(Number(inYear), Number(month), Number(day));
  }
  const dayFirst = /^(\d{1,2})\.? ?(\p{L}+)\.?$/u.exec(typed);
  const [, name, day] = /^(\p{L}+)\.? ?(\d{1,2})\.?$/u.exec(typed) ?? [null, dayFirst?.[2], dayFirst?.[1]];
  if (name === undefined) return null;
  const month = words.map(({ months }) => namedBy(name, months)).find((found) => found >= 0);
  return month === undefined ? null : dated(month + 1, Number(day));
}

/** `today`, `tomorrow`, a weekday's beginning, or a date. */
function dayIn(typed: string, today: Day, time: string | null, { now, timeZone, words }: Now): Day | null {
  for (const { today: todays, tomorrow, weekdays } of words) {
    if (typed === todays) return today;
    if (typed === tomorrow) return plusDays(today, 1);
    const weekday = namedBy(typed, weekdays);
    if (weekday < 0) continue;
    const todaysWeekday = (new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7;
    const ahead = (weekday - todaysWeekday + 7) % 7;
    const isOver = ahead === 0 && (time === null || `${today}T${time}` <= wallTimeAt(now, timeZone));
    return plusDays(today, isOver ? 7 : ahead);
  }
  return dateIn(typed, words, (month, day) => nextDate(today, month, day));
}

/**
 * Reads a day and a time as people type them: `730`, `tomorrow 7:30`, `tue 19`, `14.5. 7pm`, `+45`. A time alone is the
 * next one that the zone's clocks show; a day alone leaves the time open. `null` if it cannot be read. The result may be a
 * time that the clocks skip or show twice, as that of any other field.
 */
export function readTypedTime(typed: string, at: Now): TypedTime | null {
  const text = plainly(typed);
  const [today, clock = ''] = wallTimeAt(at.now, at.timeZone).split('T');
  if (today === undefined || text === '') return null;
  const ahead = aheadIn(text);
  if (ahead !== null) {
    const from = at.changing ?? at.now;
    if (ahead < 0 && from === at.now) return null;
    const [day = null, time = null] = wallTimeAt(new Date(from.getTime() + ahead), at.timeZone).split('T');
    return { day, time };
  }
  const alone = timeIn(text);
  if (alone !== null) {
    const own = at.changing === undefined ? today : dayAt(at.changing, at.timeZone);
    if (own > today) return { day: own, time: alone };
    return { day: alone > clock ? today : plusDays(today, 1), time: alone };
  }
  const whole = dayIn(text, today, null, at);
  if (whole !== null) return { day: whole, time: null };
  const gap = text.lastIndexOf(' ');
  const time = timeIn(text.slice(gap + 1));
  const day = gap < 0 || time === null ? null : dayIn(text.slice(0, gap), today, time, at);
  return day === null ? null : { day, time };
}
