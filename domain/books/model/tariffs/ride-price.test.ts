import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekdayOf } from '../../../shared/time/day.ts';
import { plusDays } from '../../../shared/time/wall-time.ts';
import { LONGEST_LENGTH, SHORTEST_STEP } from '../basics/length.ts';
import { LARGEST_AMOUNT, rounded } from '../basics/money.ts';
import { NO_FIXED_PRICES } from './price-matrix.ts';
import { coversTime, priceOf, type PricedRide } from './ride-price.ts';
import { APPENZELL_FORM, termsIn } from './real-tariffs.builder.ts';
import {
  LARGEST_SHARE,
  LONGEST_WAIT,
  SHORTEST_WAIT,
  type Rates,
  type SpecialTime,
  type Surcharge,
  type TariffTerms,
} from './tariff.ts';

/** An exact fraction. */
type Exact = readonly [top: bigint, bottom: bigint];

const exact = (value: number, bottom = 1): Exact => [BigInt(value), BigInt(bottom)];
const plus = ([a, b]: Exact, [c, d]: Exact): Exact => [a * d + c * b, b * d];
const times = ([a, b]: Exact, [c, d]: Exact): Exact => [a * c, b * d];
const floor = ([a, b]: Exact): bigint => {
  const whole = a / b;
  return a % b !== 0n && a < 0n ? whole - 1n : whole;
};
const ceil = ([a, b]: Exact): bigint => -floor([-a, b]);
/** Rounds half away from zero in another way than the product: it adds a half and cuts the fraction off. */
const nearest = ([a, b]: Exact): bigint => {
  const size = (2n * (a < 0n ? -a : a) + b) / (2n * b);
  return a < 0n ? -size : size;
};

function exactDistance({ included, bands }: Rates, length: number, unit: number): bigint {
  let sum: Exact = exact(0);
  let steps = 0n;
  for (const [index, { upTo, step, price }] of bands.entries()) {
    const begin = bands[index - 1]?.upTo ?? included;
    const end = upTo === null || upTo > length ? length : upTo;
    if (end <= begin) continue;
    if (step === null) sum = plus(sum, times(exact(end - begin, unit), exact(price)));
    else steps += ceil(exact(end - begin, step)) * BigInt(price);
  }
  return steps + nearest(sum);
}

function exactWaiting({ waiting: { free, step, price } }: Rates, waited: number): bigint {
  if (waited <= free) return 0n;
  if (step === null) return nearest(times(exact(waited - free, 3600), exact(price)));
  return ceil(exact(waited - free, step)) * BigInt(price);
}

const exactSurcharge = (surcharge: Surcharge, metered: bigint): bigint =>
  surcharge.kind === 'amount'
    ? BigInt(surcharge.amount)
    : nearest(times([metered, 1n], exact(surcharge.permille, 1000)));

/** The total and the tax, computed with fractions. `special` is the first special time of the pick-up. */
function oracle(tariff: TariffTerms, ride: PricedRide, special: SpecialTime | undefined) {
  const isOther = ride.fixed === null && special?.effect.kind === 'other-rates';
  const rates = (isOther ? tariff.otherRates : null) ?? tariff.rates;
  const unit = tariff.unit === 'km' ? 10_000 : 17_600;
  const driven = BigInt(rates.base) + exactDistance(rates, ride.length, unit);
  const least = driven > BigInt(tariff.minimum) ? driven : BigInt(tariff.minimum);
  const metered = (ride.fixed === null ? least : BigInt(ride.fixed)) + exactWaiting(rates, ride.waited);
  const effect = ride.fixed === null ? special?.effect : undefined;
  let sum = metered;
  if (effect !== undefined && effect.kind !== 'other-rates') sum += exactSurcharge(effect, metered);
  for (const { surcharge } of ride.extras) sum += exactSurcharge(surcharge, metered);
  const { to, how } = tariff.rounding;
  const share: Exact = [sum, BigInt(to)];
  const multiple = how === 'up' ? ceil(share) : how === 'down' ? floor(share) : nearest(share);
  const total = multiple * BigInt(to);
  return { total, vat: nearest([total * BigInt(tariff.vat), BigInt(1000 + tariff.vat)]) };
}

const amount = fc.oneof(fc.nat(2000), fc.nat(LARGEST_AMOUNT));
const length = fc.oneof(fc.nat(400_000), fc.nat(LONGEST_LENGTH));
const surcharge: fc.Arbitrary<Surcharge> = fc.oneof(
  fc.record({ kind: fc.constant('share' as const), permille: fc.nat(LARGEST_SHARE) }),
  fc.record({ kind: fc.constant('amount' as const), amount }),
);
const step = fc.option(fc.integer({ min: SHORTEST_STEP, max: 60_000 }));
const rates: fc.Arbitrary<Rates> = fc
  .record({
    base: amount,
    included: fc.oneof(fc.constant(0), fc.nat(100_000)),
    ends: fc.array(fc.integer({ min: 1, max: 200_000 }), { maxLength: 3 }),
    bands: fc.array(fc.record({ step, price: amount }), { minLength: 4, maxLength: 4 }),
    waiting: fc.record({
      free: fc.nat(7200),
      step: fc.option(fc.integer({ min: SHORTEST_WAIT, max: 3600 })),
      price: amount,
    }),
  })
  .map(({ base, included, ends, bands, waiting }) => {
    let end = included;
    const limits = ends.map((further) => (end += further));
    const used = bands.slice(0, ends.length + 1);
    return { base, included, waiting, bands: used.map((each, i) => ({ upTo: limits[i] ?? null, ...each })) };
  });
const pad = (value: number) => String(value).padStart(2, '0');
const clock = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${pad(hour)}:${pad(minute)}`);
const special: fc.Arbitrary<SpecialTime> = fc.record({
  on: fc.uniqueArray(fc.nat(6), { minLength: 1 }).map((weekdays) => ({ weekdays })),
  from: clock,
  until: clock,
  effect: fc.oneof(surcharge, fc.constant({ kind: 'other-rates' as const })),
});
const terms: fc.Arbitrary<TariffTerms> = fc.record({
  name: fc.constant('Any'),
  currency: fc.constant('EUR' as const),
  unit: fc.constantFrom('km', 'mi'),
  from: fc.constant(new Date('2027-01-01')),
  rates,
  otherRates: fc.option(rates),
  times: fc.array(special, { maxLength: 4 }),
  extras: fc
    .array(surcharge, { maxLength: 3 })
    .map((all) => all.map((each, index) => ({ name: `Extra ${index}`, surcharge: each }))),
  minimum: fc.oneof(fc.constant(0), amount),
  rounding: fc.record({
    to: fc.constantFrom(1, 5, 10, 50, 100),
    how: fc.constantFrom('nearest', 'up', 'down'),
  }),
  vat: fc.constantFrom(0, 70, 81, 190, 200),
  fixed: fc.constant(NO_FIXED_PRICES),
});
const ride = fc.record({
  length,
  waited: fc.oneof(fc.constant(0), fc.nat(LONGEST_WAIT)),
  at: fc.tuple(fc.nat(400), clock).map(([day, time]) => `${plusDays('2027-01-01', day)}T${time}`),
  hasExtras: fc.boolean(),
  fixed: fc.option(amount, { freq: 8 }),
});

/** Whether a special time covers a pick-up, by minutes of the week. */
function covers({ on, from, until }: SpecialTime, at: string): boolean {
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const week = 7 * 1440;
  const now = weekdayOf(at.slice(0, 10)) * 1440 + minuteOf(at.slice(11));
  const lasts = (minuteOf(until) - minuteOf(from) + 1440) % 1440 || 1440;
  const begins = 'weekdays' in on ? on.weekdays.map((day) => day * 1440 + minuteOf(from)) : [];
  return begins.some((begin) => (now - begin + week) % week < lasts);
}

test('ten thousand random rides cost what exact fractions say, and their parts add up', () => {
  fc.assert(
    fc.property(terms, ride, (tariff, { hasExtras, ...rest }) => {
      const priced: PricedRide = { ...rest, extras: hasExtras ? tariff.extras : [] };
      const { parts, total, vat } = priceOf(tariff, priced);
      const found = oracle(
        tariff,
        priced,
        tariff.times.find((each) => covers(each, priced.at)),
      );
      expect([BigInt(total), BigInt(vat)]).toEqual([found.total, found.vat]);
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(total);
      expect(parts.every((part) => Number.isSafeInteger(part.amount))).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});

test('a half is rounded away from zero, on both sides', () => {
  expect([rounded(5, 10), rounded(4, 10), rounded(-5, 10), rounded(-4, 10), rounded(15, 10)]).toEqual([
    1, 0, -1, 0, 2,
  ]);
  expect(Object.is(rounded(-4, 10), 0)).toBe(true);
});

test('a special time of a date covers that day of each year, and the hours after midnight belong to it', () => {
  const effect = { kind: 'share', permille: 500 } as const;
  const eve = { on: { days: ['12-24'] }, from: '18:00', until: '02:00', effect };
  const pickUps = ['2026-12-24T17:59', '2026-12-24T18:00', '2027-12-25T01:59', '2027-12-25T02:00'];
  expect(pickUps.map((at) => coversTime(eve, at))).toEqual([false, true, true, false]);
  const once = { ...eve, on: { days: ['2027-12-24'] }, until: '24:00' };
  expect(['2026-12-24T18:00', '2027-12-24T23:59'].map((at) => coversTime(once, at))).toEqual([false, true]);
});

test('a part of zero is left out of a price', () => {
  const tariff = termsIn(APPENZELL_FORM);
  const at = '2027-01-06T12:00';
  const price = priceOf(tariff, { length: 0, waited: 0, at, extras: [], fixed: null });
  expect(price).toEqual({ parts: [{ kind: 'base', amount: 1000 }], total: 1000, vat: 0 });
});
