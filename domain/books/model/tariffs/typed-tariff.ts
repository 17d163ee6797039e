import { dayAt } from '../../../shared/time/wall-time.ts';
import { typedLength } from '../basics/length.ts';
import { typedPercent } from '../basics/percent.ts';
import type { TariffForm } from './parse-tariff.ts';
import type { Band, FixedPrices, Rates, SpecialTime, Surcharge, TariffTerms, Waiting } from './tariff.ts';
import { typedAmount } from '../basics/typed-amount.ts';

/** The words of a tariff's lines in one language. `tariff-lines.ts` reads both languages. */
export interface TariffWords {
  /** The decimal sign. */
  readonly sign: string;
  readonly to: string;
  readonly per: string;
  readonly begun: string;
  readonly included: string;
  readonly after: string;
  readonly hour: string;
  readonly daily: string;
  readonly otherRates: string;
  /** From Monday. */
  readonly weekdays: readonly string[];
}

export const ENGLISH: TariffWords = {
  sign: '.',
  to: 'to',
  per: 'per',
  begun: 'per begun',
  included: 'incl.',
  after: 'after',
  hour: 'h',
  daily: 'daily',
  otherRates: 'other rates',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};

export const GERMAN: TariffWords = {
  sign: ',',
  to: 'bis',
  per: 'je',
  begun: 'je angefangene',
  included: 'inkl.',
  after: 'nach',
  hour: 'Std.',
  daily: 'täglich',
  otherRates: 'andere Preise',
  weekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
};

const WEEK = 7;

function typedDuration(seconds: number, { hour }: TariffWords): string {
  if (seconds % 3600 === 0 && seconds > 0) return `${seconds / 3600} ${hour}`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

/** The rows of a spreadsheet, as `parsePriceMatrix` reads them. */
function typedMatrix({ places, prices }: FixedPrices, textOf: (amount: number) => string): string {
  if (places.length === 0) return '';
  const rows = prices.map((row, index) => [
    places[index] ?? '',
    ...row.map((price) => (price === null ? '' : textOf(price))),
  ]);
  return [['', ...places], ...rows].map((cells) => cells.join('\t')).join('\n');
}

/** The form filled with a tariff in one language. The first day is in the service's zone. */
export function typedTariff(tariff: TariffTerms, words: TariffWords, timeZone: string): TariffForm {
  const { currency, unit } = tariff;
  const { sign, to, per, begun, included, after, hour } = words;
  const amount = (value: number) => typedAmount(value, currency, sign);
  const length = (value: number) => typedLength(value, unit, sign);
  const base = (rates: Rates) =>
    rates.included === 0 ? amount(rates.base) : `${amount(rates.base)} ${included} ${length(rates.included)}`;
  const band = ({ upTo, step, price }: Band) =>
    [
      upTo === null ? '' : `${to} ${length(upTo)}: `,
      amount(price),
      step === null ? ` ${per} ${unit}` : ` ${begun} ${length(step)}`,
    ].join('');
  const waiting = ({ free, step, price }: Waiting) =>
    price === 0
      ? ''
      : [
          amount(price),
          step === null ? ` ${per} ${hour}` : ` ${begun} ${typedDuration(step, words)}`,
          free === 0 ? '' : ` ${after} ${typedDuration(free, words)}`,
        ].join('');
  const surcharge = (each: Surcharge) =>
    each.kind === 'share' ? typedPercent(each.permille, words.sign) : amount(each.amount);
  const days = (on: SpecialTime['on']) => {
    if ('days' in on) return on.days.join(', ');
    return on.weekdays.length === WEEK
      ? words.daily
      : on.weekdays.map((day) => words.weekdays[day] ?? '').join(', ');
  };
  const time = ({ on, from, until, effect }: SpecialTime) =>
    `${days(on)} ${from}-${until}: ${effect.kind === 'other-rates' ? words.otherRates : surcharge(effect)}`;
  const lines = (rates: Rates) => ({
    base: base(rates),
    bands: rates.bands.map(band).join('\n'),
    waiting: waiting(rates.waiting),
  });
  const other = tariff.otherRates === null ? { base: '', bands: '', waiting: '' } : lines(tariff.otherRates);
  return {
    name: tariff.name,
    currency,
    unit,
    from: dayAt(tariff.from, timeZone),
    ...lines(tariff.rates),
    otherBase: other.base,
    otherBands: other.bands,
    otherWaiting: other.waiting,
    times: tariff.times.map(time).join('\n'),
    extras: tariff.extras.map((each) => `${each.name}: ${surcharge(each.surcharge)}`).join('\n'),
    minimum: tariff.minimum === 0 ? '' : amount(tariff.minimum),
    rounding: tariff.rounding.to === 1 ? '' : amount(tariff.rounding.to),
    how: tariff.rounding.how,
    vat: tariff.vat === 0 ? '' : typedPercent(tariff.vat, words.sign),
    fixed: typedMatrix(tariff.fixed, amount),
  };
}
