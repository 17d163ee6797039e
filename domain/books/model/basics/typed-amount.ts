import { fail, succeed, type Result } from '../../../shared/result.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { CURRENCIES, decimalsOf, LARGEST_AMOUNT, type Currency } from './money.ts';

export type AmountFlaw = 'unreadable' | 'negative' | 'too-many-decimals' | 'too-large' | 'other-currency';

/** Signs that mean exactly one of the `CURRENCIES`. `kr` is missing, because three currencies use it. */
const SIGNS: Readonly<Record<string, Currency>> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  $: 'USD',
  'FR.': 'CHF',
};

const NAME = String.raw`[\p{Sc}]|[a-z]{3}|fr\.`;
const AMOUNT = new RegExp(String.raw`^(${NAME})? ?([-−])?(\d+)(?:[.,](\d*))? ?(${NAME})?$`, 'iu');

function currencyOf(name: string): Currency | undefined {
  const written = name.toUpperCase();
  return CURRENCIES.find((each) => each === written) ?? SIGNS[written];
}

/**
 * Parses a typed amount, such as `12,50` or `12.50`, into the smallest unit. The currency may stand before or after the
 * number. There is no thousands separator, so `1.234` is refused and never read as 1234.
 */
export function parseAmount(typed: string, currency: Currency): Result<number, AmountFlaw> {
  const [found, before, minus, whole = '', decimals = '', after] = AMOUNT.exec(typedText(typed)) ?? [];
  if (found === undefined) return fail('unreadable');
  const names = [before, after].filter((name) => name !== undefined);
  if (names.some((name) => currencyOf(name) !== currency)) return fail('other-currency');
  if (minus !== undefined) return fail('negative');
  const places = decimalsOf(currency);
  if (decimals.length > places) return fail('too-many-decimals');
  const amount = Number(whole + decimals.padEnd(places, '0'));
  return amount > LARGEST_AMOUNT ? fail('too-large') : succeed(amount);
}

/** An amount as a text, such as `12.50`, with the language's decimal sign. */
export function typedAmount(amount: number, currency: Currency, sign = '.'): string {
  const places = decimalsOf(currency);
  const digits = String(amount).padStart(places + 1, '0');
  return places === 0 ? digits : digits.slice(0, -places) + sign + digits.slice(-places);
}
