import { fail, succeed, type Result } from '../../../shared/result.ts';
import { isDay } from '../../../shared/time/day.ts';
import { namesBegunBy, SHORTEST_NAME, WEEKDAYS } from '../../../shared/time/weekday-names.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { readLength, SHORTEST_STEP, UNIT_LENGTH, type LengthUnit } from '../basics/length.ts';
import type { Currency } from '../basics/money.ts';
import { readPercent } from '../basics/percent.ts';
import type { LineFlaw } from './tariff-error.ts';
import {
  LARGEST_SHARE,
  LONGEST_WAIT,
  SHORTEST_WAIT,
  type Band,
  type Extra,
  type SpecialTime,
  type Surcharge,
  type Waiting,
} from './tariff.ts';
import { parseAmount } from '../basics/typed-amount.ts';

/** The measures that all lines of one tariff share. */
export interface Measures {
  readonly currency: Currency;
  readonly unit: LengthUnit;
}

type Parsed<T> = Result<T, LineFlaw>;

// English and German words. A page in either language reads both.
const PER = String.raw`(?:per|pro|je) (begun |angefangene[nrs]? )?`;
const BASE = /^(.+?)(?: (?:incl\.?|including|inkl\.?|inklusive) (.+))?$/i;
const BAND = new RegExp(`^(?:(?:up )?(?:to|bis) ([^:]+): ?)?(.+?) ${PER}(.+)$`, 'i');
const WAITING = new RegExp(`^(.+?) ${PER}(.+?)(?: (?:after|nach) (.+))?$`, 'i');
const TIME = /^(.+?) (\d{1,2}:\d\d) ?[-–] ?(\d{1,2}:\d\d): ?(.+)$/;
const EXTRA = /^(.+): ?([^:]+)$/;
const DURATION =
  /^(\d{1,4})? ?(h|std|hours?|stunden?|min|minutes?|minuten?|s|sec|sek|seconds?|sekunden?)\.?$/i;

const refused = (line: string, why: LineFlaw['why'] = 'unreadable') => fail({ line, why });

/** Reads a duration, such as `90 min`, `1 h` or `h`, as seconds; `undefined` for any other text or above a day. */
export function readDuration(typed: string): number | undefined {
  const [found, number = '1', unit = ''] = DURATION.exec(typedText(typed)) ?? [];
  if (found === undefined) return undefined;
  const first = unit.charAt(0).toLowerCase();
  const isHour = first === 'h' || /^st/i.test(unit);
  const seconds = Number(number) * (isHour ? 3600 : first === 'm' ? 60 : 1);
  return seconds > LONGEST_WAIT ? undefined : seconds;
}

/** `readDuration` for the time that a car has waited. A number without a unit means minutes. */
export const readWaiting = (typed: string): number | undefined =>
  readDuration(/^\s*\d+\s*$/.test(typed) ? `${typed} min` : typed);

/** Parses each line that is not empty. Fails with the first unusable line. */
export function parseLines<T>(
  typed: string,
  most: number,
  parse: (line: string) => Parsed<T>,
): Parsed<readonly T[]> {
  const lines = typed.split(/[\r\n]+/).flatMap((line) => typedText(line) || []);
  if (lines.length > most) return refused(lines[most] ?? '', 'too-many');
  const values: T[] = [];
  for (const line of lines) {
    const parsed = parse(line);
    if (!parsed.ok) return parsed;
    values.push(parsed.value);
  }
  return succeed(values);
}

/** Parses a line that is only an amount. */
export function parseWhole(line: string, { currency }: Measures): Parsed<number> {
  const amount = parseAmount(line, currency);
  return amount.ok ? amount : refused(line, amount.error);
}

/** Parses `3.10` and `3.10 incl. 410 yd`. */
export function parseBase(
  typed: string,
  measures: Measures,
): Parsed<{ readonly base: number; readonly included: number }> {
  const line = typedText(typed);
  if (line === '') return refused('', 'required');
  const [, price = '', length] = BASE.exec(line) ?? [];
  const base = parseAmount(price, measures.currency);
  if (!base.ok) return refused(line, base.error);
  const included = length === undefined ? 0 : readLength(length, measures.unit);
  return included === undefined ? refused(line) : succeed({ base: base.value, included });
}

/** Parses `to 3 km: 2.80 per km` and `0.20 per begun 168.7 yd`. */
export function parseBand(line: string, { currency, unit }: Measures): Parsed<Band> {
  const [found, end, typed = '', begun, measure = ''] = BAND.exec(line) ?? [];
  if (found === undefined) return refused(line);
  const price = parseAmount(typed, currency);
  if (!price.ok) return refused(line, price.error);
  const upTo = end === undefined ? null : readLength(end, unit);
  const step = readLength(/^\d/.test(measure) ? measure : `1 ${measure}`, unit);
  // A price without `begun` must be for one whole unit, because it is stored per unit.
  const isUsable = begun === undefined ? step === UNIT_LENGTH[unit] : (step ?? 0) >= SHORTEST_STEP;
  if (upTo === undefined || step === undefined || !isUsable) return refused(line);
  return succeed({ upTo, step: begun === undefined ? null : step, price: price.value });
}

/** Parses the bands. Each must end beyond the included length and beyond the band before. Only the last has no end. */
export function parseBands(typed: string, most: number, included: number, measures: Measures) {
  const bands = parseLines(typed, most, (line) => parseBand(line, measures));
  if (!bands.ok) return bands;
  const lines = typed.split(/[\r\n]+/).filter((line) => typedText(line) !== '');
  if (lines.length === 0) return refused('', 'required');
  let begin = included;
  for (const [index, { upTo }] of bands.value.entries()) {
    const isLast = index === lines.length - 1;
    if (isLast !== (upTo === null) || (upTo !== null && upTo <= begin)) return refused(lines[index] ?? '');
    begin = upTo ?? begin;
  }
  return bands;
}

/** Parses `39.00 per h after 1 min` and `5.00 per begun 30 min`. An empty text means free waiting. */
export function parseWaiting(typed: string, { currency }: Measures): Parsed<Waiting> {
  const line = typedText(typed);
  if (line === '') return succeed({ free: 0, step: null, price: 0 });
  const [found, amount = '', begun, each = '', after] = WAITING.exec(line) ?? [];
  if (found === undefined) return refused(line);
  const price = parseAmount(amount, currency);
  if (!price.ok) return refused(line, price.error);
  const [seconds, free] = [readDuration(each), after === undefined ? 0 : readDuration(after)];
  const isUsable = begun === undefined ? seconds === 3600 : (seconds ?? 0) >= SHORTEST_WAIT;
  if (seconds === undefined || free === undefined || !isUsable) return refused(line);
  return succeed({ free, step: begun === undefined ? null : seconds, price: price.value });
}

function parseSurcharge(line: string, typed: string, { currency }: Measures): Parsed<Surcharge> {
  const permille = readPercent(typed);
  if (permille !== undefined && permille > LARGEST_SHARE) return refused(line, 'too-large');
  if (permille !== undefined) return succeed({ kind: 'share', permille });
  const amount = parseAmount(typed.replace(/^\+ ?/, ''), currency);
  return amount.ok ? succeed({ kind: 'amount', amount: amount.value }) : refused(line, amount.error);
}

/** Reads a weekday, such as `Tue`, `tuesday` or `Di.`. Monday is 0. */
export function readWeekday(typed: string): number | undefined {
  const word = typed.trim().toLowerCase().replace(/\.$/, '');
  return word.length < SHORTEST_NAME ? undefined : namesBegunBy(word, WEEKDAYS)[0];
}

/** Reads `Mon` as one day, and `Fri-Mon` as four days. */
function readWeekdays(typed: string): readonly number[] | undefined {
  const [first, last] = typed.split(/[-–]/, 2).map(readWeekday);
  if (first === undefined) return undefined;
  if (!/[-–]/.test(typed)) return [first];
  if (last === undefined) return undefined;
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);
}

/** Reads a date, such as `12-25`, `2026-04-03`, `25.12.` or `3.4.2026`, and returns `12-25` or `2026-04-03`. */
export function readDay(typed: string): string | undefined {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})?$/.exec(typed) ?? [];
  const numeric = date === '' ? typed : `${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const day = year === '' ? numeric : `${year}-${numeric}`;
  // 2028 is a leap year, so 29 February is allowed.
  return isDay(/^\d\d-\d\d$/.test(day) ? `2028-${day}` : day) ? day : undefined;
}

const EVERY_DAY = /^(?:daily|every day|täglich)$/i;

function readOn(typed: string): SpecialTime['on'] | undefined {
  if (EVERY_DAY.test(typed)) return { weekdays: [0, 1, 2, 3, 4, 5, 6] };
  const names = typed.split(/, ?/);
  const weekdays = names.map(readWeekdays);
  if (weekdays.every((each) => each !== undefined))
    return { weekdays: [...new Set(weekdays.flat())].toSorted((one, other) => one - other) };
  const days = names.map(readDay);
  return days.every((each) => each !== undefined) ? { days: [...new Set(days)] } : undefined;
}

/** Reads `7:00` as `07:00`. Midnight is `24:00` as an end. */
export function readClock(typed: string, isEnd = false): string | undefined {
  const time = typed.padStart('hh:mm'.length, '0');
  if (isEnd && (time === '24:00' || time === '00:00')) return '24:00';
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined;
}

/** Parses `Mon-Fri 16:00-20:00: +2.50`, `12-24, 12-31 18:00-23:00: 50 %` and `daily 22:00-6:00: other rates`. */
export function parseSpecialTime(line: string, measures: Measures): Parsed<SpecialTime> {
  const [, days = '', begin = '', end = '', typed = ''] = TIME.exec(line) ?? [];
  const [on, from, until] = [readOn(days), readClock(begin), readClock(end, true)];
  if (on === undefined || from === undefined || until === undefined) return refused(line);
  if (/^(?:other rates|andere preise)$/i.test(typed))
    return succeed({ on, from, until, effect: { kind: 'other-rates' } });
  const effect = parseSurcharge(line, typed, measures);
  return effect.ok ? succeed({ on, from, until, effect: effect.value }) : effect;
}

/** Parses `Soiling: 60.00` and `More than four people: 50 %`. */
export function parseExtra(line: string, longest: number, measures: Measures): Parsed<Extra> {
  const [, name = '', typed = ''] = EXTRA.exec(line) ?? [];
  if (name === '' || name.length > longest) return refused(line);
  const surcharge = parseSurcharge(line, typed, measures);
  return surcharge.ok ? succeed({ name, surcharge: surcharge.value }) : surcharge;
}
