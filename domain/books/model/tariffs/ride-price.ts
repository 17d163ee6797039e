import { weekdayOf } from '../../../shared/time/day.ts';
import { dayIn, plusDays, type Day, type WallTime } from '../../../shared/time/wall-time.ts';
import { UNIT_LENGTH, type LengthUnit } from '../basics/length.ts';
import { rounded, taxIn } from '../basics/money.ts';
import type { Extra, FixedPrices, Rates, SpecialTime, Surcharge, TariffTerms } from './tariff.ts';

/** The facts about a ride that its price depends on. */
export interface PricedRide {
  /** In tenths of a metre or of a yard, by the tariff's unit. */
  readonly length: number;
  /** Seconds. */
  readonly waited: number;
  /** The pick-up in the service's zone. */
  readonly at: WallTime;
  /** The extras of the tariff that the ride has. */
  readonly extras: readonly Extra[];
  /** The fixed price, which replaces base, distance, minimum and special times; `null` if there is none. */
  readonly fixed: number | null;
}

export type PricePart =
  | {
      readonly kind: 'fixed' | 'base' | 'distance' | 'minimum' | 'waiting' | 'time' | 'rounding';
      readonly amount: number;
    }
  | { readonly kind: 'extra'; readonly amount: number; readonly name: string };

export interface RidePrice {
  /** In the order of their computation, each rounded once. Only `rounding` may be negative. Zeros are left out. */
  readonly parts: readonly PricePart[];
  readonly total: number;
  /** The tax in the total. */
  readonly vat: number;
}

const HOUR = 3600;

const isDayOf = ({ on }: SpecialTime, day: Day): boolean =>
  'weekdays' in on
    ? on.weekdays.includes(weekdayOf(day))
    : on.days.some((each) => each === day || each === day.slice('yyyy-'.length));

/** Whether a special time covers a pick-up. Hours after midnight belong to the day on which the special time began. */
export function coversTime(special: SpecialTime, at: WallTime): boolean {
  const { from, until } = special;
  const [day, time] = [dayIn(at), at.slice('yyyy-mm-ddT'.length)];
  if (from < until) return isDayOf(special, day) && time >= from && time < until;
  return (time >= from && isDayOf(special, day)) || (time < until && isDayOf(special, plusDays(day, -1)));
}

/** Prices by step are whole amounts. The prices of all other lengths are added up and then rounded once. */
function distanceOf({ included, bands }: Rates, length: number, unit: LengthUnit): number {
  let stepped = 0;
  let byLength = 0;
  let begin = included;
  for (const { upTo, step, price } of bands) {
    const end = upTo === null ? length : Math.min(length, upTo);
    const part = Math.max(0, end - begin);
    if (step === null) byLength += part * price;
    else stepped += Math.ceil(part / step) * price;
    begin = Math.max(begin, end);
  }
  return stepped + rounded(byLength, UNIT_LENGTH[unit]);
}

function waitingOf({ waiting: { free, step, price } }: Rates, waited: number): number {
  const charged = Math.max(0, waited - free);
  return step === null ? rounded(charged * price, HOUR) : Math.ceil(charged / step) * price;
}

/** The amount that an extra or a special time adds to a metered price. */
export const surchargeOf = (surcharge: Surcharge, metered: number): number =>
  surcharge.kind === 'share' ? rounded(metered * surcharge.permille, 1000) : surcharge.amount;

function roundedTo({ to, how }: TariffTerms['rounding'], sum: number): number {
  if (how === 'up') return Math.ceil(sum / to) * to;
  return (how === 'down' ? Math.floor(sum / to) : rounded(sum, to)) * to;
}

/** A ride's price by a tariff. Shares are of the metered price, the sum of the parts before the special time. */
export function priceOf(tariff: TariffTerms, ride: PricedRide): RidePrice {
  const special = ride.fixed === null ? tariff.times.find((each) => coversTime(each, ride.at)) : undefined;
  const rates = special?.effect.kind === 'other-rates' ? (tariff.otherRates ?? tariff.rates) : tariff.rates;
  const parts: PricePart[] = [];
  const sum = () => parts.reduce((total, { amount }) => total + amount, 0);
  if (ride.fixed === null) {
    parts.push({ kind: 'base', amount: rates.base });
    parts.push({ kind: 'distance', amount: distanceOf(rates, ride.length, tariff.unit) });
    parts.push({ kind: 'minimum', amount: Math.max(0, tariff.minimum - sum()) });
  } else parts.push({ kind: 'fixed', amount: ride.fixed });
  parts.push({ kind: 'waiting', amount: waitingOf(rates, ride.waited) });
  const metered = sum();
  if (special !== undefined && special.effect.kind !== 'other-rates')
    parts.push({ kind: 'time', amount: surchargeOf(special.effect, metered) });
  for (const { name, surcharge } of ride.extras)
    parts.push({ kind: 'extra', name, amount: surchargeOf(surcharge, metered) });
  const exact = sum();
  parts.push({ kind: 'rounding', amount: roundedTo(tariff.rounding, exact) - exact });
  const total = sum();
  return {
    parts: parts.filter(({ amount }) => amount !== 0),
    total,
    vat: taxIn(total, tariff.vat),
  };
}

/** The fixed price between two places by their names; `null` if there is none. */
export function fixedPriceOf({ places, prices }: FixedPrices, from: string, to: string): number | null {
  return prices[places.indexOf(from)]?.[places.indexOf(to)] ?? null;
}
