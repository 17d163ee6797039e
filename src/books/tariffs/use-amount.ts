import { decimalsOf, type Currency } from '#domain/books/model/basics/money.ts';
import { useLanguage } from '#words/language-context.ts';
import type { Language } from '#words/languages.ts';
import { LOCALES } from '#words/use-format.ts';

/** An amount of the smallest unit with its currency: `€12.50`. */
export const amountIn = (amount: number, currency: Currency, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(
    amount / 10 ** decimalsOf(currency),
  );

/** Formats an amount of the smallest unit with its currency. */
export function useAmount(currency: Currency): (amount: number) => string {
  const { language } = useLanguage();
  return (amount) => amountIn(amount, currency, language);
}
