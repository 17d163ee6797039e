import { useCallback } from 'react';
import { decimalsOf, type Currency } from '#domain/books/model/basics/money.ts';
import { useLanguage } from '#words/language-context.ts';
import type { Language } from '#words/languages.ts';
import { LOCALES } from '#words/use-format.ts';

/** The formatters so far. Creating one takes longer than rendering a row. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats an amount: 1250 euro cents become `€12.50`. `amount` is in the smallest unit of its currency. */
export function amountIn(amount: number, currency: Currency, language: Language): string {
  const key = `${language} ${currency}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency });
  formats.set(key, format);
  return format.format(amount / 10 ** decimalsOf(currency));
}

/** Returns `amountIn` for the chosen language; the same function until the language changes. */
export function useAmounts(): (amount: number, currency: Currency) => string {
  const { language } = useLanguage();
  return useCallback((amount, currency) => amountIn(amount, currency, language), [language]);
}

/** Returns `amountIn` for one currency. */
export function useAmount(currency: Currency): (amount: number) => string {
  const { language } = useLanguage();
  return (amount) => amountIn(amount, currency, language);
}
