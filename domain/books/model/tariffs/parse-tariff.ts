import { folded } from '../../../shared/folded-words.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { isDay, periodOf } from '../../../shared/time/day.ts';
import { dayAt, plusDays } from '../../../shared/time/wall-time.ts';
import { typedText } from '../../../shared/typed-text.ts';
import type { LengthUnit } from '../basics/length.ts';
import { FIRST_CURRENCY, type Currency } from '../basics/money.ts';
import { readRate } from '../basics/percent.ts';
import { parsePriceMatrix } from './price-matrix.ts';
import type { LineFlaw, TariffField, TariffInputError } from './tariff-error.ts';
import {
  parseBands,
  parseBase,
  parseExtra,
  parseLines,
  parseSpecialTime,
  parseWaiting,
  parseWhole,
  type Measures,
} from './tariff-lines.ts';
import {
  LARGEST_VAT,
  LONGEST_EXTRA,
  LONGEST_TARIFF_NAME,
  MOST_BANDS,
  MOST_EXTRAS,
  MOST_TIMES,
  type Extra,
  type Rates,
  type SpecialTime,
  type TariffTerms,
} from './tariff.ts';

/** The form of a tariff. In long texts, each line has one band, special time, extra or row of the matrix. */
export interface TariffForm extends Readonly<Record<TariffField, string>> {
  readonly currency: Currency;
  readonly unit: LengthUnit;
  readonly how: TariffTerms['rounding']['how'];
}

/** An empty form. `from` is the first day, such as `2026-03-01`. */
export const emptyTariffForm = (from: string): TariffForm => ({
  name: '',
  currency: FIRST_CURRENCY,
  unit: 'km',
  from,
  base: '',
  bands: '',
  waiting: '',
  otherBase: '',
  otherBands: '',
  otherWaiting: '',
  times: '',
  extras: '',
  minimum: '',
  rounding: '',
  how: 'nearest',
  vat: '',
  fixed: '',
});

type Parsed<T> = Result<T, TariffInputError>;

function inField<T>(field: TariffField, parsed: Result<T, LineFlaw>): Parsed<T> {
  return parsed.ok ? parsed : fail({ code: 'tariff-unusable', field, ...parsed.error });
}

interface RateFields {
  readonly base: TariffField;
  readonly bands: TariffField;
  readonly waiting: TariffField;
}

const RATES: RateFields = { base: 'base', bands: 'bands', waiting: 'waiting' };
const OTHER: RateFields = { base: 'otherBase', bands: 'otherBands', waiting: 'otherWaiting' };

function parseRates(form: TariffForm, fields: RateFields): Result<Rates, readonly TariffInputError[]> {
  const base = inField(fields.base, parseBase(form[fields.base], form));
  const included = base.ok ? base.value.included : 0;
  const bands = inField(fields.bands, parseBands(form[fields.bands], MOST_BANDS, included, form));
  const waiting = inField(fields.waiting, parseWaiting(form[fields.waiting], form));
  if (base.ok && bands.ok && waiting.ok)
    return succeed({ ...base.value, bands: bands.value, waiting: waiting.value });
  return fail([base, bands, waiting].flatMap((each) => (each.ok ? [] : [each.error])));
}

function parseTimes(
  typed: string,
  hasOtherRates: boolean,
  measures: Measures,
): Result<readonly SpecialTime[], LineFlaw> {
  return parseLines(typed, MOST_TIMES, (line) => {
    const time = parseSpecialTime(line, measures);
    return time.ok && time.value.effect.kind === 'other-rates' && !hasOtherRates
      ? fail({ line, why: 'no-other-rates' as const })
      : time;
  });
}

function parseExtras(typed: string, measures: Measures): Result<readonly Extra[], LineFlaw> {
  const names = new Set<string>();
  return parseLines(typed, MOST_EXTRAS, (line) => {
    const extra = parseExtra(line, LONGEST_EXTRA, measures);
    if (!extra.ok) return extra;
    if (names.has(folded(extra.value.name))) return fail({ line, why: 'twice' as const });
    names.add(folded(extra.value.name));
    return extra;
  });
}

const parseOptional = (typed: string, otherwise: number, measures: Measures) =>
  typedText(typed) === '' ? succeed(otherwise) : parseWhole(typedText(typed), measures);

function parseVat(typed: string): Result<number, LineFlaw> {
  const line = typedText(typed);
  const vat = line === '' ? 0 : readRate(line);
  if (vat === undefined) return fail({ line, why: 'unreadable' });
  return vat > LARGEST_VAT ? fail({ line, why: 'too-large' }) : succeed(vat);
}

function parseName(typed: string): Parsed<string> {
  const name = typedText(typed);
  const isUsable = name !== '' && name.length <= LONGEST_TARIFF_NAME;
  return isUsable ? succeed(name) : fail({ code: 'name-unusable', field: 'name' });
}

/** The present time, and the service's zone. */
export interface NowInZone {
  readonly now: Date;
  /** An IANA name. */
  readonly timeZone: string;
}

/** Three years. The rules allow five days more, because the clock of a device may be wrong. */
const MOST_DAYS_AHEAD = 1095;

function parseFrom(typed: string, { now, timeZone }: NowInZone, replaces: boolean): Parsed<Date> {
  const today = dayAt(now, timeZone);
  const isUsable =
    isDay(typed) && typed >= plusDays(today, replaces ? 1 : 0) && typed <= plusDays(today, MOST_DAYS_AHEAD);
  return isUsable
    ? succeed(periodOf(typed, typed, timeZone).from)
    : fail({ code: 'day-unusable', field: 'from' });
}

/**
 * Parses the form of a tariff. Fails with all errors, in the order of the fields. The earliest first day is today. For
 * a name in `known` it is tomorrow, because prices of today may be agreed already.
 */
export function parseTariff(
  form: TariffForm,
  now: NowInZone,
  known: ReadonlySet<string> = new Set(),
): Result<TariffTerms, readonly TariffInputError[]> {
  const name = parseName(form.name);
  const day = parseFrom(form.from, now, name.ok && known.has(name.value));
  const rates = parseRates(form, RATES);
  const hasOther = [form.otherBase, form.otherBands, form.otherWaiting].some((typed) => typed.trim() !== '');
  const other = hasOther ? parseRates(form, OTHER) : succeed(null);
  const times = inField('times', parseTimes(form.times, hasOther, form));
  const extras = inField('extras', parseExtras(form.extras, form));
  const minimum = inField('minimum', parseOptional(form.minimum, 0, form));
  const to = inField('rounding', parseOptional(form.rounding, 1, form));
  const vat = inField('vat', parseVat(form.vat));
  const fixed = inField('fixed', parsePriceMatrix(form.fixed, form.currency));
  if (
    name.ok &&
    day.ok &&
    rates.ok &&
    other.ok &&
    times.ok &&
    extras.ok &&
    minimum.ok &&
    to.ok &&
    vat.ok &&
    fixed.ok
  ) {
    const { currency, unit, how } = form;
    return succeed({
      name: name.value,
      currency,
      unit,
      from: day.value,
      rates: rates.value,
      otherRates: other.value,
      times: times.value,
      extras: extras.value,
      minimum: minimum.value,
      // Zero means no rounding.
      rounding: { to: Math.max(1, to.value), how },
      vat: vat.value,
      fixed: fixed.value,
    });
  }
  const [rateErrors, otherErrors] = [rates, other].map((each) => (each.ok ? [] : each.error));
  const of = (...each: readonly Parsed<unknown>[]) => each.flatMap((one) => (one.ok ? [] : [one.error]));
  return fail([
    ...of(name, day),
    ...(rateErrors ?? []),
    ...(otherErrors ?? []),
    ...of(times, extras, minimum, to, vat, fixed),
  ]);
}
