import { dateOrderOf } from './date-order.ts';
import { waysToRead } from './time-grammar.ts';
import type { Piece } from './time-piece.ts';
import { isoOf } from './typed-time.ts';
import { plusDays, type Day } from './wall-time.ts';
import { weekdayOf } from './day.ts';

/** The last of these days that is not in the future. The days are in order. */
const lastOf = (days: readonly (Day | null)[], today: Day) =>
  days.findLast((day) => day !== null && day <= today) ?? null;

/** The day up to today that a piece names, or the day of any date with a year; `null` if it names none. */
function pastDayOf(piece: Piece, today: Day): Day | null {
  const [year = 0, month = 0] = today.split('-').map(Number);
  switch (piece.is) {
    case 'shift':
      return piece.days <= 0 ? plusDays(today, piece.days) : null;
    case 'weekday': {
      const back = (weekdayOf(today) - piece.weekday + 7) % 7;
      if (piece.which === 'next') return null;
      return plusDays(today, -(piece.which === 'last' && back === 0 ? 7 : back));
    }
    case 'ordinal':
      return lastOf(
        [month - 2, month - 1, month].map((each) =>
          each < 1 ? isoOf(year - 1, each + 12, piece.day) : isoOf(year, each, piece.day),
        ),
        today,
      );
    case 'date': {
      const { date } = piece;
      if (date.year !== null) return isoOf(date.year, date.month, date.day);
      return lastOf([isoOf(year - 1, date.month, date.day), isoOf(year, date.month, date.day)], today);
    }
    default:
      return null;
  }
}

/** The day from today on that a piece names; `null` for none. `yesterday`, or a date with a year, may be past. */
function comingDayOf(piece: Piece, today: Day): Day | null {
  const firstOf = (days: readonly (Day | null)[]) => days.find((day) => day !== null && day >= today) ?? null;
  const [year = 0, month = 0] = today.split('-').map(Number);
  switch (piece.is) {
    case 'shift':
      return plusDays(today, piece.days);
    case 'weekday': {
      const ahead = (piece.weekday - weekdayOf(today) + 7) % 7;
      if (piece.which === 'coming') return plusDays(today, ahead);
      // On a Tuesday, `next Friday` is in this week for some people, and in the next for others.
      const isThisWeek = piece.weekday > weekdayOf(today);
      return piece.which === 'last' || isThisWeek ? null : plusDays(today, ahead || 7);
    }
    case 'ordinal':
      return firstOf(
        [month, month + 1, month + 2].map((each) =>
          each > 12 ? isoOf(year + 1, each - 12, piece.day) : isoOf(year, each, piece.day),
        ),
      );
    case 'date': {
      const { date } = piece;
      if (date.year !== null) return isoOf(date.year, date.month, date.day);
      return firstOf([isoOf(year, date.month, date.day), isoOf(year + 1, date.month, date.day)]);
    }
    default:
      return null;
  }
}

/** The day that all pieces of a text name; `null` if there is none. A weekday must be the weekday of the date. */
function dayBy(way: readonly Piece[], today: Day, of = pastDayOf): Day | null {
  const fixed = way.filter(({ is }) => is !== 'weekday');
  const days = new Set((fixed.length > 0 ? fixed : way).map((piece) => of(piece, today)));
  const [day = null] = days;
  const agrees = (piece: Piece) =>
    piece.is !== 'weekday' || (day !== null && weekdayOf(day) === piece.weekday);
  return days.size === 1 && way.every(agrees) ? day : null;
}

/**
 * Reads a day up to today: `yesterday`, `mon` for today or the last Monday, `16.11.`, `Mon 16 Nov`. Only a date with a
 * year may be later. Returns all days that the text can mean, or none if it is unreadable. `5/6` means two in a country
 * that uses both orders.
 */
export function readPastDay(typed: string, today: Day, timeZone: string): readonly Day[] {
  const days = waysToRead(typed, dateOrderOf(timeZone)).map((way) => dayBy(way, today));
  return [...new Set(days.filter((day) => day !== null))];
}

/** Reads a day from today on: `tomorrow`, `mon` for today or the next Monday. It may be past, as in `comingDayOf`. */
export function readComingDay(typed: string, today: Day, timeZone: string): readonly Day[] {
  const ways = waysToRead(typed, dateOrderOf(timeZone));
  const days = ways.map((way) => dayBy(way, today, comingDayOf));
  return [...new Set(days.filter((day) => day !== null))];
}
