import type { Currency } from '#domain/books/model/basics/money.ts';
import type { AgreedPrice } from '#domain/books/model/fares/fare.ts';
import { useLanguage } from '#words/language-context.ts';
import { amountIn } from '../tariffs/use-amount.ts';
import { useDeskPriceCopy } from './desk-price-copy.ts';

/** An agreed price in words: `About €14.20`. */
export function usePriceText(): (
  price: Pick<AgreedPrice, 'amount' | 'source'>,
  currency: Currency,
) => string {
  const { sources } = useDeskPriceCopy();
  const { language } = useLanguage();
  return ({ amount, source }, currency) => sources[source](amountIn(amount, currency, language));
}
