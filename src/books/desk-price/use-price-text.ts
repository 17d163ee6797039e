import type { Currency } from '#domain/books/model/basics/money.ts';
import type { AgreedPrice, FareTerms } from '#domain/books/model/fares/fare.ts';
import { useLanguage } from '#words/language-context.ts';
import { useFormat } from '#words/use-format.ts';
import { amountIn } from '../tariffs/use-amount.ts';
import { useDeskPriceCopy } from './desk-price-copy.ts';

/** Returns a function that words currency and tax of a price without a tariff. */
export function useTermsText(): (terms: FareTerms) => string {
  const copy = useDeskPriceCopy();
  const { number } = useFormat();
  return ({ currency, vat }) => copy.noTariff(currency, number(vat / 10));
}

/** Returns a function that words an agreed price, such as `About €14.20`. */
export function usePriceText(): (
  price: Pick<AgreedPrice, 'amount' | 'source'>,
  currency: Currency,
) => string {
  const { sources } = useDeskPriceCopy();
  const { language } = useLanguage();
  return ({ amount, source }, currency) => sources[source](amountIn(amount, currency, language));
}
