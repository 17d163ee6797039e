import { useImperativeHandle } from 'react';
import { FIRST_CURRENCY } from '#domain/books/model/basics/money.ts';
import { EMPTY_AGREEMENT, parseAgreement } from '#domain/books/model/fares/typed-agreement.ts';
import type { PriceList } from '#domain/books/services/ride-prices.ts';
import type { SlotProps } from '#core/slots/ride-slots.ts';
import { useAmount } from '../tariffs/use-amount.ts';
import { useBooks } from '../use-books.ts';
import { usePriceList } from '../use-price-list.ts';
import { useOwnPriceCopy } from './own-price-copy.ts';

function ShownPrice({ trip, ref, list }: SlotProps['ownBooking'] & { list: PriceList }) {
  const copy = useOwnPriceCopy();
  const { rideFares, firmTariffs } = useBooks();
  const parsed = parseAgreement(EMPTY_AGREEMENT, {
    ...list,
    trip: trip && { ...trip, pickUpAt: trip.pickUpAt ?? firmTariffs.now() },
    payer: null,
  });
  const agreement = parsed.ok && parsed.value.price !== null ? parsed.value : null;
  const price = agreement?.price ?? null;
  const amount = useAmount(agreement?.terms.currency ?? FIRST_CURRENCY);
  useImperativeHandle(ref, () => ({
    // A passenger is promised only a fixed price.
    batchFor: (ride) =>
      agreement !== null && price?.source === 'fixed' ? rideFares.bookingBatch(ride, agreement, list) : [],
    readBack: async () => '',
  }));
  return (
    <output className="block empty:sr-only">
      {price?.source === 'fixed' && <b className="text-lg">{copy.fixed(amount(price.amount))}</b>}
      {price?.source === 'about' && (
        <>
          <b className="text-lg">{copy.about(amount(price.amount))}</b>
          <span className="block text-sm text-ink-soft">{copy.aboutNote}</span>
        </>
      )}
    </output>
  );
}

/** The price of a passenger's trip before booking, where the firm shows prices. A failure leaves the booking as is. */
export function BookingPrice(props: SlotProps['ownBooking']) {
  const { value: list } = usePriceList();
  return list !== null && list.settings.shown && <ShownPrice {...props} list={list} />;
}
