import { useImperativeHandle } from 'react';
import { EMPTY_AGREEMENT, parseAgreement } from '#domain/books/model/fares/typed-agreement.ts';
import type { PriceList } from '#domain/books/services/ride-prices.ts';
import type { SlotProps, SlotTrip } from '#core/slots/ride-slots.ts';
import { useAmount } from '../tariffs/use-amount.ts';
import { useBooks } from '../use-books.ts';
import { usePriceList } from '../use-price-list.ts';
import { useOwnPriceCopy } from './own-price-copy.ts';

function ShownPrice({ trip, ref, list }: SlotProps['ownBooking'] & { list: PriceList }) {
  const copy = useOwnPriceCopy();
  const { rideFares, firmTariffs } = useBooks();
  const agreementFor = (of: SlotTrip | null) => {
    const priced = of && { ...of, pickUpAt: of.pickUpAt ?? firmTariffs.now() };
    const parsed = parseAgreement(EMPTY_AGREEMENT, { ...list, trip: priced, payer: null });
    return parsed.ok ? parsed.value : null;
  };
  const agreement = agreementFor(trip);
  const price = agreement?.price ?? null;
  const amount = useAmount(agreement?.terms.currency ?? list.settings.currency);
  useImperativeHandle(ref, () => ({
    batchFor(ride, other = trip) {
      const booked = agreementFor(other);
      // Only a fixed price is promised to a passenger, so no other price is stored.
      return booked?.price?.source === 'fixed' ? rideFares.bookingBatch(ride, booked, list) : [];
    },
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

/** The price of a passenger's trip before booking, if the firm shows prices. A failure shows nothing. */
export function BookingPrice(props: SlotProps['ownBooking']) {
  const { value: list } = usePriceList();
  return list !== null && list.settings.shown && <ShownPrice {...props} list={list} />;
}
