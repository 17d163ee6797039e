import type { LengthUnit } from '../basics/length.ts';
import type { Currency } from '../basics/money.ts';

/** The most bands of distance, special times, extras, and places with fixed prices of a tariff. */
export const MOST_BANDS = 4;
export const MOST_TIMES = 8;
export const MOST_EXTRAS = 12;
export const MOST_FIXED_PLACES = 40;
export const LONGEST_TARIFF_NAME = 60;
/** The longest name of an extra. */
export const LONGEST_EXTRA = 60;
/** The most tariffs that a page reads, past tariffs included. */
export const MOST_TARIFFS = 300;
/** The largest tax: half of the price without tax, in thousandths. */
export const LARGEST_VAT = 500;
/** A surcharge of 100 %. Thousandths. */
export const LARGEST_SHARE = 1000;
/** The shortest step of waiting, and the longest waiting. Seconds. */
export const SHORTEST_WAIT = 10;
export const LONGEST_WAIT = 86_400;

/** A part of the distance. It ends at the length `upTo`; `null` means the rest of the way. */
export interface Band {
  readonly upTo: number | null;
  /** The length of a step, which is charged when it begins; `null` if the price is for a kilometre or mile. */
  readonly step: number | null;
  readonly price: number;
}

export interface Waiting {
  /** Seconds without charge. */
  readonly free: number;
  /** Seconds of a step, which is charged when it begins; `null` if the price is for an hour. */
  readonly step: number | null;
  readonly price: number;
}

export interface Rates {
  readonly base: number;
  /** The length that the base includes. */
  readonly included: number;
  /** The bands begin at the included length. The last band has no end. */
  readonly bands: readonly Band[];
  readonly waiting: Waiting;
}

/** A share of the metered price, in thousandths. */
interface Share {
  readonly kind: 'share';
  readonly permille: number;
}

interface Fixed {
  readonly kind: 'amount';
  readonly amount: number;
}

export type Surcharge = Share | Fixed;

/** A time with other prices. The first special time that covers a pick-up counts. */
export interface SpecialTime {
  /** `weekdays` count from Monday, 0. `days` are of one year (`2026-04-03`) or of every year (`12-25`). */
  readonly on: { readonly weekdays: readonly number[] } | { readonly days: readonly string[] };
  /** Such as `22:00`. If `until` is not later, the time ends on the next day. */
  readonly from: string;
  /** The first minute after the special time; `24:00` is midnight. */
  readonly until: string;
  readonly effect: Surcharge | { readonly kind: 'other-rates' };
}

export interface Extra {
  readonly name: string;
  readonly surcharge: Surcharge;
}

export const ROUNDINGS = ['nearest', 'up', 'down'] as const;

/** Fixed prices from each place (row) to each place (column); `null` where there is none. */
export interface FixedPrices {
  readonly places: readonly string[];
  readonly prices: readonly (readonly (number | null)[])[];
}

/** The terms of a tariff, as a system administrator enters them. */
export interface TariffTerms {
  /** A tariff with the same name and a later `from` replaces this tariff from then on. */
  readonly name: string;
  readonly currency: Currency;
  readonly unit: LengthUnit;
  /** The beginning of its first day in the service's zone. A ride has the tariff that is valid at its pick-up. */
  readonly from: Date;
  readonly rates: Rates;
  /** The rates of special times with the effect `other-rates`; `null` for none. */
  readonly otherRates: Rates | null;
  readonly times: readonly SpecialTime[];
  readonly extras: readonly Extra[];
  /** The least sum of base and distance. */
  readonly minimum: number;
  /** The total is rounded to a multiple of `to`. */
  readonly rounding: { readonly to: number; readonly how: (typeof ROUNDINGS)[number] };
  /** The rate of the tax that the price contains, in thousandths of the price without tax. */
  readonly vat: number;
  readonly fixed: FixedPrices;
}

/** A stored tariff. Its terms never change, so each old price can be computed again. */
export interface Tariff extends TariffTerms {
  readonly id: string;
  /** `by` is the uid of the author, `at` the time. */
  readonly by: string;
  readonly at: Date;
  /** Its end, or `null`. A withdrawn tariff ends when it begins. Any other ends when the next one begins. */
  readonly until: Date | null;
  /** Who has withdrawn it, as a uid, and when. Rides with a price by this tariff keep the price. */
  readonly withdrawn: { readonly by: string; readonly at: Date } | null;
}

/** The tariffs by their beginnings. Tariffs with the same beginning are in the order in which they were stored. */
export const inTime = (tariffs: readonly Tariff[]): readonly Tariff[] =>
  tariffs.toSorted(
    (one, other) =>
      one.from.getTime() - other.from.getTime() ||
      one.at.getTime() - other.at.getTime() ||
      (one.id < other.id ? -1 : 1),
  );

/** The valid tariff of each name at a time: the last one that has begun and not ended. */
function validAt(tariffs: readonly Tariff[], at: Date): ReadonlySet<Tariff> {
  const begun = inTime(tariffs.filter(({ from, until }) => from <= at && (until === null || at < until)));
  return new Set(new Map(begun.map((tariff) => [tariff.name, tariff])).values());
}

/** The tariff of this name that is valid at a time; `null` if there is none. */
export const tariffAt = (tariffs: readonly Tariff[], name: string, at: Date): Tariff | null =>
  [...validAt(tariffs, at)].find((tariff) => tariff.name === name) ?? null;

const STATES = ['valid', 'coming', 'past', 'withdrawn'] as const;

export interface StatedTariff {
  readonly tariff: Tariff;
  /** `coming`: it has not begun. `past`: it has ended, or a later one of its name has begun. */
  readonly state: (typeof STATES)[number];
}

/** The tariffs in the order of `STATES`, then by name, then the latest first. */
export function inOrder(tariffs: readonly Tariff[], at: Date): readonly StatedTariff[] {
  const valid = validAt(tariffs, at);
  const stateOf = (tariff: Tariff) => {
    if (tariff.withdrawn !== null) return 'withdrawn';
    return valid.has(tariff) ? 'valid' : tariff.from > at ? 'coming' : 'past';
  };
  const stated = tariffs.map((tariff): StatedTariff => ({ tariff, state: stateOf(tariff) }));
  return stated.toSorted(
    (one, other) =>
      STATES.indexOf(one.state) - STATES.indexOf(other.state) ||
      one.tariff.name.localeCompare(other.tariff.name) ||
      other.tariff.from.getTime() - one.tariff.from.getTime(),
  );
}
