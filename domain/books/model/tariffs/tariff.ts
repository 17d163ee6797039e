import type { LengthUnit } from '../basics/length.ts';
import type { Currency } from '../basics/money.ts';

/** How many bands of distance, special times and extras a tariff has at most, and places with fixed prices. */
export const MOST_BANDS = 4;
export const MOST_TIMES = 8;
export const MOST_EXTRAS = 12;
export const MOST_FIXED_PLACES = 40;
export const LONGEST_TARIFF_NAME = 60;
/** The name of an extra. */
export const LONGEST_EXTRA = 60;
/** All tariffs of all years that a page reads. */
export const MOST_TARIFFS = 300;
/** At most half of the price without it. Thousandths. */
export const LARGEST_VAT = 500;
/** Surcharges at most double a price. Thousandths. */
export const LARGEST_SHARE = 1000;
/** The shortest step of waiting, and the longest waiting. Seconds. */
export const SHORTEST_WAIT = 10;
export const LONGEST_WAIT = 86_400;

/** The distance up to a length; `null` for the rest of the way. */
export interface Band {
  readonly upTo: number | null;
  /** A step is charged when it has begun. `null`: by the length, for a kilometre or mile. */
  readonly step: number | null;
  /** For one step, or for one kilometre or mile. */
  readonly price: number;
}

export interface Waiting {
  /** Seconds without charge. */
  readonly free: number;
  /** Seconds of a step, which is charged when it has begun. `null`: by the time, for an hour. */
  readonly step: number | null;
  readonly price: number;
}

export interface Rates {
  readonly base: number;
  /** The length that the base includes. */
  readonly included: number;
  /** From the included length on; the last one has no end. */
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

/** When a ride costs more: the first special time that covers its pick-up counts. */
export interface SpecialTime {
  /** Weekdays, Monday is zero; or days, of one year (`2026-04-03`) or of all (`12-25`). */
  readonly on: { readonly weekdays: readonly number[] } | { readonly days: readonly string[] };
  /** `22:00`. A time until one that is not later lasts past midnight. */
  readonly from: string;
  /** The first minute after it; `24:00` is midnight. */
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
  /** A later tariff with the same name replaces it from its first day on. */
  readonly name: string;
  readonly currency: Currency;
  readonly unit: LengthUnit;
  /** The beginning of the first day of its pick-ups, in the service's zone. */
  readonly from: Date;
  readonly rates: Rates;
  /** For special times. */
  readonly otherRates: Rates | null;
  readonly times: readonly SpecialTime[];
  readonly extras: readonly Extra[];
  /** The least price of base and distance. */
  readonly minimum: number;
  /** The sum becomes a multiple of `to`. */
  readonly rounding: { readonly to: number; readonly how: (typeof ROUNDINGS)[number] };
  /** The rate of the tax that the price contains, in thousandths of the price without it. */
  readonly vat: number;
  readonly fixed: FixedPrices;
}

/** A stored tariff, whose terms never change, so that each old price can be computed again. */
export interface Tariff extends TariffTerms {
  readonly id: string;
  /** The uid of its author, and the time. */
  readonly by: string;
  readonly at: Date;
  /** Where a later one of its name begins, even if that is withdrawn later; its own beginning after a withdrawal. */
  readonly until: Date | null;
  /**
   * The uid of the system administrator who has withdrawn it, and the time. The rides that it has priced keep their
   * price.
   */
  readonly withdrawn: { readonly by: string; readonly at: Date } | null;
}

/** In the order of their validity: of those of one day the last stored one comes last. */
export const inTime = (tariffs: readonly Tariff[]): readonly Tariff[] =>
  tariffs.toSorted(
    (one, other) =>
      one.from.getTime() - other.from.getTime() ||
      one.at.getTime() - other.at.getTime() ||
      (one.id < other.id ? -1 : 1),
  );

/** The tariffs that are valid at a time: for each name the last one that has begun, unless it has ended. */
function validAt(tariffs: readonly Tariff[], at: Date): ReadonlySet<Tariff> {
  const begun = inTime(tariffs.filter(({ from, until }) => from <= at && (until === null || at < until)));
  return new Set(new Map(begun.map((tariff) => [tariff.name, tariff])).values());
}

/** The tariff of this name that is valid at a time; `null` if none has begun. */
export const tariffAt = (tariffs: readonly Tariff[], name: string, at: Date): Tariff | null =>
  [...validAt(tariffs, at)].find((tariff) => tariff.name === name) ?? null;

const STATES = ['valid', 'coming', 'past', 'withdrawn'] as const;

export interface StatedTariff {
  readonly tariff: Tariff;
  /** `past`: a later one of its name has begun, or was to begin. */
  readonly state: (typeof STATES)[number];
}

/** The valid tariffs, those to come, the replaced and the withdrawn ones; each by name, the later ones first. */
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
