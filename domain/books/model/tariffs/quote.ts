import type { WallTime } from '../../../shared/time/wall-time.ts';
import type { TripEnd } from '../../../shared/trip-end.ts';
import type { LengthUnit } from '../basics/length.ts';
import { rounded } from '../basics/money.ts';
import { fixedPriceOf, priceOf } from './ride-price.ts';
import type { TariffTerms } from './tariff.ts';

export interface QuotedTrip {
  readonly from: TripEnd;
  readonly to: TripEnd;
  /** The pick-up in the service's zone. */
  readonly at: WallTime;
  /** The typed length, in tenths of a metre or of a yard by the tariff's unit; `null` if none was typed. */
  readonly length: number | null;
  /** The payer's discount. Thousandths. */
  readonly discount: number;
}

export interface Quote {
  readonly amount: number;
  /** `about` is an estimate, and the screens must say so. */
  readonly source: 'fixed' | 'tariff' | 'about';
  /** Row and column of a fixed price; otherwise `null`. */
  readonly cell: readonly [row: number, column: number] | null;
  /** The districts of a fixed price; otherwise `[]`. */
  readonly places: readonly string[];
  /** The length for which the price was computed, in tenths like the typed length; `null` for a fixed price. */
  readonly length: number | null;
}

/** The average length by road divided by the straight line, for town and country together. */
const DETOUR = 1.34;
/** The mean radius of the earth, in tenths of a metre and of a yard. */
const RADIUS = { km: 63_710_088, mi: 69_674_200 };
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The estimated way by road, in tenths of a metre or of a yard; `null` if a place has no coordinates. */
export function estimatedLength(from: TripEnd, to: TripEnd, unit: LengthUnit) {
  if (from.lat === undefined || from.lng === undefined || to.lat === undefined || to.lng === undefined)
    return null;
  const north = Math.sin(radians(to.lat - from.lat) / 2);
  const east = Math.sin(radians(to.lng - from.lng) / 2);
  const half = north ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * east ** 2;
  return Math.round(2 * RADIUS[unit] * Math.asin(Math.min(1, Math.sqrt(half))) * DETOUR);
}

/** A price minus a payer's discount, rounded once. `discount` is in thousandths. */
export const discounted = (amount: number, discount: number): number =>
  amount - rounded(amount * discount, 1000);

/**
 * Returns the first price that a trip has: fixed, for the typed length, or estimated from coordinates; `null` for none.
 * The payer's discount is taken off.
 */
export function quoteFor(tariff: TariffTerms, { from, to, at, length, discount }: QuotedTrip): Quote | null {
  const fixed = fixedPriceOf(tariff.fixed, from.area, to.area);
  if (fixed !== null) {
    const { places } = tariff.fixed;
    const cell = [places.indexOf(from.area), places.indexOf(to.area)] as const;
    return {
      amount: discounted(fixed, discount),
      source: 'fixed',
      cell,
      places: [from.area, to.area],
      length: null,
    };
  }
  const reckoned = length ?? estimatedLength(from, to, tariff.unit);
  if (reckoned === null) return null;
  const { total } = priceOf(tariff, { length: reckoned, waited: 0, at, extras: [], fixed });
  const source = length === null ? 'about' : 'tariff';
  return { amount: discounted(total, discount), source, cell: null, places: [], length: reckoned };
}
