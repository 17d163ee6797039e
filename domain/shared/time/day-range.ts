import { plusDays, type Day } from './wall-time.ts';
import { isDay, periodOf, weekdayOf } from './day.ts';
import type { Period } from './day.ts';

/** The days from `from` to `to`, both included. An absent end leaves that side open. */
export interface DayRange {
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

/** A range with both ends. */
export type DaySpan = Readonly<Record<'from' | 'to', Day>>;

/** The days from Monday to Sunday that include this one. */
export function weekOf(day: Day): DaySpan {
  const monday = plusDays(day, -weekdayOf(day));
  return { from: monday, to: plusDays(monday, 6) };
}

/** The ranges that one press chooses, in their order on the page. */
export const PRESETS = ['today', 'yesterday', 'lastWeek', 'thisMonth'] as const;
export type Preset = (typeof PRESETS)[number];

/** The days of a preset. `lastWeek` is the week before this one, from Monday; `thisMonth` ends today. */
export function presetRange(preset: Preset, today: Day): DaySpan {
  if (preset === 'today') return { from: today, to: today };
  if (preset === 'thisMonth') return { from: `${today.slice(0, 'yyyy-mm'.length)}-01`, to: today };
  if (preset === 'yesterday') {
    const day = plusDays(today, -1);
    return { from: day, to: day };
  }
  return weekOf(plusDays(today, -7));
}

/** The first and the last day that addresses and fields of pages accept. */
export const EARLIEST_DAY: Day = '2000-01-01';
export const LATEST_DAY: Day = '2099-12-31';

/** Why pages do not accept a text as a day. */
export type DayProblem = 'no-day' | 'too-early' | 'too-late';

export function dayProblem(text: string): DayProblem | null {
  if (!isDay(text)) return 'no-day';
  if (text < EARLIEST_DAY) return 'too-early';
  return text > LATEST_DAY ? 'too-late' : null;
}

/** The period of a range in a zone. An open side reaches to `EARLIEST_DAY` or `LATEST_DAY`; `null` if both are open. */
export function periodOfRange({ from, to }: DayRange, timeZone: string): Period | null {
  if (from === undefined && to === undefined) return null;
  return periodOf(from ?? EARLIEST_DAY, to ?? LATEST_DAY, timeZone);
}
