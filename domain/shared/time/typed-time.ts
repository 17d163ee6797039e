import { weekdayOf } from './day.ts';
import { dateOrderOf } from './date-order.ts';
import { daysOfWeeks } from './days-of-weeks.ts';
import type { DayPart } from './time-words.ts';
import { waysToRead } from './time-grammar.ts';
import { piecesOf, type Piece, type WrittenDate } from './time-piece.ts';
import { dayAt, dayInUtc, plusDays, wallTimeAt, type Day } from './wall-time.ts';

/** A day and a time in the zone; `time` is `null` if none was typed. */
export interface TypedTime {
  readonly day: Day;
  /** `07:30` */
  readonly time: string | null;
}

export type TypedReading =
  /** As soon as possible. */
  | { readonly kind: 'now' }
  | { readonly kind: 'time'; readonly meant: TypedTime }
  /** The person has to choose one of these, or to confirm a single one. */
  | { readonly kind: 'asked'; readonly choices: readonly TypedTime[] }
  | { readonly kind: 'refused'; readonly why: 'no-such-day' | 'no-such-time'; readonly text: string }
  | { readonly kind: 'refused'; readonly why: 'unreadable' };

interface Now {
  readonly now: Date;
  /** An IANA name. */
  readonly timeZone: string;
  /** The time to change. `+15` and `-15` count from it, and a time alone is on its day if that day is after today. */
  readonly changing?: Date | undefined;
}

const DAY_MINUTES = 1440;
const NOON = 720;

const pad = (value: number) => String(value).padStart(2, '0');

export const isoOf = (year: number, month: number, day: number): Day | null => {
  const iso = dayInUtc(Date.UTC(year, month - 1, day));
  // Otherwise 30 February would be 2 March.
  return iso === `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}` ? iso : null;
};

const yearOf = (day: Day) => Number(day.slice(0, 4));

/** A time on a day; the end of a day is the beginning of the next. */
const on = (day: Day, minutes: number): TypedTime =>
  minutes >= DAY_MINUTES
    ? on(plusDays(day, 1), minutes - DAY_MINUTES)
    : { day, time: `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}` };

type Clock = Extract<Piece, { is: 'clock' }>;

/** The minutes that a clock time can mean in a part of the day. From 1440 on they are in the next day. */
function minutesIn(
  { minutes, isHalfKnown, isMidnight = false }: Clock,
  part: DayPart | undefined,
): readonly number[] {
  if (part === undefined || isMidnight) return [minutes];
  const hour = Math.floor(minutes / 60);
  const later = isHalfKnown || hour >= 12 ? minutes : minutes + NOON;
  switch (part) {
    case 'morning':
      return minutes < NOON ? [minutes] : [];
    case 'noon':
      if (hour === 11 || hour === 12) return [minutes];
      return later >= NOON && later < 15 * 60 ? [later] : [];
    case 'afternoon':
      return later >= NOON && later < 19 * 60 ? [later] : [];
    case 'evening':
    case 'tonight':
    case 'night': {
      const isTwelve = hour === 12 && !isHalfKnown;
      if (isTwelve || minutes === DAY_MINUTES) return [DAY_MINUTES + (minutes % 60)];
      if (hour < 5 || (part === 'night' && hour < 7)) return [minutes + DAY_MINUTES];
      if (later < 17 * 60) return [];
      return part === 'tonight' && hour < 7 && !isHalfKnown ? [later, minutes + DAY_MINUTES] : [later];
    }
  }
}

/** The day of a date; none if it does not exist. A date without a year is in this year or, if past, in the next. */
function nextDate(today: Day, { year, month, day, isYearApart = false }: WrittenDate): readonly Day[] {
  const here = yearOf(today);
  // Such a year is rather a time: `24 Dec 2030` is 20:30 on 24 December.
  if (year !== null && isYearApart && (year < here || year > here + 1)) return [];
  const days =
    year === null ? [isoOf(here, month, day), isoOf(here + 1, month, day)] : [isoOf(year, month, day)];
  const next = days.find((each) => each !== null && (year !== null || each >= today));
  return next === undefined || next === null ? [] : [next];
}

function nextOrdinal(today: Day, day: number): Day {
  let month = Number(today.slice(5, 7));
  let found: Day | null = null;
  while (found === null || found < today) {
    found = isoOf(yearOf(today) + Math.floor((month - 1) / 12), ((month - 1) % 12) + 1, day);
    month += 1;
  }
  return found;
}

interface Readings {
  readonly choices: readonly TypedTime[];
  /** Whether the person has to confirm even a single choice. */
  readonly isAsked: boolean;
  /** Whether the text names two days. Such readings count only if there are no others. */
  readonly isSlip?: boolean;
}

const NONE: Readings = { choices: [], isAsked: false };

function readingsOf(way: readonly Piece[], { now, timeZone, changing }: Now): Readings {
  const [today = '', clockNow = ''] = wallTimeAt(now, timeZone).split('T');
  const [hourNow = 0, minuteNow = 0] = clockNow.split(':').map(Number);
  const passed = hourNow * 60 + minuteNow;
  const sure = (...choices: readonly TypedTime[]): Readings => ({ choices, isAsked: false });

  const [ahead] = piecesOf(way, 'ahead');
  if (ahead !== undefined) {
    const from = ahead.from === 'changed' ? (changing ?? now) : now;
    if (way.length > 1 || (ahead.ms < 0 && changing === undefined)) return NONE;
    const at = new Date(from.getTime() + ahead.ms);
    if (Number.isNaN(at.getTime())) return NONE;
    const [day = '', time = ''] = wallTimeAt(at, timeZone).split('T');
    return sure({ day, time });
  }
  const clocks = piecesOf(way, 'clock');
  const parts = piecesOf(way, 'part');
  const weekdays = piecesOf(way, 'weekday');
  const named = new Set(parts.map(({ part }) => part));
  const [clock] = clocks;
  const isNamedTwice =
    clocks.length > 1 ||
    weekdays.some(({ which }) => which === 'last') ||
    named.size > 1 ||
    way.some(({ is }) => is === 'now' || is === 'impossible');
  const dates = piecesOf(way, 'date').map(({ date }) => date);
  if (isNamedTwice || (clock === undefined && dates.some(({ isWeak }) => isWeak))) return NONE;

  const shifts = piecesOf(way, 'shift').map(({ days }) => plusDays(today, days));
  const ordinals = piecesOf(way, 'ordinal').map(({ day }) => nextOrdinal(today, day));
  const written = dates.map((date) => nextDate(today, date));
  if (written.some((days) => days.length === 0) || dates.length + ordinals.length > 1) return NONE;
  const fixed = [...new Set([...shifts, ...ordinals, ...written.flat()])];
  const aheadTo = (weekday: number) => plusDays(today, (weekday - weekdayOf(today) + 7) % 7);
  const isAgreed =
    fixed.length <= 1 && weekdays.every(({ weekday }) => fixed.every((day) => weekdayOf(day) === weekday));
  const [part] = named;
  const minutes = clock === undefined ? [] : minutesIn(clock, part);
  if (clock === undefined ? part === 'noon' : minutes.length === 0) return NONE;

  const onDay = (day: Day): readonly TypedTime[] =>
    clock === undefined ? [{ day, time: null }] : minutes.map((each) => on(day, each));
  const ofWeeks = daysOfWeeks(way, today);
  if (ofWeeks !== null) {
    // The midnight of a day may be its beginning or its end.
    const midnights = clock?.isMidnight === true ? ofWeeks.map((day) => plusDays(day, -1)) : [];
    return sure(...[...midnights, ...ofWeeks].flatMap(onDay));
  }
  if (fixed.length > 0 && !isAgreed) {
    // One of the two days is a slip, and only the person knows which.
    const all = [...fixed, ...weekdays.map(({ weekday }) => aheadTo(weekday))].flatMap(onDay);
    return { choices: all, isAsked: true, isSlip: true };
  }
  const isCalled = fixed.length > 0 || weekdays.length > 0;
  const isTonight = part === 'tonight' || fixed[0] === today;
  const isNight =
    clock !== undefined && (clock.isMidnight === true || minutes.some((each) => each >= DAY_MINUTES));
  if (isCalled && weekdays.length === 0 && !(isNight && part !== undefined) && clock?.isMidnight !== true)
    return sure(...fixed.flatMap(onDay));

  if (!isCalled || (isTonight && weekdays.length === 0)) {
    if (clock === undefined) return parts.length === 0 ? NONE : sure({ day: today, time: null });
    // The next such time on the clocks. A time at night is in the coming night.
    const own = changing === undefined ? today : dayAt(changing, timeZone);
    return sure(
      ...minutes.map((each) => {
        const ofDay = each % DAY_MINUTES;
        if (!isCalled && part === undefined && own > today) return on(own, each);
        return on(ofDay > passed ? today : plusDays(today, 1), ofDay);
      }),
    );
  }
  const [first] = weekdays;
  if (weekdays.some(({ weekday }) => weekday !== first?.weekday)) return NONE;
  const coming = fixed[0] ?? aheadTo(first?.weekday ?? 0);
  if (isNight && (part !== undefined || clock?.isMidnight === true)) {
    // `Friday midnight` begins or ends Friday, and `Friday night at 1` is on Friday or Saturday.
    const late = minutes.map((each) => on(coming, each));
    const early = minutes.filter((each) => each >= DAY_MINUTES).map((each) => on(coming, each - DAY_MINUTES));
    return {
      choices: [...early.filter(({ day, time }) => `${day}T${time}` > `${today}T${clockNow}`), ...late],
      isAsked: false,
    };
  }
  if (fixed.length > 0) return sure(...onDay(coming));
  const isNext = weekdays.some(({ which }) => which === 'next');
  const week = plusDays(coming, 7);
  if (coming === today) {
    if (isNext || clock === undefined) return sure(...onDay(week));
    const left = minutes.filter((each) => each > passed);
    if (left.length > 0) return sure(...left.map((each) => on(today, each)));
    const evening = minutes.filter(
      (each) => part === undefined && !clock.isHalfKnown && each < NOON && each + NOON > passed,
    );
    return { choices: [...evening.map((each) => on(today, each + NOON)), ...onDay(week)], isAsked: true };
  }
  // On a Tuesday, `next Friday` is in this week for some people, and in the next for others.
  const isThisWeek = weekdayOf(coming) > weekdayOf(today);
  return sure(...onDay(coming), ...(isNext && isThisWeek ? onDay(week) : []));
}

/**
 * Reads a day and a time in English or German, in any order: `730`, `tomorrow 7:30`, `7 pm tue`, `Morgen um 8 Uhr`,
 * `14.5. 7pm`, `halb acht`, `in 20 min`, `+45`, `now`. A time alone is the next such time in the zone; a day alone has
 * no time. An ambiguous text returns choices. The clocks may skip the returned time or show it twice.
 */
export function readTypedTime(typed: string, at: Now): TypedReading {
  const ways = waysToRead(typed, dateOrderOf(at.timeZone));
  const today = dayAt(at.now, at.timeZone);
  if (ways.some((way) => way.length > 0 && way.every(({ is }) => is === 'now'))) return { kind: 'now' };
  const found = ways.map((way) => readingsOf(way, at)).filter(({ choices: each }) => each.length > 0);
  const straight = found.filter(({ isSlip }) => isSlip !== true);
  const all = straight.length > 0 ? straight : found;
  const readings = all.flatMap(({ choices }) => choices);
  const isYearOrTime = ways.some((way) => piecesOf(way, 'date').some(({ date }) => date.isYearApart));
  const timed = isYearOrTime ? [] : readings.filter(({ time }) => time !== null);
  const choices = [
    ...new Map(
      (timed.length > 0 ? timed : readings).map((each) => [`${each.day} ${each.time}`, each]),
    ).values(),
  ];
  const [meant] = choices;
  if (meant !== undefined) {
    const isAsked = choices.length > 1 || all.some((each) => each.isAsked);
    return isAsked ? { kind: 'asked', choices } : { kind: 'time', meant };
  }
  const impossible = ways.flatMap((way) => piecesOf(way, 'impossible'));
  // `24.12` is a day, because 24:12 is no time.
  const days = ways.flatMap(([first, more]) =>
    first?.is === 'date' && more === undefined ? nextDate(today, first.date) : [],
  );
  const [day, another] = days;
  if (impossible.length > 0 && day !== undefined && another === undefined)
    return { kind: 'time', meant: { day, time: null } };
  // 29 February, if neither this year nor the next one has it.
  const [unheard] = ways.flatMap((way) =>
    piecesOf(way, 'date').filter(({ date }) => nextDate(today, date).length === 0),
  );
  if (impossible.length === 0 && unheard !== undefined)
    return { kind: 'refused', why: 'no-such-day', text: unheard.date.text };
  // `31.2.` is no time either, but was meant as a day.
  const wrong = impossible.find(({ what }) => what === 'day') ?? impossible[0];
  if (wrong === undefined) return { kind: 'refused', why: 'unreadable' };
  return { kind: 'refused', why: wrong.what === 'day' ? 'no-such-day' : 'no-such-time', text: wrong.text };
}
