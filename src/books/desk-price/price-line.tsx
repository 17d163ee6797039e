import type { Currency } from '#domain/books/model/basics/money.ts';
import type { AgreedPrice } from '#domain/books/model/fares/fare.ts';
import { useDeskPriceCopy } from './desk-price-copy.ts';
import { usePriceText } from './use-price-text.ts';

interface PriceLineProps {
  /** `null` shows nothing. */
  price: AgreedPrice | null;
  currency: Currency;
}

/** The price of a booking, as agreed by the form's fields. Changes of the price are announced. */
export function PriceLine({ price, currency }: PriceLineProps) {
  const copy = useDeskPriceCopy();
  const textOf = usePriceText();
  return (
    <output className="flex flex-wrap items-baseline justify-between gap-x-3 empty:sr-only">
      {price !== null && (
        <>
          <span className="text-sm text-ink-soft">
            {price.source === 'about' ? copy.aboutNote : copy.price}
          </span>
          <b className="text-lg tabular-nums">{textOf(price, currency)}</b>
        </>
      )}
    </output>
  );
}
