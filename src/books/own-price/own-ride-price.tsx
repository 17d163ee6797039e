import type { Fare } from '#domain/books/model/fares/fare.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import type { SlotProps } from '#core/slots/ride-slots.ts';
import { ReceiptLink } from '../receipt/receipt-link.tsx';
import { useAmount } from '../tariffs/use-amount.ts';
import { useBooks } from '../use-books.ts';
import { useOwnPriceCopy } from './own-price-copy.ts';

function FareText({ fare: { agreed, end, currency } }: { fare: Fare }) {
  const copy = useOwnPriceCopy();
  const amount = useAmount(currency);
  if (end !== null) return copy.paid[end.paid](amount(end.total));
  if (agreed === null) return null;
  const { source } = agreed;
  const says = source === 'fixed' ? copy.fixed : source === 'typed' ? copy.agreed : copy.about;
  return says(amount(agreed.amount));
}

/** The price of a passenger's ride. Without a price, with a hidden one, and after a failure it is silent. */
export function OwnRidePrice({ ride }: SlotProps['ownRide']) {
  const { rideFares } = useBooks();
  const { value } = useRequest({ id: ride.id, rev: ride.rev }, async ({ id }) => {
    const fare = await rideFares.byRide(id);
    return fare.ok ? succeed({ fare: fare.value }) : fare;
  });
  const fare = value?.fare ?? null;
  return (
    fare !== null && (
      <div className="flex flex-wrap items-baseline gap-x-4">
        <p className="font-medium empty:hidden">
          <FareText fare={fare} />
        </p>
        <ReceiptLink ride={ride.id} end={fare.end} />
      </div>
    )
  );
}
