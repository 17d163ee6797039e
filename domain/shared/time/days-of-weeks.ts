import { weekdayOf } from './day.ts';
import { piecesOf, type Piece } from './time-piece.ts';
import { plusDays, type Day } from './wall-time.ts';

const SUNDAY = 6;

/**
 * The days that a day with a week can mean: `Friday week`, `tomorrow in a week`, `Friday next week`. An empty list if
 * the week does not go with exactly one day, or if that day is over. `null` if no week is named beside a day.
 */
export function daysOfWeeks(way: readonly Piece[], today: Day): readonly Day[] | null {
  const weeks = piecesOf(way, 'week');
  const ofWeeks = piecesOf(way, 'of-week');
  const shifts = piecesOf(way, 'shift');
  const added = shifts.filter(({ isAdded }) => isAdded === true);
  const from = shifts.filter(({ isAdded }) => isAdded !== true);
  const weekdays = piecesOf(way, 'weekday');
  const [weekday] = weekdays;
  const isDated = way.some(({ is }) => is === 'date' || is === 'ordinal');
  const isOne = weekdays.length + from.length === 1 && !isDated;
  const inWeekOf = (day: Day, named: number) => plusDays(day, named - weekdayOf(day));

  const [ofWeek] = ofWeeks;
  if (ofWeek !== undefined) {
    if (!isOne || weekday === undefined || ofWeeks.length + weeks.length + added.length > 1) return [];
    const day = inWeekOf(plusDays(today, ofWeek.weeks * 7), weekday.weekday);
    // For some people a week begins on Sunday.
    const isEither = weekday.weekday === SUNDAY && ofWeek.weeks > 0;
    return [...(isEither ? [plusDays(day, -7)] : []), day].filter((each) => each >= today);
  }
  const days = weeks.length * 7 + added.reduce((sum, each) => sum + Math.round(each.days / 7) * 7, 0);
  if (weeks.length === 0 && (!isOne || days === 0)) return null;
  if (!isOne || weeks.length + added.length > 1) return [];
  const [start] = from;
  if (start !== undefined) return [plusDays(today, start.days + days)];
  const named = weekday?.weekday ?? 0;
  const coming = plusDays(today, ((named - weekdayOf(today) + 7) % 7) + days);
  // `In two weeks on Friday` is two weeks from the coming Friday, or the Friday of the week after next.
  const then = added.length > 0 ? inWeekOf(plusDays(today, days), named) : coming;
  return [...new Set([coming, then])].toSorted();
}
