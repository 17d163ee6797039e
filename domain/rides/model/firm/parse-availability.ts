import { isDay } from '../../../shared/time/day.ts';
import { plusDays, type Day } from '../../../shared/time/wall-time.ts';
import { MOST_DAYS_AWAY } from '../basics/ride-limits.ts';
import type { DaysAway, UsualHours } from './availability.ts';

const TYPED = /^(\d{1,2})(?:[:.](\d{2}))? ?(?:-|–|—|to|bis) ?(\d{1,2})(?:[:.](\d{2}))?$/i;

function clockOf(hour: string, minute: string): string | null {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) return null;
  return `${String(hours % 24).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/**
 * Parses usual hours as typed, on a clock of 24 hours: `8-17`, `8:30 to 17`, `22–6`. Empty for an empty text; `null`
 * for a text that cannot be read, and for equal times such as `8-8`. The whole day is `0-24`.
 */
export function parseHours(typed: string): UsualHours | null {
  const read = typed.trim().replaceAll(/\s+/g, ' ');
  if (read === '') return '';
  const [, fromHour = '', fromMinute = '0', untilHour = '', untilMinute = '0'] = TYPED.exec(read) ?? [];
  if (fromHour === '') return null;
  const [from, until] = [clockOf(fromHour, fromMinute), clockOf(untilHour, untilMinute)];
  if (from === null || until === null || (from === until && Number(untilHour) !== 24)) return null;
  return `${from}-${until}`;
}

/** Stored hours in a form that `parseHours` accepts. An end at midnight is `24:00`. */
export const typedHours = (hours: UsualHours): string => hours.replace(/-00:00$/, '-24:00').replace('-', '–');

/** How far ahead days away may end. Days. */
const FARTHEST_AWAY = 731;

export type DaysAwayFlaw = 'unreadable' | 'reversed' | 'over' | 'too-far' | 'too-many';

/** Why these days cannot be added to the others; `null` if they can. They must end within `FARTHEST_AWAY`. */
export function daysAwayFlaw(
  { first, last }: DaysAway,
  others: readonly DaysAway[],
  today: Day,
): DaysAwayFlaw | null {
  if (!isDay(first) || !isDay(last)) return 'unreadable';
  if (last < first) return 'reversed';
  if (last < today) return 'over';
  if (last > plusDays(today, FARTHEST_AWAY)) return 'too-far';
  return others.length >= MOST_DAYS_AWAY ? 'too-many' : null;
}

/** The other days with the added ones, in order. Days that are over are left out. */
export function withDaysAway(others: readonly DaysAway[], added: DaysAway, today: Day): readonly DaysAway[] {
  const kept = others.filter(({ first, last }) => first !== added.first || last !== added.last);
  return [...kept, added]
    .filter(({ last }) => last >= today)
    .toSorted((one, other) => one.first.localeCompare(other.first) || one.last.localeCompare(other.last));
}
