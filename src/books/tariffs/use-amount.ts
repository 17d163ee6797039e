import { decimalsOf, type Currency } from '#domain/books/model/basics/money.ts';
import { useLanguage } from '#words/language-context.ts';
import { LOCALES } from '#words/use-format.ts';

/** Creating a formatter takes longer than rendering a row. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats amounts of the smallest unit with their currency: `€12.50`. */
export function useAmounts(): (amount: number, currency: Currency) => string {
  const { language } = useLanguage();
  return (amount, currency) => {
    const key = `${language} ${currency}`;
    const format =
      formats.get(key) ?? new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency });
    formats.set(key, format);
    return format.format(amount / 10 ** decimalsOf(currency));
  };
}

/** The same for amounts of one currency. */
export function useAmount(currency: Currency): (amount: number) => string {
  const amountOf = useAmounts();
  return (amount) => amountOf(amount, currency);
}
