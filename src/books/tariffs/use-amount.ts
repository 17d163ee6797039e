import { useCallback } from 'react';
import { decimalsOf, type Currency } from '#domain/books/model/basics/money.ts';
import { useLanguage } from '#words/language-context.ts';
import type { Language } from '#words/languages.ts';
import { LOCALES } from '#words/use-format.ts';

/** Creating a formatter takes longer than rendering a row. */
const formats = new Map<string, Intl.NumberFormat>();

/** An amount of the smallest unit with its currency: `€12.50`. */
export function amountIn(amount: number, currency: Currency, language: Language): string {
  const key = `${language} ${currency}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency });
  formats.set(key, format);
  return format.format(amount / 10 ** decimalsOf(currency));
}

/** Formats amounts of the smallest unit with their currencies; the same function in one language. */
export function useAmounts(): (amount: number, currency: Currency) => string {
  const { language } = useLanguage();
  return useCallback((amount, currency) => amountIn(amount, currency, language), [language]);
}

/** The same for amounts of one currency. */
export function useAmount(currency: Currency): (amount: number) => string {
  const { language } = useLanguage();
  return (amount) => amountIn(amount, currency, language);
}
