import { count, listOf, mapOf } from '../../../shared/composed-decoders.ts';
import { isMap, text } from '../../../shared/decoders.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { isDay } from '../../../shared/time/day.ts';
import type { Day } from '../../../shared/time/wall-time.ts';
import { typedText } from '../../../shared/typed-text.ts';
import type { RideInputError } from '../basics/input-error.ts';
import { LONGEST_AREA, MOST_CLOSED_DAYS } from '../basics/ride-limits.ts';

/** A day on which the firm is closed, and perhaps why: `2026-12-25 Christmas`, as it is stored and typed. */
export type ClosedDay = string;

const DAY_LENGTH = 'yyyy-mm-dd'.length;

export const closedDaySet = (lines: readonly ClosedDay[]): ReadonlySet<Day> =>
  new Set(lines.map((line) => line.slice(0, DAY_LENGTH)));

/** The closed days as they are stored. */
export interface ClosedDays {
  readonly days: readonly ClosedDay[];
  /** 0 after the first write, one more after each further write; -1 if the days were never stored. */
  readonly rev: number;
}

const readStored = mapOf({ days: listOf(text), rev: count });

/** Reads the document of the closed days: no days if it was never stored, `null` if it is damaged. */
export function readClosedDays(stored: unknown): ClosedDays | null {
  if (!isMap(stored)) return stored === null ? { days: [], rev: -1 } : null;
  const read = readStored(stored) ?? null;
  return read?.days.every((line) => isDay(line.slice(0, DAY_LENGTH))) === true ? read : null;
}

const GERMAN = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(.*)$/;
const NUMERIC = /^(\d{4}-\d{2}-\d{2})(.*)$/;

/** Turns a German date such as `25.12.2026` at the beginning of the line into `2026-12-25`. */
function lineOf(typed: string): string {
  const [, date = '', month = '', year = '', rest = ''] = GERMAN.exec(typed) ?? [];
  return year === '' ? typed : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}${rest}`;
}

/**
 * Parses closed days as typed, one on each line. Returns each day once. Fails with `day-unusable` for the first line
 * that is too long or begins without a day. Fails with `closed-days-too-many`.
 */
export function parseClosedDays(typed: string): Result<readonly ClosedDay[], RideInputError> {
  const lines = typed.split(/[\r\n]+/).flatMap((line) => typedText(line) || []);
  const days = new Map<Day, ClosedDay>();
  for (const line of lines) {
    const [, day = '', name = ''] = NUMERIC.exec(lineOf(line)) ?? [];
    const why = typedText(name);
    if (!isDay(day) || why.length > LONGEST_AREA)
      return fail({ code: 'day-unusable', field: 'closedDays', day: line.slice(0, LONGEST_AREA) });
    days.set(day, typedText(`${day} ${why}`));
  }
  if (days.size > MOST_CLOSED_DAYS) return fail({ code: 'closed-days-too-many', most: MOST_CLOSED_DAYS });
  return succeed([...days.values()].toSorted());
}

/** The days that a typed list lacks. An unreadable line counts as no day. */
export function missingIn(typed: string, days: readonly ClosedDay[]): readonly ClosedDay[] {
  const lines = typed.split(/[\r\n]+/).flatMap((line) => {
    const parsed = parseClosedDays(line);
    return parsed.ok ? parsed.value : [];
  });
  const known = closedDaySet(lines);
  return days.filter((line) => !known.has(line.slice(0, DAY_LENGTH)));
}
