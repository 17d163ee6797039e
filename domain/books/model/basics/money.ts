/** The currencies, by ISO 4217. An amount is an integer of the smallest unit of its currency. */
export const CURRENCIES = ['CHF', 'CZK', 'DKK', 'EUR', 'GBP', 'JPY', 'NOK', 'PLN', 'SEK', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The currency until a firm chooses its own. */
export const FIRST_CURRENCY: Currency = 'EUR';

/** How many decimals an amount of the currency has. */
export const decimalsOf = (currency: Currency): number => (currency === 'JPY' ? 0 : 2);

/** The largest amount, in the smallest unit. Patterns in `firestore.rules` allow as many digits. */
export const LARGEST_AMOUNT = 9_999_999;

/** Divides two integers below 4 × 10¹⁵ and rounds the quotient, a half away from zero. `divisor` is positive. */
export function rounded(dividend: number, divisor: number): number {
  const size = Math.abs(dividend);
  const rest = size % divisor;
  const whole = (size - rest) / divisor + (2 * rest >= divisor ? 1 : 0);
  // A database would store -0 as a floating-point number.
  return dividend < 0 && whole > 0 ? -whole : whole;
}

/** The tax that a total includes. `rate` is in thousandths of the price without tax. */
export const taxIn = (total: number, rate: number): number => rounded(total * rate, 1000 + rate);
