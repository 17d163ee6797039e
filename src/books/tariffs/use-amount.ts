import { decimalsOf, type Currency } from '#domain/books/model/basics/money.ts';
import { useLanguage } from '#words/language-context.ts';
import { LOCALES } from '#words/use-format.ts';

/** Formats an amount of the smallest unit with its currency: `€12.50`. */
export function useAmount(currency: Currency): (amount: number) => string {
  const { language } = useLanguage();
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency });
  return (amount) => format.format(amount / 10 ** decimalsOf(currency));
}
