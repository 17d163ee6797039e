import { count, documentOf, listOf, mapOf, oneOf, orNull } from '../../../shared/composed-decoders.ts';
import { text, time, type Decoder } from '../../../shared/decoders.ts';
import { SERVER_TIME, type Batch } from '../../../shared/record-write.ts';
import { LENGTH_UNITS } from '../basics/length.ts';
import { CURRENCIES } from '../basics/money.ts';
import {
  inTime,
  ROUNDINGS,
  tariffAt,
  type Band,
  type Extra,
  type FixedPrices,
  type Rates,
  type SpecialTime,
  type Surcharge,
  type Tariff,
  type TariffTerms,
  type Waiting,
} from './tariff.ts';

export const tariffPath = (id: string) => `tariffs/${id}`;

/** A number in a stored text; `-` stands for none. */
const numberOrNone = (part: string | undefined) => (part === undefined || part === '-' ? null : Number(part));
const orNone = (value: number | null) => (value === null ? '-' : String(value));

/** A decoder of texts of this form. `read` receives the form's groups. */
function parts<T>(form: RegExp, read: (parts: readonly (string | undefined)[]) => T): Decoder<T> {
  return (stored) => {
    const found = typeof stored === 'string' ? form.exec(stored) : null;
    return found === null ? undefined : read(found.slice(1));
  };
}

const band = parts(/^(\d+|-) (\d+|-) (\d+)$/, ([upTo, step, price]): Band => ({
  upTo: numberOrNone(upTo),
  step: numberOrNone(step),
  price: Number(price),
}));
const storedBand = ({ upTo, step, price }: Band) => `${orNone(upTo)} ${orNone(step)} ${price}`;

const waiting = parts(/^(\d+) (\d+|-) (\d+)$/, ([free, step, price]): Waiting => ({
  free: Number(free),
  step: numberOrNone(step),
  price: Number(price),
}));
const storedWaiting = ({ free, step, price }: Waiting) => `${free} ${orNone(step)} ${price}`;

const surchargeIn = (amount: string | undefined, permille: string | undefined): Surcharge =>
  amount === undefined
    ? { kind: 'share', permille: Number(permille) }
    : { kind: 'amount', amount: Number(amount) };
const storedSurcharge = (surcharge: Surcharge) =>
  surcharge.kind === 'share' ? `${surcharge.permille}‰` : `+${surcharge.amount}`;

const specialTime = parts(
  /^(?:([0-6]{1,7})|([\d,-]+)) (\d\d:\d\d)-(\d\d:\d\d) (?:\+(\d+)|(\d+)‰|\*)$/,
  ([weekdays, days = '', from = '', until = '', amount, permille]): SpecialTime => ({
    on: weekdays === undefined ? { days: days.split(',') } : { weekdays: Array.from(weekdays, Number) },
    from,
    until,
    effect:
      amount === undefined && permille === undefined
        ? { kind: 'other-rates' }
        : surchargeIn(amount, permille),
  }),
);
const storedTime = ({ on, from, until, effect }: SpecialTime) =>
  [
    'weekdays' in on ? on.weekdays.join('') : on.days.join(','),
    `${from}-${until}`,
    effect.kind === 'other-rates' ? '*' : storedSurcharge(effect),
  ].join(' ');

const extra = parts(/^(?:\+(\d+)|(\d+)‰) (.+)$/, ([amount, permille, name = '']): Extra => ({
  name,
  surcharge: surchargeIn(amount, permille),
}));
const storedExtra = ({ name, surcharge }: Extra) => `${storedSurcharge(surcharge)} ${name}`;

const rates: Decoder<Rates> = mapOf({ base: count, included: count, bands: listOf(band), waiting });
const storedRates = ({ base, included, bands, waiting: wait }: Rates) => ({
  base,
  included,
  bands: bands.map(storedBand),
  waiting: storedWaiting(wait),
});

const fixedRow = parts(/^((?:(?:\d+|-)\|)+)([^|]+)$/, ([prices = '', place = '']) => ({
  place,
  prices: prices.slice(0, -1).split('|').map(numberOrNone),
}));
const fixedPrices: Decoder<FixedPrices> = (stored) => {
  const rows = listOf(fixedRow)(stored);
  if (rows?.every(({ prices }) => prices.length === rows.length) !== true) return undefined;
  return { places: rows.map(({ place }) => place), prices: rows.map(({ prices }) => prices) };
};
const storedFixed = ({ places, prices }: FixedPrices) =>
  places.map((place, row) => [...(prices[row] ?? []).map(orNone), place].join('|'));

const read = documentOf({
  name: text,
  currency: oneOf(CURRENCIES),
  unit: oneOf(LENGTH_UNITS),
  from: time,
  rates,
  otherRates: orNull(rates),
  times: listOf(specialTime),
  extras: listOf(extra),
  minimum: count,
  rounding: mapOf({ to: count, how: oneOf(ROUNDINGS) }),
  vat: count,
  fixed: fixedPrices,
  by: text,
  at: time,
  until: orNull(time),
  withdrawn: orNull(mapOf({ by: text, at: time })),
});

/** Reads the document of a tariff; `null` if it is damaged. */
export const readTariff = (id: string, stored: unknown): Tariff | null => read(id, stored);

/** The batch that withdraws a tariff. It then ends when it begins, so it is never valid. */
export const withdrawalBatch = ({ id, from }: Pick<Tariff, 'id' | 'from'>, by: string): Batch => [
  { kind: 'update', path: tariffPath(id), fields: { until: from, withdrawn: { by, at: SERVER_TIME } } },
];

/** Ends a tariff when the next one of its name begins. Withdraws it if the next one begins no later. */
const endBatch = (tariff: Tariff, { from }: Pick<Tariff, 'from'>, by: string): Batch =>
  from <= tariff.from
    ? withdrawalBatch(tariff, by)
    : [{ kind: 'update', path: tariffPath(tariff.id), fields: { until: from } }];

const named = (tariffs: readonly Tariff[], name: string) =>
  inTime(tariffs.filter((tariff) => tariff.name === name && tariff.withdrawn === null));

/** For the tariffs of a name, the batch that ends each before it overlaps the next; empty if none would overlap. */
export function chainBatch(tariffs: readonly Tariff[], name: string, by: string): Batch {
  const chain = named(tariffs, name);
  return chain.flatMap((tariff, nth) => {
    const next = chain[nth + 1];
    const isEnded = next === undefined || (tariff.until !== null && tariff.until <= next.from);
    return isEnded ? [] : endBatch(tariff, next, by);
  });
}

/**
 * The batch that stores a new tariff and the end of the former one of its name. The new one ends when the next one
 * begins. Both ends are stored, because the rules cannot search for a later tariff.
 */
export function newTariffBatch(
  id: string,
  by: string,
  terms: TariffTerms,
  known: readonly Tariff[] = [],
): Batch {
  const { rounding, name, from } = terms;
  const others = named(known, name).filter((tariff) => tariff.id !== id);
  const former = tariffAt(others, name, from);
  const next = others.find((tariff) => tariff.from > from);
  const fields = {
    name: terms.name,
    currency: terms.currency,
    unit: terms.unit,
    from: terms.from,
    rates: storedRates(terms.rates),
    otherRates: terms.otherRates === null ? null : storedRates(terms.otherRates),
    times: terms.times.map(storedTime),
    extras: terms.extras.map(storedExtra),
    minimum: terms.minimum,
    rounding: { to: rounding.to, how: rounding.how },
    vat: terms.vat,
    fixed: storedFixed(terms.fixed),
    ...(next !== undefined && { until: next.from }),
    by,
    at: SERVER_TIME,
  };
  const ended = former === null ? [] : endBatch(former, terms, by);
  return [{ kind: 'set', path: tariffPath(id), fields }, ...ended];
}
