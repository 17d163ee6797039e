import { folded } from '../../../shared/folded-words.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { isDay, weekdayOf } from '../../../shared/time/day.ts';
import { dayAt, plusDays, wallTimeAt, type Day, type WallTime } from '../../../shared/time/wall-time.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { readLength } from '../basics/length.ts';
import type { NowInZone } from './parse-tariff.ts';
import { fixedPriceOf, type PricedRide } from './ride-price.ts';
import { readClock, readDay, readDuration, readWeekday } from './tariff-lines.ts';
import type { Extra, TariffTerms } from './tariff.ts';

/** The part that could not be read, as typed; empty if the distance is missing. */
export interface RideFlaw {
  readonly part: string;
}

const WAITING = /^(?:waiting )?(.+?)(?: (?:waiting|warten|wartezeit|gewartet))?$/i;
const BETWEEN = /^(.+?) ?(?:→|->| to | nach ) ?(.+)$/i;

const PICK_UP = /^(?:(.+?) )?(\d{1,2}:\d\d)$/;

/** How many years are searched, from the present one on. After 29 February 2096, the next one is in 2104. */
const LONGEST_WAIT_FOR_A_DAY = 9;

/** The first day from today on with this weekday or date. A date with a year may be past. */
function dayMeant(typed: string, today: Day): Day | undefined {
  const weekday = readWeekday(typed);
  if (weekday !== undefined) return plusDays(today, (weekday - weekdayOf(today) + 7) % 7);
  const day = readDay(typed);
  if (day === undefined || day.length > 'mm-dd'.length) return day;
  const year = Number(today.slice(0, 'yyyy'.length));
  const days = Array.from({ length: LONGEST_WAIT_FOR_A_DAY }, (_, after) => `${year + after}-${day}`);
  return days.find((each) => each >= today && isDay(each));
}

/** Reads a pick-up, such as `23:10` (today), `Tuesday 23:10` or `24.12. 18:00`. */
function readPickUp(typed: string, today: Day): WallTime | undefined {
  const [, on, at = ''] = PICK_UP.exec(typed) ?? [];
  const [day, time] = [on === undefined ? today : dayMeant(on, today), readClock(at)];
  return day === undefined || time === undefined ? undefined : `${day}T${time}`;
}

/**
 * Reads a typed ride, such as `12.4 km, 6 min waiting, Tuesday 23:10, Soiling` or `Station → Airport`. Without a time
 * the pick-up is now. A comma with a space, a semicolon or a line break separates two parts.
 */
export function readTypedRide(
  typed: string,
  tariff: TariffTerms,
  { now, timeZone }: NowInZone,
): Result<PricedRide, RideFlaw> {
  let length: number | null = null;
  let fixed: number | null = null;
  let waited = 0;
  let at = wallTimeAt(now, timeZone);
  const extras: Extra[] = [];
  const placeNamed = (name: string) =>
    tariff.fixed.places.find((each) => folded(each) === folded(name)) ?? '';
  for (const part of typed.split(/, +|[;\n]/).flatMap((each) => typedText(each) || [])) {
    const distance = readLength(part, tariff.unit);
    const wait = readDuration(WAITING.exec(part)?.[1] ?? '');
    const extra = tariff.extras.find(({ name }) => folded(name) === folded(part));
    const [, from = '', to = ''] = BETWEEN.exec(part) ?? [];
    const price = fixedPriceOf(tariff.fixed, placeNamed(from), placeNamed(to));
    if (distance !== undefined && length === null) length = distance;
    else if (wait !== undefined && waited === 0) waited = wait;
    else if (extra !== undefined && !extras.includes(extra)) extras.push(extra);
    else if (price !== null && fixed === null) fixed = price;
    else {
      const pickUp = readPickUp(part, dayAt(now, timeZone));
      if (pickUp === undefined) return fail({ part });
      at = pickUp;
    }
  }
  if (length === null && fixed === null) return fail({ part: '' });
  return succeed({ length: length ?? 0, waited, at, extras, fixed });
}
