import { fail, succeed, type Result } from '../../../shared/result.ts';
import { typedText } from '../../../shared/typed-text.ts';
import { CURRENCIES, decimalsOf, LARGEST_AMOUNT, type Currency } from './money.ts';

export type AmountFlaw = 'unreadable' | 'negative' | 'too-many-decimals' | 'too-large' | 'other-currency';

/** The signs that stand for one currency only; `kr` stands for three. */
const SIGNS: Readonly<Record<string, Currency>> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  $: 'USD',
  'FR.': 'CHF',
};

const NAME = String.raw`[\p{Sc}]|[a-z]{3}|fr\.`;
const AMOUNT = new RegExp(String.raw`^(${NAME})? ?([-−])?(\d+)(?:[.,](\d+))? ?(${NAME})?$`, 'iu');

function currencyOf(name: string): Currency | undefined {
  const written = name.toUpperCase();
  return CURRENCIES.find((each) => each === written) ?? SIGNS[written];
}

/**
 * Parses a typed amount, `12,50` or `12.50`, perhaps beside its currency, into the smallest unit. Digits are never
 * grouped, so that a third decimal is refused and not read as a thousand.
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

/** An amount as it is typed: `12.50`, with the decimal sign of the language. */
export function typedAmount(amount: number, currency: Currency, sign = '.'): string {
  const places = decimalsOf(currency);
  const digits = String(amount).padStart(places + 1, '0');
  return places === 0 ? digits : digits.slice(0, -places) + sign + digits.slice(-places);
}
