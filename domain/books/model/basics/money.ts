/** Currencies by ISO 4217. An amount is an integer of a currency's smallest unit. */
export const CURRENCIES = ['CHF', 'CZK', 'DKK', 'EUR', 'GBP', 'JPY', 'NOK', 'PLN', 'SEK', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The currency of a typed price without a tariff. */
export const FIRST_CURRENCY: Currency = 'EUR';

/** The decimals of an amount of the currency. */
export const decimalsOf = (currency: Currency): number => (currency === 'JPY' ? 0 : 2);

/** The largest typed amount, in the smallest unit. The rules have the same number of digits. */
export const LARGEST_AMOUNT = 9_999_999;

/** A quotient of integers below 4 × 10¹⁵, rounded to an integer, half away from zero. `divisor` is positive. */
export function rounded(dividend: number, divisor: number): number {
  const size = Math.abs(dividend);
  const rest = size % divisor;
  const whole = (size - rest) / divisor + (2 * rest >= divisor ? 1 : 0);
  // Not -0, which is no integer of a database.
  return dividend < 0 && whole > 0 ? -whole : whole;
}

/** The tax in a total that includes it; `rate` is in thousandths of the rest. */
export const taxIn = (total: number, rate: number): number => rounded(total * rate, 1000 + rate);
